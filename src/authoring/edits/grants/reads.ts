// What the expressions of a value read, by their form alone: what they mean is the business of the checks.
import { type Ast, parse, parseTemplate } from "../../../core/expression/index.ts";
import { isObject, readOwn } from "../../../core/json/index.ts";
import { allSteps, valuesOf, writesOf } from "../../compiler/index.ts";
import type { View } from "./view.ts";

/** Names of properties that hold an expression without braces. */
const expressions = new Set(["when", "if", "each", "key", "count", "replacedBy"]);
/** What cannot be read here is read by nobody, and is like nothing that was there. */
const unreadable = "?";

export interface FoundText {
  readonly text: string;
  /** The name under which it stands. */
  readonly key: string;
}

/** Every text in a value. */
export function* textsIn(value: unknown, key = ""): Generator<FoundText> {
  if (typeof value === "string") yield { text: value, key };
  else if (Array.isArray(value)) for (const part of value) yield* textsIn(part, key);
  else if (isObject(value)) for (const [name, part] of Object.entries(value)) yield* textsIn(part, name);
}

/** Plain texts and expressions, in order; undefined where one cannot be read. */
export function readParts({ text, key }: FoundText): readonly ({ readonly text: string } | { readonly ast: Ast })[] | undefined {
  const read = expressions.has(key) ? parse(text) : parseTemplate(text);
  return "errors" in read ? undefined : "ast" in read ? [read] : read.parts;
}

/** The expressions of a text; undefined where it has one that cannot be read. */
export function readCode(found: FoundText): readonly Ast[] | undefined {
  return readParts(found)?.flatMap((part) => ("ast" in part ? [part.ast] : []));
}

/** A name in brackets leads as far as one behind a dot; what is computed leads wherever it may. */
function pathOf(ast: unknown): string | undefined {
  if (!Array.isArray(ast)) return undefined;
  const [operator, ...parts]: readonly unknown[] = ast;
  if (operator === ".") return parts.join(".");
  if (operator === "^") return ["item", ...parts.slice(1)].join(".");
  if (operator !== "[") return undefined;
  return `${pathOf(parts[0]) ?? "item"}.${typeof parts[1] === "string" ? parts[1] : unreadable}`;
}

function* pathsOf(ast: unknown): Generator<string> {
  if (!Array.isArray(ast)) return;
  const path = pathOf(ast);
  if (path !== undefined) yield path;
  for (const part of ast) yield* pathsOf(part);
}

/** Paths that the expressions of a value read, such as `data.order.state`. */
export function readsIn(value: unknown): Set<string> {
  const found = new Set<string>();
  for (const text of textsIn(value)) {
    const code = readCode(text);
    if (code === undefined) found.add(unreadable);
    for (const path of (code ?? []).flatMap((ast) => [...pathsOf(ast)])) found.add(path);
  }
  return found;
}

type Entries = { readonly [name: string]: unknown };

interface Readable {
  readonly screen: { readonly [part in "load" | "state" | "timers" | "values"]?: Entries | undefined };
  readonly texts: View["texts"];
}

/** The named parts of a screen that a value reads, and that these read: what decides it, beside what comes from outside. */
export function followIn(value: unknown, { screen, texts }: Readable): Entries {
  const found: { [name: string]: unknown } = {};
  const waiting = [...readsIn(value)];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const [root = "", field = ""] = path.split(".");
    if (root === "state" && field === unreadable) waiting.push(...Object.keys(screen.state ?? {}).map((one) => `state.${one}`));
    const [name, part]: readonly [string, unknown] =
      root === "texts"
        ? [`texts.${field}`, texts.get(field)]
        : root === "state"
          ? [`state.${field}`, readOwn(screen.state, field)]
          : root === "data"
            ? [`load.${field}`, readOwn(screen.load, field)]
            : root === "timers"
              ? [`timers.${field}`, readOwn(screen.timers, field)]
              : [`values.${root}`, readOwn(screen.values, root)];
    if (part === undefined || Object.hasOwn(found, name)) continue;
    found[name] = part;
    waiting.push(...readsIn(part));
  }
  return found;
}

/** Paths that a value reads by whatever names; of a state also what is set there. What responses hold is the business of their actions. */
export function reachedIn(value: unknown, { screen, texts }: View): ReadonlySet<string> {
  const writing = [...allSteps(screen)].flatMap((step) => writesOf(step).map(({ path }) => ({ path, values: valuesOf(step) })));
  const state = Object.entries(screen.state ?? {}).map(([name, entry]) => {
    const set = writing.filter(({ path }) => path === `state.${name}` || path.startsWith(`state.${name}.`));
    return [name, [entry, set.flatMap(({ values }) => values.map((one) => one.value))]] as const;
  });
  const named = { values: screen.values, timers: screen.timers, state: Object.fromEntries(state) };
  return readsIn([value, followIn(value, { screen: named, texts })]);
}

/** The values alone, for what only words may change. */
export function withoutTexts(parts: Entries): Entries {
  return Object.fromEntries(Object.entries(parts).filter(([name]) => !name.startsWith("texts.")));
}
