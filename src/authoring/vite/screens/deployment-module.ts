/** Texts of the virtual modules that say what holds for the whole app: its deployment, and what its service worker shows. */
import type { LanguageDefinition, MarketDefinition, Settings } from "../../../core/format/index.ts";
import { findWire, readLaunchNames } from "../../../core/market/index.ts";
import type { Catalogue } from "../../compiler/index.ts";
import { hostName } from "./api-host.ts";
import { literal } from "./module-text.ts";
import type { ModuleSettings } from "./screen-module.ts";

/** Settings that no page needs. */
const onlyForTools = ["$schema", "site", "permissions", "remote", "killWorker", "pictures", "checks", "tail", "disclosures", "flags"];

type Deployed = Pick<ModuleSettings, "apiHost" | "isMocked">;

/** What a page must know before it has a screen; the facts about markets stand in the screens that show some. */
export function deploymentModule(catalogue: Catalogue, { apiHost, isMocked }: Deployed): string {
  const markets = [...catalogue.markets.values()].map(({ id, flag, languages }) => ({ id, flag, languages }));
  const wire = findWire(catalogue.wire, hostName(apiHost, catalogue.wire));
  const { reports, ...others } = catalogue.settings;
  const hosts = withApiHost(others.hosts, apiHost || (wire.baseUrl ?? ""));
  const rest = Object.fromEntries(Object.entries({ ...others, hosts }).filter(([name]) => !onlyForTools.includes(name)));
  // The mock takes the reports of a page that is being developed.
  const settings = reports && (isMocked || reports.share > 0) ? { ...rest, reports: isMocked ? { ...reports, share: 1 } : reports } : rest;
  return `export const markets = ${literal(markets)};
export const flags = ${literal(markets.map((market) => ({ ...market, languages: hasChoice(market) ? market.languages : [] })))};
export const settings = ${literal(settings)};
export const hasLanguages = ${markets.some(hasChoice)};
export const fatalWordings = ${literal(fatalWordings(catalogue))};
export const homeAction = ${JSON.stringify(findShellAction(catalogue, "opensHome"))};
export const loginAction = ${JSON.stringify(findShellAction(catalogue, "opensLogin"))};
export const launchNames = ${literal(readLaunchNames(wire))};
`;
}

const hasChoice = ({ languages }: Pick<MarketDefinition, "languages">): boolean => languages.length > 1;

/** An action may give the address of a picture. */
function withApiHost(hosts: Settings["hosts"], address: string): Settings["hosts"] {
  const { images } = hosts;
  return images === "any" || !address.startsWith("http") ? hosts : { ...hosts, images: [...images, new URL(address).host] };
}

/** Who decides on flags, in every page. */
export function flagsModule({ flags }: { readonly flags?: string }): string {
  return flags === undefined ? "export const flags = undefined;\n" : `export { default as flags } from ${JSON.stringify(flags)};\n`;
}

function findShellAction({ shell }: Catalogue, way: "opensHome" | "opensLogin"): string {
  return [...shell.values()].find((key) => key[way])?.action ?? "";
}

/** What is said when a screen cannot be fetched, in every language that some market lists. */
function fatalWordings({ markets, languages }: Catalogue): object {
  const spoken = new Set([...markets.values()].flatMap((market) => market.languages));
  const wordings = [...languages.values()].map(({ id, tag, direction, labels: { failedTitle, failedHelp, retry, home } }) => {
    return [id, { tag, direction, words: [failedTitle, failedHelp, retry, home] }] as const;
  });
  return Object.fromEntries(wordings.filter(([id]) => spoken.has(id)));
}

/** What the notice of a new version says. */
export function workerWordsModule({ languages }: Catalogue): string {
  const textsOf = ({ updateReady: ready, update, updateWaits: busy, close }: LanguageDefinition["labels"]) => ({
    ready,
    update,
    busy,
    close,
  });
  const texts = [...languages.values()].map(({ tag, labels }) => [tag, textsOf(labels)] as const);
  return `export const texts = ${literal(Object.fromEntries(texts))};\nexport const fallback = ${literal(texts[0]?.[1])};\n`;
}
