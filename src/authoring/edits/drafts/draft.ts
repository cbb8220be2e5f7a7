/** What `new` makes: files, the address that shows them, and what is left to the author. */
import { posix } from "node:path";
import { type MarketDefinition, quoteName, suggestName } from "../../../core/format/index.ts";
import type { Compilation, SourceFile } from "../../compiler/index.ts";
import type { ScreenAddress } from "../../mock/data/index.ts";

/** What was asked for cannot be made; the message says what to ask for instead. */
export class DraftError extends Error {
  override readonly name = "DraftError";
  /** The option that is wrong, or `name`. */
  readonly field: string;

  constructor(message: string, field = "name") {
    super(message);
    this.field = field;
  }
}

export interface NewFile {
  readonly path: string;
  /** JSON, or the text of a file that is none. */
  readonly content: unknown;
}

export interface Draft {
  /** None of them is there yet. */
  readonly files: readonly NewFile[];
  /** Files that are there, and get an entry more. */
  readonly extended?: readonly NewFile[];
  readonly visit?: ScreenAddress;
  /** What is left to do, in sentences. */
  readonly next: readonly string[];
  /** What is left to do by commands. */
  readonly nextInShell?: readonly string[];
}

/** What a kind of file is made from. */
export interface DraftRequest {
  /** What it is to be called. */
  readonly name: string;
  /** The value of an option. */
  get(option: string): string | undefined;
  has(option: string): boolean;
  readonly files: readonly SourceFile[];
  readonly compilation: Compilation;
  /** Whether nothing new is wrong with the project when these files are in it. */
  isClean(draft: Draft): boolean;
}

export const kebabName = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;

export function checkName(name: string, pattern: RegExp, example: string): void {
  if (!pattern.test(name)) throw new DraftError(`${quoteName(name)} is no name for it. Write it like ${quoteName(example)}.`);
}

/** The entry of a map; an unknown name is a usage error that names the nearest one. */
export function findNamed<T>(map: ReadonlyMap<string, T>, name: string, what: string, field = what): T {
  const found = map.get(name);
  if (found === undefined)
    throw new DraftError(`No ${what} is named ${quoteName(name)}. ${suggestName(name, [...map.keys()]) ?? ""}`, field);
  return found;
}

export function needOption({ get }: DraftRequest, option: string, value: string): string {
  const given = get(option);
  if (given === undefined) throw new DraftError(`Name it with ${quoteName(`--${option} ${value}`)}.`, option);
  return given;
}

/** Deep enough that a path which leads out of the project stays one. */
const anchor = "/1/2/3/4/5/6/7/8/9";
/** Kinds whose schemas name the widgets of a project, and stand with it. */
const ownKinds = /^(?:screen|overlay|fragment|examples\/.*)$/;

/** Where an editor finds the schema of a kind, as the project's other files name it; empty where none names one. */
export function schemaOf(files: readonly SourceFile[], path: string, kind: string): { readonly $schema?: string } {
  const named = files.flatMap((file) => {
    const [, reference = ""] = /"\$schema":\s*"([^"]*\.gen\.schema\.json)"/.exec(file.text.slice(0, 200)) ?? [];
    return reference === "" ? [] : [posix.join(anchor, posix.dirname(file.path), reference)];
  });
  const kindOf = (schema: string) => schema.slice(schema.lastIndexOf("/editor/") + "/editor/".length, -".gen.schema.json".length);
  const like =
    named.find((schema) => kindOf(schema) === kind) ?? named.find((schema) => ownKinds.test(kindOf(schema)) === ownKinds.test(kind));
  if (like === undefined) return {};
  const schema = posix.join(like.slice(0, -`${kindOf(like)}.gen.schema.json`.length), `${kind}.gen.schema.json`);
  return { $schema: posix.relative(posix.join(anchor, posix.dirname(path)), schema) };
}

/** `help-topics` as `Help topics`. */
export function titleOf(name: string): string {
  const words = name.replace(/[-_]+/g, " ").replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** `price-tag` is the component `PriceTag`. */
export function componentOf(widget: string): string {
  return widget.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A text in English, which the other languages share until somebody translates it: those of a market, or of all. */
export function wordingOf({ compilation }: DraftRequest, text: string, market?: MarketDefinition): { readonly [part: string]: unknown } {
  const { markets, languages } = compilation.project.catalogue;
  const speaking = market === undefined ? [...markets.values()] : [market];
  const spoken = [...new Set(speaking.flatMap((one) => one.languages))];
  const others = spoken.filter((id) => !/^en\b/i.test(languages.get(id)?.tag ?? id));
  const same = others.length === spoken.length ? others.slice(1) : others;
  return { ...Object.fromEntries(spoken.map((language) => [language, text])), ...(same.length > 0 && { sameIn: same }) };
}

export function camelOf(name: string): string {
  return name.replace(/[-_/]+(\w)/g, (_, letter: string) => letter.toUpperCase());
}
