import { isObject, type JsonObject } from "../../../core/json/index.ts";
import { readDefinitionPath } from "../../compiler/index.ts";

export interface DefinitionFile {
  readonly path: string;
  readonly value: unknown;
}

export function omit(value: { readonly [name: string]: unknown }, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Changes every object of a value, the inner ones first. */
export function mapObjects(value: unknown, change: (object: JsonObject) => unknown): unknown {
  if (Array.isArray(value)) return value.map((part) => mapObjects(part, change));
  if (!isObject(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapObjects(part, change)])));
}

/** Changes every text of a value; `key` is the name that it stands under. */
export function mapTexts(value: unknown, change: (text: string, key: string) => string, key = ""): unknown {
  if (typeof value === "string") return change(value, key);
  if (Array.isArray(value)) return value.map((part) => mapTexts(part, change, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, mapTexts(part, change, name)]));
}

/** Whether a file holds nodes and steps. */
export function holdsScreens({ path }: DefinitionFile): boolean {
  return ["screen", "overlay", "fragment"].includes(readDefinitionPath(path).kind);
}
