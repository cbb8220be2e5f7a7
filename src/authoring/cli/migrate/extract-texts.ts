// Wording that market overlays only translate moves into the table of texts of its screen.
import { deepEqual, isObject, type JsonObject } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import { type DefinitionFile, omit } from "./definition-file.ts";
import { findTranslations, type Translation } from "./find-translations.ts";
import { removeParts, replaceTexts } from "./literals.ts";
import { type Entry, splitLiterals } from "./split-literals.ts";
import { nameOfText } from "./text-names.ts";
import type { WidgetProps } from "./widget-props.ts";

/** Languages by the market's name. */
export type MarketLanguages = ReadonlyMap<string, string>;

interface Overlay {
  readonly path: string;
  readonly language: string;
  readonly ofMarket: string;
  readonly translations: readonly Translation[];
}

interface ScreenFiles {
  readonly screen: JsonObject;
  /** Of the literals in the base. */
  readonly language: string;
  readonly overlays: readonly Overlay[];
  readonly followsMarket: boolean;
}

type Texts = { [name: string]: Entry };

/** Null leaves the language to the market. */
function languageOf(definition: unknown, ofMarket?: string): string | undefined {
  const language = isObject(definition) ? definition["language"] : undefined;
  return typeof language === "string" ? language : language === null ? ofMarket : undefined;
}

/** Undefined when no overlay translates, or the base is in no one language. */
function readScreen(files: readonly DefinitionFile[], markets: MarketLanguages, widgetProps: WidgetProps): ScreenFiles | undefined {
  const screen = files.find(({ path }) => readDefinitionPath(path).kind === "screen")?.value;
  if (!isObject(screen) || files.some(({ path }) => readDefinitionPath(path).kind === "texts")) return undefined;
  const overlays = files.flatMap(({ path, value }): Overlay[] => {
    const { kind, variant = "" } = readDefinitionPath(path);
    const ofMarket = markets.get(variant);
    if (kind !== "overlay" || ofMarket === undefined || !isObject(value)) return [];
    const language = languageOf(value["screen"], ofMarket) ?? languageOf(screen) ?? ofMarket;
    const translations = findTranslations(screen, value, widgetProps);
    // One that translates nothing leaves its market the literals of the base.
    return translations.length === 0 ? [] : [{ path, language, ofMarket, translations }];
  });
  const overlaid = new Set(overlays.map(({ path }) => readDefinitionPath(path).variant));
  const others = new Set([...markets].flatMap(([market, language]) => (overlaid.has(market) ? [] : [language])));
  const [only, ...more] = others;
  const language = languageOf(screen) ?? (more.length === 0 ? only : undefined);
  // What every market shows in its own language needs no word about it.
  const followsMarket =
    overlays.every((overlay) => overlay.language === overlay.ofMarket) && [...others].every((other) => other === language);
  return language === undefined || overlays.length === 0 ? undefined : { screen, language, overlays, followsMarket };
}

/** Every literal of the base with its translations, by its pointer. */
function collect({ language, overlays }: ScreenFiles): Map<string, Entry> {
  const byPointer = new Map<string, Entry>();
  for (const overlay of overlays)
    for (const { literals } of overlay.translations)
      for (const [pointer, { base, translated }] of literals)
        byPointer.set(pointer, { [language]: base, ...byPointer.get(pointer), [overlay.language]: translated });
  return byPointer;
}

/** A text that two places say alike has one name. */
function addText(texts: Texts, wanted: string, entry: Entry): string {
  const [same] = Object.entries(texts).find(([, other]) => deepEqual(other, entry)) ?? [];
  if (same !== undefined) return same;
  let name = wanted;
  for (let count = 2; Object.hasOwn(texts, name); count++) name = `${wanted}${count}`;
  texts[name] = entry;
  return name;
}

interface Extracted {
  readonly screen: unknown;
  readonly texts: Texts;
  /** What leaves each overlay, by its path. */
  readonly removed: ReadonlyMap<string, ReadonlySet<string>>;
}

function extract(files: ScreenFiles): Extracted | undefined {
  const { screen, language, overlays, followsMarket } = files;
  const needed = new Set([language, ...overlays.map((overlay) => overlay.language)]);
  const collected = collect(files);
  const isComplete = ({ literals }: Translation) =>
    [...literals.keys()].every((pointer) => Object.keys(collected.get(pointer) ?? {}).length === needed.size);
  const texts: Texts = {};
  const replaced = new Map<string, string>();
  const removed = new Map<string, Set<string>>();
  if (needed.size < 2) return undefined;
  for (const { path, translations } of overlays) {
    for (const translation of translations.filter(isComplete)) {
      for (const pointer of translation.literals.keys()) {
        const add = (entry: Entry) => addText(texts, nameOfText(screen, pointer), entry);
        const entry = collected.get(pointer) ?? {};
        if (!replaced.has(pointer)) replaced.set(pointer, splitLiterals(entry, add) ?? `{texts.${add(entry)}}`);
      }
      removed.set(path, (removed.get(path) ?? new Set()).add(translation.overlayPointer));
    }
  }
  if (replaced.size === 0) return undefined;
  if (followsMarket) for (const { path } of overlays) removed.set(path, (removed.get(path) ?? new Set()).add("/screen/language"));
  return { screen: replaceTexts(followsMarket ? omit(screen, ["language"]) : screen, replaced), texts, removed };
}

/** What every overlay may say although it changes nothing. */
const sayNothing: readonly string[] = ["$schema", "$comment", "expects", "for"];

function withoutTranslations(file: DefinitionFile, removed: ReadonlySet<string> | undefined): DefinitionFile[] {
  if (removed === undefined) return [file];
  const value = removeParts(file.value, removed);
  const isNeeded = isObject(value) && Object.keys(value).some((name) => !sayNothing.includes(name));
  return isNeeded ? [{ ...file, value }] : [];
}

/** The files of one screen's folder, with a table of texts in place of overlays that translate. */
export function extractTexts(
  files: readonly DefinitionFile[],
  markets: MarketLanguages,
  widgetProps: WidgetProps,
): readonly DefinitionFile[] {
  const read = readScreen(files, markets, widgetProps);
  const extracted = read && extract(read);
  if (extracted === undefined) return files;
  const { screen, texts, removed } = extracted;
  return files.flatMap((file) => {
    if (readDefinitionPath(file.path).kind !== "screen") return withoutTranslations(file, removed.get(file.path));
    const path = file.path.replace(/screen\.json$/, "texts.json");
    return [
      { ...file, value: screen },
      { path, value: { $schema: "../../../schemas/editor/texts.gen.schema.json", ...texts } },
    ];
  });
}
