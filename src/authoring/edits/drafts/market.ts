import { listNames, type MarketDefinition } from "../../../core/format/index.ts";
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { count } from "../../../core/text/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import { findFreeFlag } from "../../mock/data/index.ts";
import { checkName, type Draft, DraftError, type DraftRequest, findNamed, kebabName, type NewFile } from "./draft.ts";
import { writeLocale } from "./locale.ts";
import { readObject } from "./read-object.ts";
import { firstMarket, readTemplateObject } from "./template.ts";

/** A market like another one: its file, and everything of the project that is named after the other. The first is like none. */
export function draftMarket(request: DraftRequest): Draft {
  const { name, get, files, compilation } = request;
  const { markets, languages, settings, ...catalogue } = compilation.project.catalogue;
  checkName(name, kebabName, "vietnam");
  if (markets.has(name)) throw new DraftError(`There is a market \`${name}\` already.`);
  const like = get("like") ?? [...markets.keys()][0];
  if (like === undefined) return draftFirstMarket(request);
  const model = findNamed(markets, like, "market", "like");
  const spoken = get("language")
    ?.split(",")
    .map((one) => one.trim());
  for (const language of spoken ?? []) findNamed(languages, language, "language");
  const path = `screens/catalogue/markets/${name}.json`;
  const flag = readFlag(get("flag"), [...markets.values()]);
  const facts = readObject(request, `screens/catalogue/markets/${like}.json`);
  const company = isObject(facts["company"]) && { company: renameAddresses(facts["company"], like, name) };
  const made = {
    ...facts,
    id: name,
    flag,
    ...company,
    ...(spoken !== undefined && { languages: spoken }),
  };
  const copies = files.flatMap((file): NewFile[] => {
    const target = copyTo(file.path, like, name);
    return target === undefined ? [] : [{ path: target, content: readObject(request, file.path) }];
  });
  const routes = [...compilation.project.screens.values()].map(({ value }) => value.route);
  return {
    files: [{ path, content: made }, ...copies],
    visit: { route: routes.find((route) => route === (settings.home ?? "/")) ?? routes[0] ?? "/", market: { ...model, id: name, flag } },
    next: [
      `Write the market's own facts into ${path}: locale, time zone, currency, marks, colours, company. They are those of \`${like}\`, with \`${name}\` in its addresses.`,
      ...(copies.length > 0
        ? [`Look through the ${count(copies.length, "copied file")}: what \`${like}\` says is not what \`${name}\` says.`]
        : []),
      ...(catalogue.wire.size > 1 ? ["Name the market's API host when it is built: `apiHost` of the plugin."] : []),
      ...(spoken === undefined
        ? ["A language of its own is made before the market, as a new language."]
        : [
            `Translate what lacks ${listNames(spoken, "or")}.`,
            "Messages of rules stand in screens/catalogue/rules.json. The build refuses the project until the check is clean.",
          ]),
    ],
    nextInShell: (spoken ?? []).flatMap(writeLanguageSteps),
  };
}

/** One of its own: not that of another market, nor the number that stands for a market without a flag in addresses. */
function readFlag(given: string | undefined, markets: readonly MarketDefinition[]): string {
  const unnamed = markets.some(({ flag }) => flag === null) ? findFreeFlag(markets) : undefined;
  const taken = markets.map((market) => ({ id: market.id, flag: market.flag ?? unnamed }));
  const other = taken.find(({ flag }) => flag === given && given !== undefined);
  if (other !== undefined) throw new DraftError(`\`${given}\` is the number of \`${other.id}\` in addresses. Choose another one.`, "flag");
  return given ?? findFreeFlag(taken);
}

/** The app of a market has the market in its address, and a new one must not lead to the other one's. */
function renameAddresses(company: JsonObject, like: string, name: string): JsonObject {
  const part = new RegExp(`\\b${like}\\b`, "g");
  return Object.fromEntries(
    Object.entries(company).map(([key, value]) => [
      key,
      typeof value === "string" && value.startsWith("https://") ? value.replace(part, name) : value,
    ]),
  );
}

function writeLanguageSteps(language: string): string[] {
  return [
    `Sheets for translators: \`npx layar texts export --language ${language} --missing > ${language}.csv\`, fill in its column, \`npx layar texts import ${language}.csv\`.`,
  ];
}

/** Where a file that is the other market's alone goes. */
function copyTo(path: string, like: string, name: string): string | undefined {
  const seeds = `screens/mock/seeds/${like}/`;
  if (path.startsWith(seeds)) return `screens/mock/seeds/${name}/${path.slice(seeds.length)}`;
  const { kind, variant } = readDefinitionPath(path);
  if ((kind !== "overlay" && kind !== "fragment") || variant !== like || !path.startsWith("screens/")) return undefined;
  return `${path.slice(0, path.lastIndexOf("/"))}/${name}.json`;
}

/** With the settings that allow the address of its policy, where the project has none. */
function draftFirstMarket({ name, get, files, compilation }: DraftRequest): Draft {
  const { languages } = compilation.project.catalogue;
  const [language = [...languages.keys()][0]] = get("language")?.split(",") ?? [];
  if (language === undefined) throw new DraftError("A market speaks a language. Begin with `new language en`.", "language");
  const { tag } = findNamed(languages, language, "language");
  const path = `screens/catalogue/markets/${name}.json`;
  const settings = "screens/catalogue/settings.json";
  const hasSettings = files.some((file) => file.path === settings);
  const made = {
    ...readTemplateObject(`screens/catalogue/markets/${firstMarket}.json`),
    id: name,
    languages: [language],
    ...writeLocale(tag),
  };
  return {
    files: [{ path, content: made }, ...(hasSettings ? [] : [{ path: settings, content: readTemplateObject(settings) }])],
    next: [
      `Write the market's own facts into ${path}: locale, time zone, currency, colours, company.`,
      ...(hasSettings ? [] : [`The host of its \`policyUrl\` stands in ${settings} under \`hosts.frames\`.`]),
    ],
    nextInShell: ["`npx layar new widget <name>` and `npx layar new screen <domain>/<name>` make what it shows."],
  };
}
