// Tells what a file defines, by its folder and, outside the known folders, by what it holds.
import type { DefinitionKind } from "../../../core/format/index.ts";
import { isObject } from "../../../core/json/index.ts";

export type FileKind = DefinitionKind | "entity" | "none";

const byPath: readonly (readonly [RegExp, FileKind])[] = [
  [/^schemas\/entities\/[^/]+\.schema\.json$/, "entity"],
  [/^schemas\//, "none"],
  [/^widgets\/[^/]+\/[^/]+\.schema\.json$/, "widget"],
  [/^widgets\//, "none"],
  [/^screens\/mock\/responses\//, "mock-response"],
  [/^screens\/mock\/changes\//, "mock-change"],
  [/^screens\/mock\/seeds\//, "mock-seed"],
  [/^screens\/actions\//, "actions"],
  [/^screens\/markets\//, "market"],
  [/^screens\/languages\//, "language"],
  [/^screens\/wire\//, "wire"],
  [/^screens\/scenarios\//, "scenario"],
  [/^screens\/rules\.json$/, "rules"],
  [/^screens\/stored\.json$/, "stored"],
  [/^screens\/shell\.json$/, "shell"],
  [/^screens\/settings\.json$/, "settings"],
];

export function findFileKind(path: string, value: unknown): FileKind {
  const known = byPath.find(([pattern]) => pattern.test(path));
  if (known !== undefined) return known[1];
  if (isObject(value) && "fragment" in value) return "fragment";
  if (isObject(value) && ("overlay" in value || ("for" in value && !("body" in value)))) return "overlay";
  return "screen";
}

/** Whether other definitions may refer to what is in the file by name; scenarios are read by themselves. */
export function isCatalogueFile(path: string): boolean {
  const known = byPath.find(([pattern]) => pattern.test(path))?.[1];
  return known !== undefined && known !== "scenario";
}
