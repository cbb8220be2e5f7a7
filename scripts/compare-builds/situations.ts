/** What there is to play: each screen in each market and scenario, read from the definitions of the old checkout as plain JSON. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface MockedResponse {
  readonly fault?: string;
  readonly delayMs?: number;
  readonly code?: string;
  readonly times?: number;
}

export interface Situation {
  /** `<screen> <market> <scenario>` */
  readonly title: string;
  readonly screen: string;
  readonly route: string;
  readonly market: string;
  /** Undefined for the server as it is. */
  readonly scenario?: string;
  /** Path, query and hash. */
  readonly address: string;
  readonly state: "ready" | "failed" | "loading";
  /** What the scenario responds, by the path that is called. */
  readonly answers: { readonly [path: string]: MockedResponse };
}

interface Scenario {
  readonly open?: string;
  readonly state?: Situation["state"];
  readonly answers?: { readonly [action: string]: MockedResponse };
}

/** Any definition; only what is read here. */
interface File {
  readonly id?: string;
  readonly route?: string;
  readonly flag?: string | null;
  readonly screen?: string;
  readonly open?: string;
  readonly openIn?: { readonly [market: string]: string };
  readonly scenarios?: { readonly [name: string]: Scenario };
  readonly actions?: { readonly [name: string]: { readonly path?: string } };
  readonly overlay?: string;
  readonly for?: { readonly market?: string; readonly templateId?: string };
}

interface Definitions {
  /** Of the screens that have a route, in the order of the routes. */
  readonly screens: readonly (readonly [route: string, id: string])[];
  /** Launch flags by market. */
  readonly markets: readonly (readonly [id: string, flag: string])[];
  readonly scenarios: ReadonlyMap<string, File>;
  readonly promotions: readonly File[];
  readonly paths: ReadonlyMap<string, string>;
}

/** Launch parameters of the app that opens the page, which each call repeats. */
const launchTexts = { token: "canary-token", spits: "canary-1", beech: "canary-2", swift: "canary-3", eyes: "canary-4" };
/** The market without a flag of its own is the one for every other flag. */
const otherFlag = "2";
/** No route leads there; it shows the screen for lost addresses. */
const lostPath = "/no-such-page";

/** Throws when the checkout has no definitions of this form. */
export function readSituations(checkout: string): Situation[] {
  const definitions = readDefinitions(checkout);
  return definitions.screens.flatMap(([route, screen]) =>
    definitions.markets.flatMap(([market, flag]) => situationsOf(definitions, { route, screen, market, flag })),
  );
}

function readDefinitions(checkout: string): Definitions {
  const files = readdirSync(join(checkout, "screens"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".json"))
    .map((entry): File => JSON.parse(readFileSync(join(entry.parentPath, entry.name), "utf8")));
  const screens = files.flatMap(({ id, route }) => (id === undefined || route === undefined ? [] : [[route, id] as const]));
  const scenarios = files.flatMap((file) =>
    file.scenarios === undefined || file.screen === undefined ? [] : [[file.screen, file] as const],
  );
  const markets = files.flatMap(({ id, flag }) => (id === undefined || flag === undefined ? [] : [[id, flag ?? otherFlag] as const]));
  const actions = files.flatMap((file) => Object.entries(file.actions ?? {}));
  if (screens.length === 0 || scenarios.length === 0 || markets.length === 0) throw new Error(`${checkout} has no screens to play.`);
  return {
    screens: screens.sort(([a], [b]) => (a < b ? -1 : 1)),
    markets,
    scenarios: new Map(scenarios),
    promotions: files.filter((file) => file.for?.templateId !== undefined),
    paths: new Map(actions.flatMap(([name, { path }]) => (path === undefined ? [] : [[name, path] as const]))),
  };
}

interface Place {
  readonly route: string;
  readonly screen: string;
  readonly market: string;
  readonly flag: string;
}

function situationsOf({ scenarios, promotions, paths }: Definitions, place: Place): Situation[] {
  const { route, screen, market } = place;
  const file = scenarios.get(screen);
  const common = { screen, route, market, state: "ready", answers: {} } as const;
  const played = Object.entries(file?.scenarios ?? {}).map(([scenario, { open, state = "ready", answers = {} }]): Situation => {
    const byPath = Object.entries(answers).map(([action, answer]) => [paths.get(action) ?? action, answer] as const);
    const address = addressOf(place, open ?? file?.openIn?.[market] ?? file?.open ?? "");
    return { ...common, title: `${screen} ${market} ${scenario}`, scenario, address, state, answers: Object.fromEntries(byPath) };
  });
  const promoted = promotions.flatMap(({ overlay, for: { market: only, templateId = "" } = {} }): Situation[] => {
    if (overlay !== screen || only !== market) return [];
    const open = new URLSearchParams(file?.open);
    open.set("templateId", templateId);
    return [{ ...common, title: `${screen} ${market} +${templateId}`, address: addressOf(place, open.toString()) }];
  });
  const plain: Situation = { ...common, title: `${screen} ${market}`, address: addressOf(place, "") };
  return [...(played.length > 0 ? played : [plain]), ...promoted];
}

/** A server does not see what follows `#`, so the market stands before it. */
function addressOf({ route, flag }: Place, open: string): string {
  const launch = new URLSearchParams({ market: flag, ...launchTexts });
  if (route.startsWith("#")) return `/?${launch}${route}?${open}`;
  return `${route === "*" ? lostPath : route}?${[launch, open].filter(String).join("&")}`;
}
