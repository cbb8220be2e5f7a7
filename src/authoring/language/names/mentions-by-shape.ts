// Names where no schema says that they are names: in paths of files, in references, in query strings, in keys made of several names.

import type { SourcePointer } from "../../../core/format/index.ts";
import { isContainer, isObject, joinPointer } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";

export interface Mention {
  /** What is named, as the schemas call it: `action`, `node`, `text`. */
  readonly kind: string;
  readonly name: string;
  readonly at: SourcePointer;
  readonly isDeclaration: boolean;
  /** The screen that it belongs to, where that is not the one of the file. */
  readonly screen?: string;
}

interface Part {
  readonly value: unknown;
  readonly pointer: string;
}

function* walkParts(value: unknown, pointer = ""): Generator<Part> {
  yield { value, pointer };
  if (isContainer(value)) for (const [name, part] of Object.entries(value)) yield* walkParts(part, joinPointer(pointer, name));
}

const entityRef = /^(?:layar:entities\/[^#]*)?#\/\$defs\/(\w+)$/;

/** Entities are named by the references of JSON Schemas, and by the types of values. */
function entityMentions(file: string, value: unknown): Mention[] {
  const { kind } = readDefinitionPath(file);
  if (kind !== "entity" && kind !== "actions" && kind !== "widget") return [];
  const named = [...walkParts(value)].flatMap(({ value: part, pointer }): Mention[] => {
    const entity = pointer.endsWith("/$ref") && typeof part === "string" ? entityRef.exec(part)?.[1] : undefined;
    if (entity === undefined || typeof part !== "string") return [];
    const range = [part.length - entity.length, part.length] as const;
    return [{ kind: "entity", name: entity, at: { file, pointer, on: "value", range }, isDeclaration: false }];
  });
  const defs = kind === "entity" && isObject(value) && isObject(value["$defs"]) ? Object.keys(value["$defs"]) : [];
  const declared = defs.map((name): Mention => {
    const at = { file, pointer: joinPointer("/$defs", name), on: "key", range: [0, name.length] } as const;
    return { kind: "entity", name, at, isDeclaration: true };
  });
  return [...declared, ...named];
}

/** What the path of a file says, and nothing in it. */
function pathMentions(file: string, markets: ReadonlySet<string>): Mention[] {
  const { kind, screen, fragment, variant } = readDefinitionPath(file);
  const at: SourcePointer = { file, pointer: "", on: "value", range: [0, 0] };
  const name = /([^/.]+)(\.schema)?\.json$/.exec(file)?.[1] ?? "";
  const declares = (what: string, of: string): Mention => ({ kind: what, name: of, at, isDeclaration: true });
  const refers = (what: string, of: string): Mention => ({ kind: what, name: of, at, isDeclaration: false });
  if (kind === "screen" && screen !== undefined) return [declares("screen", screen)];
  if (kind === "fragment" && fragment !== undefined)
    return [declares("fragment", fragment), ...(variant === undefined ? [] : [refers("market", variant)])];
  if (kind === "overlay" && variant !== undefined)
    return [markets.has(variant) ? refers("market", variant) : declares("promotion", variant)];
  if (kind === "market" || kind === "language" || kind === "widget") return [declares(kind, name)];
  if (kind === "mock-change") return [declares("change", name)];
  if (kind === "mock-seed") return [refers("market", file.split("/")[3] ?? "")];
  return kind === "mock-response" ? [refers("action", name)] : [];
}

/** An overlay records what it replaces by paths that begin with the id of a node, or with `texts`. */
function replacedMentions(file: string, value: unknown): Mention[] {
  const replaces = isObject(value) && isObject(value["replaces"]) ? Object.keys(value["replaces"]) : [];
  return replaces.flatMap((path): Mention[] => {
    const [first = "", second] = path.split(".");
    const at = { file, pointer: joinPointer("/replaces", path), on: "key" as const };
    if (first === "texts" && second !== undefined)
      return [{ kind: "text", name: second, at: { ...at, range: [6, 6 + second.length] }, isDeclaration: false }];
    if (first === "screen") return [];
    return [{ kind: "node", name: first, at: { ...at, range: [0, first.length] }, isDeclaration: false }];
  });
}

/** What a screen hands over to another one, by the names of the other. */
function handedOver(file: string, value: unknown): Mention[] {
  return [...walkParts(value)].flatMap(({ value: part, pointer }): Mention[] => {
    if (!isObject(part) || typeof part["screen"] !== "string" || !isContainer(part["params"])) return [];
    const { screen, params } = { screen: part["screen"], params: part["params"] };
    const mention = (name: string, on: "key" | "value", parts: readonly (string | number)[]): Mention => {
      const at = { file, pointer: joinPointer(pointer, "params", ...parts), on, range: [0, name.length] } as const;
      return { kind: "param", name, at, isDeclaration: false, screen };
    };
    const passedOn = (list: unknown, parts: readonly string[]) =>
      (Array.isArray(list) ? list : []).flatMap((name: unknown, index) =>
        typeof name === "string" ? [mention(name, "value", [...parts, index])] : [],
      );
    if (Array.isArray(params)) return passedOn(params, []);
    const keys = Object.keys(params).filter((name) => name !== "...");
    return [...keys.map((name) => mention(name, "key", [name])), ...passedOn(Reflect.get(params, "..."), ["..."])];
  });
}

/** The query strings with which scenarios open their screen. */
function listQueries(file: string, value: unknown): (Part & { readonly value: string })[] {
  if (readDefinitionPath(file).kind !== "scenario") return [];
  return [...walkParts(value)].flatMap(({ value: part, pointer }) =>
    typeof part === "string" && /^(?:\/open|\/openIn\/[^/]+|\/scenarios\/[^/]+\/open)$/.test(pointer) ? [{ value: part, pointer }] : [],
  );
}

function mentionsIn(file: string, kind: string, { value, pointer }: Part & { readonly value: string }, pattern: RegExp): Mention[] {
  return [...value.matchAll(pattern)].map(({ 0: name, index }): Mention => {
    const at = { file, pointer, on: "value", range: [index, index + name.length] } as const;
    return { kind, name, at, isDeclaration: false };
  });
}

function queryMentions(file: string, value: unknown): Mention[] {
  return listQueries(file, value).flatMap((query) => mentionsIn(file, "param", query, /(?<=^|&)[^=&]+/g));
}

/** The promotion that a screen is opened with: the address has its id. */
function promotionMentions(file: string, value: unknown): Mention[] {
  const queries = listQueries(file, value).flatMap((query) => mentionsIn(file, "promotion", query, /(?<=(?:^|&)templateId=)[^&]+/g));
  const params = [...walkParts(value)].flatMap(({ value: part, pointer }) => {
    const isGiven = typeof part === "string" && /.\/params\/templateId$/.test(pointer);
    return isGiven ? mentionsIn(file, "promotion", { value: part, pointer }, /^[\w-]+$/g) : [];
  });
  return [...queries, ...params];
}

/** The schema for editors that the examples of a widget have by its name. */
function schemaMentions(file: string, value: unknown): Mention[] {
  const named = isObject(value) && readDefinitionPath(file).kind === "examples" ? value["$schema"] : undefined;
  const found = typeof named === "string" ? /(?<=\/examples\/)[\w-]+(?=\.gen\.schema\.json$)/.exec(named) : null;
  if (found === null) return [];
  const range = [found.index, found.index + found[0].length] as const;
  return [{ kind: "widget", name: found[0], at: { file, pointer: "/$schema", on: "value", range }, isDeclaration: false }];
}

/** An offer is made of inputs of the call, and of actions whose responses it awaits. */
function offerMentions(file: string, value: unknown): Mention[] {
  const listIn = (part: unknown, name: string): readonly unknown[] => {
    const found = isObject(part) ? part[name] : undefined;
    return Array.isArray(found) ? found : [];
  };
  const actions = isObject(value) && readDefinitionPath(file).kind === "actions" ? value["actions"] : undefined;
  if (!isObject(actions)) return [];
  return Object.entries(actions).flatMap(([action, definition]) =>
    listIn(isObject(definition) && definition["intent"], "offer").flatMap((name, index): Mention[] => {
      if (typeof name !== "string" || !listIn(definition, "awaits").includes(name)) return [];
      const pointer = joinPointer("/actions", action, "intent", "offer", index);
      return [{ kind: "action", name, at: { file, pointer, on: "value", range: [0, name.length] }, isDeclaration: false }];
    }),
  );
}

export function listMentionsByShape(file: string, value: unknown, markets: ReadonlySet<string>): Mention[] {
  return [
    ...pathMentions(file, markets),
    ...entityMentions(file, value),
    ...replacedMentions(file, value),
    ...handedOver(file, value),
    ...queryMentions(file, value),
    ...promotionMentions(file, value),
    ...schemaMentions(file, value),
    ...offerMentions(file, value),
  ];
}

/** Whole screens in the mock data: what the server sends in the place of a built-in one. */
export function listScreensInside(value: unknown): Part[] {
  return [...walkParts(value)].filter(
    ({ value: part }) => isObject(part) && Array.isArray(part["body"]) && typeof part["route"] === "string",
  );
}
