// A field of responses is renamed where it is declared. The places that have its name are those that then lead nowhere.

import type { Problem } from "../../../../core/format/index.ts";
import { isContainer, isObject, joinPointer, lastPart, parentPointer, valueAt } from "../../../../core/json/index.ts";
import { findTextRange } from "../../../checker/index.ts";
import { locationAt, readDefinitionPath, withoutKnown } from "../../../compiler/index.ts";
import { locate, type TextPlace } from "../named.ts";
import type { Workspace } from "../workspace.ts";
import { type DeclaredField, renameFieldInData } from "./field-data.ts";
import { recordAgain } from "./record-replaced.ts";
import { applyTextEdits, type Rename, type TextEdit, writeAt } from "./rename.ts";
import { RenameError } from "./rename-error.ts";

const pattern = /^[A-Za-z_]\w*$/;
const mostRounds = 20;

/** Every field that an entity, or the `answer` of an action, declares. */
export function listFields(workspace: Workspace): readonly DeclaredField[] {
  return workspace.paths.flatMap((file) => {
    const { kind } = readDefinitionPath(file);
    const [holder, part] = kind === "entity" ? ["/$defs", ""] : ["/actions", "/answer"];
    const owners: unknown = kind === "entity" || kind === "actions" ? valueAt(workspace.valueOf(file), holder) : undefined;
    return Object.entries(isObject(owners) ? owners : {}).flatMap(([owner, value]) =>
      listProperties(valueAt(value, part), joinPointer(holder, owner) + part).map((pointer) => ({
        name: lastPart(pointer),
        owner,
        file,
        pointer,
      })),
    );
  });
}

function listProperties(schema: unknown, pointer: string): string[] {
  if (!isContainer(schema)) return [];
  const own = isObject(schema) && isObject(schema["properties"]) ? Object.keys(schema["properties"]) : [];
  return [
    ...own.map((name) => joinPointer(pointer, "properties", name)),
    ...Object.entries(schema).flatMap(([key, part]) => listProperties(part, joinPointer(pointer, key))),
  ];
}

/** Every edit that another name of the field needs. @throws {RenameError} Where a problem would come from it. */
export function renameField(workspace: Workspace, field: DeclaredField, to: string): Rename {
  const siblings = valueAt(workspace.valueOf(field.file), parentPointer(field.pointer));
  if (!pattern.test(to)) throw new RenameError(`\`${to}\` is no name for a field.`);
  if (isObject(siblings) && Object.hasOwn(siblings, to)) throw new RenameError(`There is already a field \`${to}\`.`);
  const before = workspace.compile();
  const texts = new Map([[field.file, renameDeclaration(workspace, field, to)], ...renameFieldInData(workspace, field, to)]);
  let after = workspace.compileWith(texts);
  for (let round = 0; round < mostRounds; round++) {
    const changed = renameUses(withoutKnown(after.problems, before.problems), after.project.texts, [field.name, to]);
    if (changed.size === 0) break;
    for (const [path, text] of changed) texts.set(path, text);
    after = workspace.compileWith(texts);
  }
  for (const [path, text] of recordAgain(workspace, before, after)) texts.set(path, text);
  const [problem] = withoutKnown(workspace.compileWith(texts).problems, before.problems);
  if (problem !== undefined)
    throw new RenameError(`With the name \`${to}\` there would be a problem in ${problem.at.file}: ${problem.message}`);
  const whole = (path: string, text: string): readonly TextEdit[] => [{ start: 0, end: workspace.textOf(path).length, text }];
  return { edits: new Map([...texts].map(([path, text]) => [path, whole(path, text)])), moves: [] };
}

/** Its key among the properties, and its entry in `required`. */
function renameDeclaration(workspace: Workspace, { file, pointer, name }: DeclaredField, to: string): string {
  const text = workspace.textOf(file);
  const schema = parentPointer(parentPointer(pointer));
  const required = valueAt(workspace.valueOf(file), joinPointer(schema, "required"));
  const place = Array.isArray(required) ? required.indexOf(name) : -1;
  const range = [0, name.length] as const;
  const inRequired = { file, pointer: joinPointer(schema, "required", place), on: "value", range } as const;
  return writeAt(text, [{ file, pointer, on: "key", range }, ...(place < 0 ? [] : [inRequired])], to);
}

/** The files whose problems come from the other name, each with that name in these places. */
function renameUses(
  problems: readonly Problem[],
  texts: ReadonlyMap<string, string>,
  names: readonly [string, string],
): Map<string, string> {
  const edits = new Map<string, Map<number, TextEdit>>();
  for (const problem of problems) {
    const { file } = problem.at;
    const text = texts.get(file) ?? "";
    for (const edit of listUses(problem, text, names)) edits.set(file, (edits.get(file) ?? new Map()).set(edit.start, edit));
  }
  return new Map([...edits].map(([file, all]) => [file, applyTextEdits(texts.get(file) ?? "", [...all.values()])]));
}

function listUses({ at, subject }: Problem, text: string, [from, to]: readonly [string, string]): TextEdit[] {
  if (subject?.is !== "missing" || subject.name.split(".").pop() !== from) return [];
  const { start, end } = findTextRange(text, at);
  return [...text.slice(start, end).matchAll(new RegExp(`\\b${from}\\b`, "g"))].map(({ index }) => ({
    start: start + index,
    end: start + index + from.length,
    text: to,
  }));
}

/** The field whose name stands at an offset of the file that declares it. */
export function fieldAt(workspace: Workspace, path: string, offset: number): (DeclaredField & { readonly place: TextPlace }) | undefined {
  const { isAtPropertyKey, path: parts } = locationAt(workspace.textOf(path), offset);
  const pointer = joinPointer("", ...parts);
  const field = isAtPropertyKey ? listFields(workspace).find((one) => one.file === path && one.pointer === pointer) : undefined;
  return field && { ...field, place: locate(workspace, { file: path, pointer, on: "key", range: [0, field.name.length] }) };
}
