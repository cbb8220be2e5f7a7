// What the mock server, scenarios and tests have of responses with a field, found by the schema that the responses follow.

import { isContainer, isObject, joinPointer, splitPointer, valueAt } from "../../../../core/json/index.ts";
import { readDefinitionPath } from "../../../compiler/index.ts";
import type { Workspace } from "../workspace.ts";
import { writeAt } from "./rename.ts";

/** A field where it is declared. */
export interface DeclaredField {
  readonly name: string;
  /** The entity or the action that has it. */
  readonly owner: string;
  readonly file: string;
  readonly pointer: string;
}

/** The changed texts, by path. */
export function renameFieldInData(workspace: Workspace, field: DeclaredField, to: string): (readonly [path: string, text: string])[] {
  const { actions, resolve } = workspace.compile().project.catalogue;
  return workspace.paths.flatMap((path) => {
    const value = workspace.valueOf(path);
    const keys = listResponses(path, value).flatMap(({ action, pointer }) => {
      const schema: PlacedSchema = { schema: actions.get(action)?.answer, at: joinPointer("/actions", action, "answer") };
      return listKeys({ data: valueAt(value, pointer), pointer }, schema, { field: field.pointer, resolve });
    });
    const range = [0, field.name.length] as const;
    const places = [...new Set(keys)].map((pointer) => ({ file: path, pointer, on: "key", range }) as const);
    return places.length === 0 ? [] : [[path, writeAt(workspace.textOf(path), places, to)] as const];
  });
}

/** Where a file has the data of a response. */
function listResponses(path: string, value: unknown): { readonly action: string; readonly pointer: string }[] {
  const { kind } = readDefinitionPath(path);
  if (kind === "mock-response") return [{ action: path.split("/").at(-1)?.replace(".json", "") ?? "", pointer: "/data" }];
  if (kind !== "tests" && kind !== "scenario") return [];
  return listPointers(value, "").flatMap((pointer) => {
    const [last, action = "", holder = ""] = splitPointer(pointer).reverse();
    return (last === "data" || last === "patch") && /^(?:responses|answers)$/.test(holder) ? [{ action, pointer }] : [];
  });
}

function listPointers(value: unknown, pointer: string): string[] {
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = joinPointer(pointer, key);
    return [at, ...listPointers(part, at)];
  });
}

interface Data {
  readonly data: unknown;
  readonly pointer: string;
}

interface PlacedSchema {
  readonly schema: unknown;
  /** A reference leads to where the entity is declared. */
  readonly at: string;
}

interface Sought {
  /** Where the field is declared. */
  readonly field: string;
  resolve(ref: string): unknown;
}

/** The keys of the field, by their pointers. */
function listKeys({ data, pointer }: Data, { schema, at }: PlacedSchema, sought: Sought): string[] {
  if (!isContainer(data) || !isObject(schema)) return [];
  const parts = Object.entries(data).map(([key, part]): Data & { readonly key: string } => ({
    key,
    data: part,
    pointer: joinPointer(pointer, key),
  }));
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const below = { schema: value, at: joinPointer(at, keyword) };
    if (keyword === "$ref" && typeof value === "string")
      return listKeys({ data, pointer }, { schema: sought.resolve(value), at: value.slice(value.indexOf("#") + 1) }, sought);
    if (keyword === "items" || keyword === "additionalProperties") return parts.flatMap((part) => listKeys(part, below, sought));
    if (!isContainer(value)) return [];
    if (/^(?:all|any|one)Of$/.test(keyword))
      return Object.entries(value).flatMap(([index, one]) =>
        listKeys({ data, pointer }, { schema: one, at: joinPointer(below.at, index) }, sought),
      );
    if (keyword !== "properties") return [];
    return parts.flatMap((part) => {
      const own = { schema: valueAt(value, joinPointer("", part.key)), at: joinPointer(below.at, part.key) };
      return [...(own.at === sought.field ? [part.pointer] : []), ...listKeys(part, own, sought)];
    });
  });
}
