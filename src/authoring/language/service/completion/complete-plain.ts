// Values that are neither named in a file nor listed by a schema: types, references, pictures, query strings, kinds of steps.

import { stepKinds } from "../../../../core/format/index.ts";
import { readDefinitionPath } from "../../../compiler/index.ts";
import type { Workspace } from "../workspace.ts";
import { listTakenNames } from "./complete-fields.ts";
import type { Completion, CompletionPlace } from "./completion-item.ts";

interface Range {
  readonly start: number;
  readonly end: number;
}

const plainTypes = ["text", "number", "boolean", "file"].flatMap((type) => [type, `${type}?`, `${type}[]`]);

/** Entities as a reference of a JSON Schema names them, from another file or from their own. */
function listReferences(workspace: Workspace, path: string): string[] {
  const declared = workspace.paths.flatMap((file) =>
    workspace.mentionsIn(file).filter(({ kind, isDeclaration }) => kind === "entity" && isDeclaration),
  );
  return declared.map(({ name, at }) => {
    const [, entities] = /^schemas\/(entities\/[^.]+)\./.exec(at.file) ?? [];
    return at.file === path ? `#/$defs/${name}` : `layar:${entities}#/$defs/${name}`;
  });
}

function listPictures({ workspace }: CompletionPlace): string[] {
  return [...workspace.compile().project.catalogue.pictures.keys()].map((name) => `picture:${name}`);
}

/** Parameters of the screen that a scenario opens; what stands before the name stays. */
function completeQuery({ workspace, path, text, offset, pointer }: CompletionPlace, range: Range): Completion[] {
  const { kind, screen } = readDefinitionPath(path);
  if (kind !== "scenario" || screen === undefined || !/^(?:\/scenarios\/[^/]+)?\/open(?:In\/[^/]+)?$/.test(pointer)) return [];
  const before = text.slice(range.start, offset);
  const start = range.start + before.lastIndexOf("&") + 1;
  const end = start + (/^[^=&"]*/.exec(text.slice(start, range.end))?.[0].length ?? 0);
  return Object.entries(workspace.compile().project.screens.get(screen)?.value.params ?? {}).map(([name, type]) => ({
    label: name,
    detail: String(type),
    kind: "name",
    insert: text[end] === "=" ? name : `${name}=`,
    start,
    end,
  }));
}

export function completePlain(place: CompletionPlace, kinds: readonly string[], range: Range): Completion[] {
  const { workspace, path, pointer } = place;
  const value = (label: string): Completion => ({ label, kind: "value", insert: label, ...range });
  const { kind } = readDefinitionPath(path);
  const isSchema = kind === "entity" || kind === "actions" || kind === "widget";
  const items = [
    ...(kinds.includes("entity") ? plainTypes : []),
    ...(kinds.includes("picture") ? listPictures(place) : []),
    ...(kinds.includes("step") ? stepKinds : []),
    ...(isSchema && pointer.endsWith("/$ref") ? listReferences(workspace, path) : []),
    ...(/\/\d+$/.test(pointer) ? listTakenNames(workspace, path, pointer.replace(/\/\d+$/, "")).map(({ name }) => name) : []),
  ];
  return [...items.map(value), ...completeQuery(place, range)];
}
