/** A product that begins like the template, with names of its own. Nothing is written. */
import { basename, resolve } from "node:path";
import { relative } from "node:path/posix";
import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { formatText, parseText, writeDefinition } from "../../compiler/index.ts";
import { checkName, DraftError, kebabName } from "./draft.ts";
import { writeLanguage } from "./language.ts";
import { writeLocale } from "./locale.ts";
import { firstLanguage, firstMarket, readTemplate } from "./template.ts";

export interface ProjectNames {
  /** Name of the first market. Default: the template's. */
  readonly market?: string;
  /** Its language: a tag such as `pt-PT`. Default: the template's. */
  readonly language?: string;
}

type Files = ReadonlyMap<string, string>;

const settingsFile = "screens/catalogue/settings.json";

/** A whole product, with two markets and all that it needs to be installed. `folder` gives it its name, `version` is that of the engine. */
export function makeProject(folder: string, names: ProjectNames, version: string): Files {
  const files = nameFirst(readTemplate(), names);
  const settings: JsonObject = JSON.parse(files.get("package.json") ?? "{}");
  const dependencies = isObject(settings["dependencies"]) ? settings["dependencies"] : {};
  const name =
    basename(resolve(folder))
      .toLowerCase()
      .replaceAll(/[^a-z0-9._-]+/g, "-")
      .replace(/^[._-]+/, "") || "screens";
  const own = { ...settings, name, dependencies: { ...dependencies, layar: version } };
  return new Map([...files, ["package.json", `${JSON.stringify(own, null, 2)}\n`]]);
}

/** What an app that is there needs beside its own: definitions and widgets, for one market. `folder` is theirs in the app. */
export function makeEmbedded(folder: string, names: ProjectNames): Files {
  const isPart = (path: string) => /^(?:screens|widgets|schemas)\//.test(path) && !/\/(?:utrecht[./]|nl\.json)/.test(path);
  const files = new Map([...readTemplate()].filter(([path]) => isPart(path)));
  const single = new Map(mapTexts(files, ({ nl: _, ...wording }) => wording));
  // The page around a screen has ways out of its own, and may have the heading.
  const checks = { "screen-has-way-out": "off", "heading-is-present": "off" };
  single.set(
    settingsFile,
    change(settingsFile, single, (settings) => ({ ...settings, checks })),
  );
  // Installed beside the app.
  const up = relative(folder, ".");
  const linked = [...nameFirst(single, names)].map(
    ([path, text]) => [path, text.replace("node_modules/layar/", `${up}/node_modules/layar/`)] as const,
  );
  return new Map(linked);
}

function nameFirst(template: Files, { market = firstMarket, language: tag }: ProjectNames): Files {
  checkName(market, kebabName, "portugal");
  if (market !== firstMarket && template.has(`screens/catalogue/markets/${market}.json`))
    throw new DraftError(`The project has a market \`${market}\` beside its first. Choose another name.`, "market");
  const spoken = tag === undefined ? template : speak(template, tag);
  return new Map([...spoken].map(([path, text]) => [path.replace(`/${firstMarket}`, `/${market}`), text.replaceAll(firstMarket, market)]));
}

/** The first market in another language, whose words are still those of the template's. */
function speak(files: Files, tag: string): Files {
  const language = tag.toLowerCase();
  checkName(language, kebabName, "pt");
  if (!isTag(tag)) throw new DraftError(`${tag} is no tag of a language. Write one such as \`pt\` or \`pt-PT\`.`, "language");
  const fileOf = (id: string) => `screens/catalogue/languages/${id}.json`;
  const marketFile = `screens/catalogue/markets/${firstMarket}.json`;
  const said = mapTexts(files, ({ [firstLanguage]: words, ...others }) => ({ [language]: words, ...others }));
  const made = new Map(said);
  made.set(
    marketFile,
    change(marketFile, files, (market) => ({ ...market, languages: [language], ...writeLocale(tag) })),
  );
  if (language === firstLanguage) return made;
  made.delete(fileOf(firstLanguage));
  if (!files.has(fileOf(language)))
    made.set(
      fileOf(language),
      change(fileOf(firstLanguage), files, (words) => writeLanguage(words, language, tag)),
    );
  return made;
}

function isTag(tag: string): boolean {
  try {
    return new Intl.Locale(tag).language !== "";
  } catch {
    return false;
  }
}

/** Every table of texts with other wordings. */
function mapTexts(files: Files, map: (wording: JsonObject) => JsonObject): Files {
  const isTable = (path: string) => path.endsWith("/texts.json");
  const mapAll = (table: JsonObject) =>
    Object.fromEntries(Object.entries(table).map(([name, wording]) => [name, isObject(wording) ? map(wording) : wording]));
  return new Map([...files].map(([path, text]) => [path, isTable(path) ? change(path, files, mapAll) : text]));
}

function change(path: string, files: Files, map: (value: JsonObject) => JsonObject): string {
  const parsed = parseText(path, files.get(path) ?? "");
  if ("problems" in parsed || !isObject(parsed.value)) throw new Error(`${path} of the template cannot be read.`);
  return formatText(path, writeDefinition(map(parsed.value)));
}
