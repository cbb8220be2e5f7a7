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

/** Whether a file holds nodes and steps. */
export function holdsScreens({ path }: DefinitionFile): boolean {
  return ["screen", "overlay", "fragment"].includes(readDefinitionPath(path).kind);
}
