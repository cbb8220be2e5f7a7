// Every place of a file where something is named: declared, or referred to.

import { parseTemplate, readToken, type Token } from "../../core/expression/index.ts";
import type { SourcePointer } from "../../core/format/index.ts";
import { isObject, readOwn } from "../../core/json/index.ts";
import { readDefinitionPath } from "../compiler/index.ts";
import { type SchemaPlace, walkWords } from "./schema-walk.ts";

export interface Mention {
  /** What is named, as the schemas call it: `action`, `node`, `text`. */
  readonly kind: string;
  readonly name: string;
  readonly at: SourcePointer;
  readonly isDeclaration: boolean;
}

/** What a path that begins with a root of expressions names. */
const rootKinds: { readonly [root: string]: string } = {
  texts: "text",
  state: "state",
  params: "param",
  data: "response",
  loaded: "response",
  timers: "timer",
  stored: "stored",
  unknown: "action",
};

export function textKindOf(places: readonly SchemaPlace[]): "expression" | "template" | undefined {
  const kinds = places.map(({ schema }) => schema["x-text"]);
  return kinds.includes("expression") ? "expression" : kinds.includes("template") ? "template" : undefined;
}

/** Kinds of what a name at this place is, with whether it is declared there. */
export function namedBy(places: readonly SchemaPlace[]): { readonly kind: string; readonly isDeclaration: boolean }[] {
  const found = places.flatMap(({ schema }) =>
    (["x-declares", "x-refers"] as const).flatMap((word) => {
      const kind = schema[word];
      return typeof kind === "string" ? [{ kind, isDeclaration: word === "x-declares" }] : [];
    }),
  );
  return [...new Map(found.map((one) => [one.kind, one])).values()];
}

/** The tokens of an expression up to the first that is none. */
function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  try {
    for (let token = readToken(text, 0); token.kind !== "end"; token = readToken(text, token.end)) tokens.push(token);
  } catch {
    // What is typed just now need not be an expression yet.
  }
  return tokens;
}

interface Named {
  readonly kind: string;
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

function namesInExpression(text: string, from: number): Named[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, index): Named[] => {
    if (token.kind !== "name" || tokens[index - 1]?.value === ".") return [];
    const [dot, field] = [tokens[index + 1], tokens[index + 2]];
    const kind = readOwn(rootKinds, token.value);
    if (kind !== undefined && dot?.value === "." && field?.kind === "name")
      return [{ kind, name: field.value, start: from + field.start, end: from + field.end }];
    return dot?.value === "(" ? [] : [{ kind: "value", name: token.value, start: from + token.start, end: from + token.end }];
  });
}

/** Ranges of the expressions in a text. */
function namesInText(text: string, kind: "expression" | "template"): Named[] {
  if (kind === "expression") return namesInExpression(text, 0);
  const parsed = parseTemplate(text);
  if ("errors" in parsed) return [];
  return parsed.parts.flatMap((part) => ("ast" in part ? namesInExpression(text.slice(part.start, part.end), part.start) : []));
}

const entityRef = /^(?:layar:entities\/[^#]*)?#\/\$defs\/(\w+)$/;

/** Entities are named by the references of JSON Schemas, and by the types of values. */
function entityMentions(file: string, value: unknown): Mention[] {
  const found: Mention[] = [];
  const { kind } = readDefinitionPath(file);
  if (kind !== "entity" && kind !== "actions" && kind !== "widget") return [];
  const look = (part: unknown, pointer: string): void => {
    if (typeof part !== "object" || part === null) return;
    for (const [name, child] of Object.entries(part)) {
      const at = { file, pointer: `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}` };
      const entity = name === "$ref" && typeof child === "string" ? entityRef.exec(child)?.[1] : undefined;
      const end = typeof child === "string" ? child.length : 0;
      if (entity !== undefined)
        found.push({ kind: "entity", name: entity, at: { ...at, on: "value", range: [end - entity.length, end] }, isDeclaration: false });
      else look(child, at.pointer);
    }
  };
  look(value, "");
  const defs = kind === "entity" && isObject(value) && isObject(value["$defs"]) ? Object.keys(value["$defs"]) : [];
  const declared = defs.map(
    (name): Mention => ({
      kind: "entity",
      name,
      at: { file, pointer: `/$defs/${name}`, on: "key", range: [0, name.length] },
      isDeclaration: true,
    }),
  );
  return [...declared, ...found];
}

/** What the path of a file says, and nothing in it. */
function pathMentions(file: string): Mention[] {
  const { kind, screen, fragment } = readDefinitionPath(file);
  const at: SourcePointer = { file, pointer: "", on: "value", range: [0, 0] };
  const name = /([^/.]+)(\.schema)?\.json$/.exec(file)?.[1] ?? "";
  if (kind === "screen" && screen !== undefined) return [{ kind: "screen", name: screen, at, isDeclaration: true }];
  if (kind === "fragment" && fragment !== undefined) return [{ kind: "fragment", name: fragment, at, isDeclaration: true }];
  if (kind === "market" || kind === "language" || kind === "widget") return [{ kind, name, at, isDeclaration: true }];
  return kind === "mock-response" ? [{ kind: "action", name, at, isDeclaration: false }] : [];
}

/** An overlay records what it replaces by paths that begin with the id of a node, or with `texts`. */
function replacedMentions(file: string, value: unknown): Mention[] {
  const replaces = isObject(value) && isObject(value["replaces"]) ? Object.keys(value["replaces"]) : [];
  return replaces.flatMap((path): Mention[] => {
    const [first = "", second] = path.split(".");
    const at = { file, pointer: `/replaces/${path.replaceAll("~", "~0").replaceAll("/", "~1")}`, on: "key" as const };
    if (first === "texts" && second !== undefined)
      return [{ kind: "text", name: second, at: { ...at, range: [6, 6 + second.length] }, isDeclaration: false }];
    if (first === "screen") return [];
    return [{ kind: "node", name: first, at: { ...at, range: [0, first.length] }, isDeclaration: false }];
  });
}

/** All mentions of a file. `value` may be what a tolerant parser made of a file that is not JSON yet. */
export function listMentions(file: string, value: unknown): Mention[] {
  const found: Mention[] = [...pathMentions(file), ...entityMentions(file, value), ...replacedMentions(file, value)];
  walkWords(file, value, ({ pointer, on, text, places }) => {
    for (const { kind, isDeclaration } of namedBy(places)) {
      const entity = kind === "entity" ? /^[A-Z]\w*/.exec(text)?.[0] : text;
      if (entity === undefined) continue;
      const range: readonly [number, number] = [0, entity.length];
      found.push({ kind, name: entity, at: { file, pointer, on, range }, isDeclaration });
    }
    const textKind = on === "value" ? textKindOf(places) : undefined;
    if (textKind === undefined) return;
    for (const { kind, name, start, end } of namesInText(text, textKind))
      found.push({ kind, name, at: { file, pointer, on, range: [start, end] }, isDeclaration: false });
  });
  return found;
}
