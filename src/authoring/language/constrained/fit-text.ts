// Schemas that all providers take cannot say which letters a name has or how long a text is. A text that is none becomes the nearest that is.
import { isReserved } from "../../../core/json/index.ts";
import type { Keywords } from "./form.ts";

/** Also for a text without a letter. */
const word = "part";

/** The ways in which names of the format are written. */
function writeNames(text: string): string[] {
  const words = (text.match(/[A-Z]?[a-z0-9]+|[A-Z]+/g) ?? []).map((one) => one.toLowerCase());
  const named = /^[a-z]/.test(words[0] ?? "") ? words : [word, ...words];
  const [first = word, ...others] = named;
  const camel = [first, ...others.map((one) => one.charAt(0).toUpperCase() + one.slice(1))].join("");
  return [named.join("-"), camel, `state.${camel}`];
}

/** What a schema of texts takes in place of a text. */
export function fitText({ pattern, minLength, maxLength }: Keywords): (text: string) => string {
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? 1e5)];
  if (typeof pattern !== "string") return (text) => text.slice(0, most).padEnd(least);
  const allowed = new RegExp(pattern, "u");
  const isFit = (text: string) =>
    text.length >= least && text.length <= most && allowed.test(text) && /^\w/.test(text) && !isReserved(text);
  return (text) => [text, ...writeNames(text.slice(0, most / 2)), ...writeNames(word)].find(isFit) ?? word;
}

/** Whether some text can stand for every other one. */
export function canFit(schema: Keywords): boolean {
  const { pattern } = schema;
  return typeof pattern !== "string" || new RegExp(pattern, "u").test(fitText(schema)(""));
}
