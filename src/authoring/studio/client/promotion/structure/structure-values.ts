/** Values of lists and objects: what a new entry is, and what becomes of one that is moved. Nothing here knows the page. */
import { isObject } from "../../../../../core/json/index.ts";
import type { FormPlace, PromotionForm } from "../../../protocol/promotion.ts";
import { type FormShape, type FormStructure, textsIn } from "../../../protocol/structure.ts";
import { nameText } from "../text-changes.ts";

/** Names of texts that the promotion begins, and how it begins a list or an object. */
export interface Beginning {
  readonly value: unknown;
  /** In the order in which they stand in the value. */
  readonly names: readonly string[];
}

export function beginValue(shape: FormShape, nextName: () => string): Beginning {
  switch (shape.kind) {
    case "words": {
      const name = nextName();
      return { value: `{texts.${name}}`, names: [name] };
    }
    case "choice":
      return { value: shape.choices[0] ?? "", names: [] };
    case "list": {
      const { value, names } = beginValue(shape.entry, nextName);
      return { value: [value], names };
    }
    case "either":
      return beginValue(shape.shapes[0] ?? { kind: "other" }, nextName);
    case "fields": {
      const begun = shape.fields
        .filter(({ isRequired }) => isRequired)
        .map((field) => ({ name: field.name, ...beginValue(field.shape, nextName) }));
      return { value: Object.fromEntries(begun.map(({ name, value }) => [name, value])), names: begun.flatMap(({ names }) => names) };
    }
    default:
      return { value: "", names: [] };
  }
}

/** Gives a name that neither the screen nor the value has, another one each time. */
export function namesFor({ node, prop }: FormStructure, { texts }: PromotionForm, value: unknown): () => string {
  const taken = new Set([...texts.map(({ name }) => name), ...textsIn(value)]);
  return () => {
    const stem = nameText(node, prop);
    let number = 1;
    while (taken.has(stem + number)) number++;
    taken.add(stem + number);
    return stem + number;
  };
}

/** The name of the text that a value is and nothing else. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? /^\{texts\.(\w+)\}$/.exec(value)?.[1] : undefined;
}

/** Of several shapes the one that a value has. */
export function shapeFor(shape: FormShape, value: unknown): FormShape {
  if (shape.kind !== "either") return shape;
  const kind = Array.isArray(value) ? "list" : isObject(value) ? "fields" : "words";
  return shape.shapes.find((one) => one.kind === kind) ?? { kind: "other" };
}

/** The value with another part; without it where it is undefined. */
export function withPart(value: unknown, [first, ...rest]: FormPlace, part: unknown): unknown {
  if (first === undefined) return part;
  if (Array.isArray(value)) {
    const next = withPart(value[Number(first)], rest, part);
    const [before, after] = [value.slice(0, Number(first)), value.slice(Number(first) + 1)];
    return next === undefined ? [...before, ...after] : [...before, next, ...after];
  }
  const { [first]: before, ...others } = isObject(value) ? value : {};
  const next = withPart(before, rest, part);
  // What was there keeps its place.
  return next === undefined ? others : { ...(isObject(value) && value), [first]: next };
}

export function moveEntry(list: readonly unknown[], from: number, to: number): unknown[] {
  const others = list.filter((_, index) => index !== from);
  return [...others.slice(0, to), list[from], ...others.slice(to)];
}
