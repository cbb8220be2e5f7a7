/** Types of values in a definition: of texts through their analysed sites, of lists and groups through their parts. */

import { findMismatch, type Type, typeFromSchema, types, union } from "../../../core/expression/index.ts";
import { isContainer, isObject, joinPointer } from "../../../core/json/index.ts";
import type { Finding, Spot } from "../check.ts";
import { findRangeFault } from "./literal-range.ts";
import type { Outline } from "./screen-index.ts";

/** The type of a value at a pointer. */
export function typeOfValue(outline: Outline, value: unknown, pointer: string): Type {
  if (typeof value === "string") return outline.analysis.siteAt(pointer)?.checked.type ?? types.literal(value);
  if (Array.isArray(value))
    return types.list(union(...value.map((part, place) => typeOfValue(outline, part, joinPointer(pointer, place)))));
  if (isContainer(value)) {
    return types.obj(
      Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeOfValue(outline, part, joinPointer(pointer, name))])),
    );
  }
  return typeof value === "number" || typeof value === "boolean" || value === null ? types.literal(value) : types.any;
}

const known = new WeakMap<object, Type>();

/** The type that a JSON Schema of the catalogues describes; worked out once. */
export function typeOfSchema({ catalogue }: Pick<Outline, "catalogue">, schema: unknown): Type {
  if (!isObject(schema)) return types.any;
  const type = known.get(schema) ?? typeFromSchema(schema, (ref) => catalogue.resolve(ref));
  known.set(schema, type);
  return type;
}

/** The type that a name such as `OrderCard[]` or `text?` stands for. */
export function typeOfName({ catalogue }: Pick<Outline, "catalogue">, name: string): Type {
  const bare = name.replace(/\?$/, "").replace(/\[\]$/, "");
  const scalars: Record<string, Type> = { text: types.text, number: types.num, boolean: types.bool, file: types.file };
  const one = scalars[bare] ?? typeOfSchema({ catalogue }, catalogue.entity(bare));
  const many = /\[\]\??$/.test(name) ? types.list(one) : one;
  return name.endsWith("?") ? union(many, types.null) : many;
}

/** The type of a remembered value, or the first name on the path that is not there. */
export function typeOfPath(outline: Outline, path: string): { type: Type } | { unknown: string; names: string[] } {
  const [, first = "", ...rest] = path.split(".");
  const state = outline.screen.state ?? {};
  const entry = Object.hasOwn(state, first) ? state[first] : undefined;
  if (entry === undefined) return { unknown: first, names: Object.keys(state) };
  let type = typeof entry === "object" ? typeOfName(outline, entry.type) : withoutLiterals(entry);
  for (const name of rest) {
    const props = type.obj?.props ?? {};
    const next = Object.hasOwn(props, name) ? props[name] : undefined;
    if (next === undefined) return { unknown: name, names: Object.keys(props) };
    type = next;
  }
  return { type };
}

function withoutLiterals(value: string | number | boolean): Type {
  if (typeof value === "string") return types.text;
  return typeof value === "number" ? types.num : types.bool;
}

/** Whether an expression at or below a pointer has a fault of its own, which then stands for whatever follows from it. */
export function hasFault({ analysis }: Outline, pointer: string): boolean {
  return analysis.sites.some(
    (site) => site.checked.faults.length > 0 && (site.pointer === pointer || site.pointer.startsWith(`${pointer}/`)),
  );
}

export interface Fit {
  readonly value: unknown;
  readonly at: string;
  readonly want: Type;
  /** The schema that `want` was read from, for the limits of a literal. */
  readonly schema?: unknown;
  /** What takes the value, as the beginning of a sentence: `` `orderNo` of `problemSave` ``. */
  readonly taker: string;
}

/** Reports a value that its place does not take. */
export function checkFit(
  outline: Outline,
  { value, at, want, schema, taker }: Fit,
  report: (spot: Spot | string, finding: Finding) => void,
): void {
  if (hasFault(outline, at)) return;
  const mismatch = findRangeFault(value, schema) ?? findMismatch(typeOfValue(outline, value, at), want);
  if (mismatch !== null) report(at, { message: `${taker} does not take this value: ${mismatch}.` });
}
