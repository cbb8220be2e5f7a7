/** Types of values in a definition: of texts by their analysed sites, of arrays and objects by their parts. */

import { findMismatch, type Type, typeFromSchema, types, union } from "../../../core/expression/index.ts";
import { hasOwn, isContainer, isObject, joinPointer } from "../../../core/json/index.ts";
import type { PointerRange, ProblemText } from "../check.ts";
import { findRangeMismatch } from "./literal-range.ts";
import type { ScreenIndex } from "./screen-index.ts";

/** The type of a value at a pointer. */
export function typeOfValue(index: ScreenIndex, value: unknown, pointer: string): Type {
  if (typeof value === "string") return index.analysis.siteAt(pointer)?.checked.type ?? types.literal(value);
  if (Array.isArray(value))
    return types.list(union(...value.map((part, itemIndex) => typeOfValue(index, part, joinPointer(pointer, itemIndex)))));
  if (isContainer(value)) {
    return types.obj(
      Object.fromEntries(Object.entries(value).map(([name, part]) => [name, typeOfValue(index, part, joinPointer(pointer, name))])),
    );
  }
  return typeof value === "number" || typeof value === "boolean" || value === null ? types.literal(value) : types.any;
}

const known = new WeakMap<object, Type>();

/** The type that a JSON Schema of the catalogues describes; computed once. */
export function typeOfSchema({ catalogue }: Pick<ScreenIndex, "catalogue">, schema: unknown): Type {
  if (!isObject(schema)) return types.any;
  const type = known.get(schema) ?? typeFromSchema(schema, (ref) => catalogue.resolve(ref));
  known.set(schema, type);
  return type;
}

/** The type that a name such as `Basket[]` or `text?` stands for. */
export function typeOfName({ catalogue }: Pick<ScreenIndex, "catalogue">, name: string): Type {
  const bare = name.replace(/\?$/, "").replace(/\[\]$/, "");
  const scalars: Record<string, Type> = {
    text: types.text,
    url: types.text,
    phone: types.text,
    number: types.num,
    boolean: types.bool,
    file: types.file,
  };
  const one = scalars[bare] ?? typeOfSchema({ catalogue }, catalogue.entity(bare));
  const many = /\[\]\??$/.test(name) ? types.list(one) : one;
  return name.endsWith("?") ? union(many, types.null) : many;
}

/** The type of a state value, or the first name on the path that is not there. */
export function typeOfPath(index: ScreenIndex, path: string): { type: Type } | { unknown: string; names: string[] } {
  const [, first = "", ...rest] = path.split(".");
  const state = index.screen.state ?? {};
  const entry = hasOwn(state, first) ? state[first] : undefined;
  if (entry === undefined) return { unknown: first, names: Object.keys(state) };
  let type = typeof entry === "object" ? typeOfName(index, entry.type) : withoutLiterals(entry);
  for (const name of rest) {
    const props = type.obj?.props ?? {};
    const next = hasOwn(props, name) ? props[name] : undefined;
    if (next === undefined) return { unknown: name, names: Object.keys(props) };
    type = next;
  }
  return { type };
}

function withoutLiterals(value: string | number | boolean): Type {
  if (typeof value === "string") return types.text;
  return typeof value === "number" ? types.num : types.bool;
}

/** Whether an expression at or below a pointer has an error of its own, which then hides its consequences. */
export function hasError({ analysis }: ScreenIndex, pointer: string): boolean {
  return analysis.sites.some(
    (site) => site.checked.errors.length > 0 && (site.pointer === pointer || site.pointer.startsWith(`${pointer}/`)),
  );
}

export interface Fit {
  readonly value: unknown;
  readonly at: string;
  readonly want: Type;
  /** The schema that `want` was read from, for the limits of a literal. */
  readonly schema?: unknown;
  /** What the value is for, for example `` `orderNo` of `problemSave` ``. */
  readonly taker: string;
}

/** Reports a value of the wrong type. */
export function checkFit(
  index: ScreenIndex,
  { value, at, want, schema, taker }: Fit,
  report: (where: PointerRange | string, problem: ProblemText) => void,
): void {
  if (hasError(index, at)) return;
  const mismatch = findRangeMismatch(value, schema) ?? findMismatch(typeOfValue(index, value, at), want);
  if (mismatch !== null) report(at, { message: `This value does not fit ${taker}: ${mismatch}.` });
}
