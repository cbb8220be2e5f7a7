import { isObject } from "./own-fields.ts";

/** Changes every text of a value; `key` is the name that it stands under. */
export function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ""): unknown {
  if (typeof value === "string") return change(value, key);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change, name)]));
}
