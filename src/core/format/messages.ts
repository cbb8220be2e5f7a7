// Phrases that several modules share. Their wording changes here and nowhere else.
import { findNearest } from "../json/index.ts";

/** A name of a definition, marked as such in a sentence. */
export function quoteName(name: string | number): string {
  return `\`${name}\``;
}

/** `a`, `a or b`, `a, b or c`; long lists are cut. */
export function listNames(names: readonly (string | number)[], joint = "or", most = 12): string {
  const shown = names.slice(0, most).map(quoteName);
  if (names.length > most) return `${shown.join(", ")} and ${names.length - most} more`;
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} ${joint} ${shown[shown.length - 1]}`;
}

/** The help for an unknown name: the nearest known one, or all of them. */
export function suggestName(name: string, names: readonly string[]): string | undefined {
  const nearest = findNearest(name, names);
  if (nearest !== undefined) return `Did you mean ${quoteName(nearest)}?`;
  return names.length === 0 ? undefined : `There ${names.length === 1 ? "is" : "are"} ${listNames(names, "and")}.`;
}

/** What a JSON value is, as a phrase. */
export function describeValue(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return value.length <= 40 ? `the text '${value}'` : "text";
  return typeof value === "number" ? `the number ${value}` : `${String(value)}`;
}

const kinds: { readonly [type: string]: string } = {
  string: "text",
  number: "a number",
  integer: "a whole number",
  boolean: "true or false",
  object: "an object",
  array: "a list",
  null: "null",
};

export function describeKind(type: string): string {
  return kinds[type] ?? type;
}

export function describeKinds(types: readonly string[]): string {
  const words = types.map(describeKind);
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} or ${words[words.length - 1]}`;
}
