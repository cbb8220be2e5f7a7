// Phrases that several modules share. Their wording changes here and nowhere else.
import { findMeant, listNearest } from "../json/index.ts";
import type { Problem, Subject } from "./problem.ts";

/** A name of a definition, marked as such in a sentence. */
export function quoteName(name: string | number): string {
  return `\`${name}\``;
}

const mostListed = 12;

/** `a`, `a or b`, `a, b or c`. */
export function listNames(names: readonly (string | number)[], joint = "or"): string {
  const shown = names.map(quoteName);
  return shown.length < 2 ? shown.join("") : `${shown.slice(0, -1).join(", ")} ${joint} ${shown[shown.length - 1]}`;
}

/** Kinds of names that a command lists, in the words of messages. */
const listed: readonly (readonly [noun: RegExp, kind: string])[] = [
  [/\bscreen$/, "screens"],
  [/\bwidget$/, "widgets"],
  [/\baction\b/, "actions"],
  [/\btext\b/, "texts"],
];

/** The names like the given one, and the command that lists the rest; all of them where there is no command, or where they are few. */
export function listAround(name: string, names: readonly string[], noun = ""): string {
  const kind = listed.find(([pattern]) => pattern.test(noun))?.[1];
  const near = listNearest(name, names, names.length);
  if (kind === undefined || names.length <= mostListed)
    return listNames([...near, ...names.filter((other) => !near.includes(other))], "and");
  const shown = near.slice(0, mostListed);
  const rest = shown.length === 0 ? `${names.length}` : `${shown.map(quoteName).join(", ")} and ${names.length - shown.length} more`;
  return `${rest}: \`npx layar list ${kind}\``;
}

/** The help for an unknown name: what was probably meant, or which names there are. */
export function suggestName(name: string, names: readonly string[], noun?: string): string | undefined {
  const { help } = findMeant(name, names);
  if (help !== undefined) return help;
  return names.length === 0 ? undefined : `There ${names.length === 1 ? "is" : "are"} ${listAround(name, names, noun)}.`;
}

/** What a problem says of a name that nothing declares, beside its message: the help, if there is any, and what it is about. */
export function missing(name: Omit<Subject, "is" | "near">, names: readonly string[], noun?: string): Pick<Problem, "help" | "subject"> {
  return { help: suggestName(name.name, names, noun), subject: { ...name, is: "missing", near: findMeant(name.name, names).names } };
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
