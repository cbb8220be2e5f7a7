// Every place of a file where something is named: declared, or referred to.

import { parseTemplate, readToken, type Token } from "../../../core/expression/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";
import { listMentionsByShape, listScreensInside, type Mention } from "./mentions-by-shape.ts";
import { type SchemaPlace, type Word, walkWords } from "./schema-walk.ts";

/** What a path that begins with a root of expressions names. */
const rootKinds: { readonly [root: string]: string } = {
  texts: "text",
  state: "state",
  params: "param",
  data: "response",
  loaded: "response",
  timers: "timer",
  rules: "rule",
  stored: "stored",
  unknown: "action",
  done: "action",
  refused: "action",
  looked: "action",
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

/** All mentions of a file. `value` may be what a tolerant parser made of a file that is not JSON yet. */
export function listMentions(file: string, value: unknown, markets: ReadonlySet<string>): Mention[] {
  const found: Mention[] = [];
  const onWord = ({ pointer, on, text, places }: Word): void => {
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
  };
  walkWords(file, value, onWord);
  if (readDefinitionPath(file).kind === "mock-seed")
    for (const { value: screen, pointer } of listScreensInside(value))
      walkWords("screens/seed/screen/screen.json", screen, (word) => onWord({ ...word, pointer: pointer + word.pointer }));
  return [...found, ...listMentionsByShape(file, value, markets)];
}
