// Other ways to write a part of a definition that has the wrong shape, or stands in the wrong place.
import type { Problem } from "../../../core/format/index.ts";
import {
  isObject,
  joinPointer,
  lastPart,
  listSpellings,
  parentPointer,
  parseJson,
  splitPointer,
  valueAt,
} from "../../../core/json/index.ts";
import { hasStepParts, isExpressionName, isFormatName, listFormatNames, listStepKinds } from "./format-names.ts";
import { listTextWays } from "./text-ways.ts";

/** JSON text in place of what stands at the pointer, or of its key. */
export interface Way extends Pick<Problem["at"], "pointer" | "on"> {
  readonly text: string;
}

type List = (whole: unknown, problem: Problem) => readonly Way[];

function put(pointer: string, value: unknown): Way {
  return { pointer, on: "value", text: JSON.stringify(value) };
}

/** The same value as another kind of JSON. */
const otherKinds: List = (whole, { check, at: { pointer }, subject }) => {
  const value = valueAt(whole, pointer);
  const missing = subject?.is === "missing" ? subject.name : undefined;
  if (Array.isArray(value)) return value.length === 1 ? [put(pointer, value[0])] : [];
  if (value === 0 || value === 1) return [put(pointer, value === 1)];
  // Plural forms of a text are reported as one.
  if (isObject(value))
    return Object.entries(value).flatMap(([name, form]) =>
      typeof form === "string" ? listTextWays(form, missing).map((one) => put(joinPointer(pointer, name), one)) : [],
    );
  if (typeof value !== "string") return [];
  const read = parseJson(value);
  const isPlain = typeof read === "number" || typeof read === "boolean";
  const expression = isExpressionName(lastPart(pointer)) ? [value.replace(/^\{([^{}]+)\}$/, "$1")] : [];
  const call = lastPart(parentPointer(pointer)) === "load" ? [{ action: value }] : [];
  const name = check === "shape" ? listSpellings(value) : [];
  const ways = [...(isPlain ? [read] : []), ...expression, ...listTextWays(value, missing), ...name, ...call];
  return ways.filter((one) => one !== value).map((one) => put(pointer, one));
};

/** The names that are as near as each other, of one thing and of several, at another root, too. */
const nearNames: List = (whole, { at, fix, subject }) => {
  if (subject?.is !== "missing") return [];
  const near = subject.near ?? [];
  const names = new Set(fix?.isChoice === true ? near.flatMap((name) => [name, `${name}s`, name.replace(/s$/, "")]) : near);
  const { pointer, on, range } = fix?.at ?? at;
  const text = String(valueAt(whole, pointer));
  // The name may be a part of a path.
  const place = on === "value" ? text.split(subject.name) : [];
  if (range === undefined && place.length === 2) return [...names].map((name) => put(pointer, place.join(name)));
  if (range === undefined) return [...names].map((name) => ({ pointer, on, text: JSON.stringify(name) }));
  const [start, end] = range;
  const root = /[A-Za-z_]\w*\.$/.exec(text.slice(0, start))?.[0] ?? "";
  const from = (name: string) => (name.includes(".") ? start - root.length : start);
  return [...names].map((name) => put(pointer, text.slice(0, from(name)) + name + text.slice(end)));
};

/** A property of a widget beside `props`, or one of the node among them. */
const otherLevel: List = (whole, { at: { pointer, on } }) => {
  const [name, holder] = [lastPart(pointer), parentPointer(pointer)];
  const inner = valueAt(whole, holder);
  if (on !== "key" || !isObject(inner) || !Object.hasOwn(inner, name)) return [];
  const { [name]: moved, ...rest } = inner;
  const outer = parentPointer(holder);
  const node = valueAt(whole, outer);
  const isProps = lastPart(holder) === "props" && isObject(node) && !Object.hasOwn(node, name);
  const out = isProps ? [put(outer, { ...withoutEmpty({ ...node, props: rest }), [name]: moved })] : [];
  const props = isObject(inner["props"]) ? inner["props"] : {};
  const into =
    Object.hasOwn(inner, "widget") && !Object.hasOwn(props, name) ? [put(holder, { ...rest, props: { ...props, [name]: moved } })] : [];
  return [...out, ...into];
};

function withoutEmpty({ props, ...node }: { readonly [name: string]: unknown }): object {
  return isObject(props) && Object.keys(props).length === 0 ? node : { ...node, props };
}

/** A step of another kind, by the properties that it has, or of one where its kind is lost. */
const otherSteps: List = (whole, { at: { pointer } }) => {
  const around = splitPointer(pointer).map((_, index, parts) => joinPointer("", ...parts.slice(0, parts.length - index)));
  const at = around.find((one) => isStep(valueAt(whole, one))) ?? pointer;
  const step = valueAt(whole, at);
  if (!isObject(step) || Object.hasOwn(step, "widget")) return [];
  const { do: written, ...parts } = step;
  // A step without one of its parts is no sign of another kind, and one with a part of another kind is.
  const names = Object.keys(parts).filter((name) => name !== "when");
  if (names.length === 0 || hasStepParts(written, names)) return [];
  const kinds = listStepKinds(["do", ...Object.keys(parts)]).filter((kind) => kind !== written);
  return kinds.map((kind) => put(at, { do: kind, ...parts }));
};

function isStep(value: unknown): boolean {
  return isObject(value) && Object.hasOwn(value, "do");
}

/** Another name for a key: one of the format that is a letter away, or one that all of its like have and this one has not. */
const otherKeys: List = (whole, { check, at: { pointer, on }, fix }) => {
  const holder = on === "key" ? parentPointer(pointer) : pointer;
  const inner = valueAt(whole, holder);
  if (!isObject(inner)) return [];
  const slips = on === "key" ? [lastPart(pointer)] : Object.keys(inner).filter((key) => !isFormatName(key));
  const beside = valueAt(whole, parentPointer(holder));
  const alike = isObject(beside) ? Object.values(beside).filter((one) => one !== inner && isObject(one)) : [];
  const shared = Object.keys(alike[0] ?? {}).filter((key) => alike.every((one) => isObject(one) && Object.hasOwn(one, key)));
  return slips.flatMap((slip): Way[] => {
    // A name that the project gives is none of the format: which of two that are alike was meant, only its author knows. Where a value as a
    // whole is wrong, and not by its shape, its keys may be data.
    const ofFormat = fix?.isChoice === true || (on !== "key" && check !== "shape") ? [] : listFormatNames(slip);
    const names = [...shared, ...ofFormat].filter((key) => !Object.hasOwn(inner, key));
    return names.map((key) => ({ pointer: joinPointer(holder, slip), on: "key", text: JSON.stringify(key) }));
  });
};

const lists: readonly List[] = [nearNames, otherKinds, otherLevel, otherSteps, otherKeys];

/** Each way once. */
export function listPartWays(whole: unknown, problem: Problem): Way[] {
  const ways = lists.flatMap((list) => list(whole, problem));
  return [...new Map(ways.map((way) => [JSON.stringify(way), way] as const)).values()];
}
