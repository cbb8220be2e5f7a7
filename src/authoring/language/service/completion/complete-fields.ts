// Names that no file declares as such: inputs and fields of an action, parameters that a query string or a message takes.

import { isContainer, isObject, joinPointer, listFields, splitPointer, valueAt } from "../../../../core/json/index.ts";
import { type Catalogue, readDefinitionPath } from "../../../compiler/index.ts";
import type { Workspace } from "../workspace.ts";

export interface TakenName {
  readonly name: string;
  readonly about: string;
}

function requestOf({ actions }: Catalogue, action: unknown): TakenName[] {
  return requestIn(typeof action === "string" ? actions.get(action)?.request : undefined);
}

function requestIn(request: unknown): TakenName[] {
  return listFields(request).map(({ name, schema, isRequired }) => {
    const about = isObject(schema) ? String(schema["description"] ?? schema["type"] ?? "") : "";
    return { name, about: isRequired ? `${about} Required.`.trim() : about };
  });
}

/** The names of the fields of a response, at any depth. */
function fieldsOf(catalogue: Catalogue, action: unknown): TakenName[] {
  const found = new Map<string, string>();
  const seen = new Set<unknown>();
  const look = (given: unknown): void => {
    if (!isContainer(given) || seen.has(given)) return;
    seen.add(given);
    if (isObject(given) && typeof given["$ref"] === "string") look(catalogue.resolve(given["$ref"]));
    if (isObject(given) && isObject(given["properties"]))
      for (const [name, schema] of Object.entries(given["properties"]))
        found.set(name, isObject(schema) ? String(schema["description"] ?? schema["type"] ?? "") : "");
    for (const part of Object.values(given)) look(part);
  };
  if (typeof action === "string") look(catalogue.actions.get(action)?.answer);
  return [...found].map(([name, about]) => ({ name, about }));
}

/** What may stand as a name in an object, or in a list of names, by what stands beside it. */
export function listTakenNames(workspace: Workspace, path: string, pointer: string): TakenName[] {
  const { catalogue, screens } = workspace.compile().project;
  const parts = splitPointer(pointer);
  const { kind } = readDefinitionPath(path);
  const [first, name, part] = parts;
  if (kind === "wire" && first === "actions" && parts.length === 3)
    return part === "request" ? requestOf(catalogue, name) : part === "answer" ? fieldsOf(catalogue, name) : [];
  if (kind === "actions" && first === "actions" && /^\/actions\/[^/]+\/(?:query|needs|intent\/(?:aside|inputs|filled))$/.test(pointer))
    return requestIn(valueAt(workspace.valueOf(path), joinPointer("", "actions", name ?? "", "request")));
  const own = parts.at(-1) === "..." ? parts.slice(0, -1) : parts;
  const owner = valueAt(workspace.valueOf(path), joinPointer("", ...own.slice(0, -1)));
  if (!isObject(owner)) return [];
  if (own.at(-1) === "input") return requestOf(catalogue, owner["action"]);
  if (own.at(-1) !== "params") return [];
  const { screen, key } = owner;
  const params =
    typeof screen === "string" ? screens.get(screen)?.value.params : typeof key === "string" ? catalogue.shell.get(key)?.params : {};
  return Object.entries(params ?? {}).map(([param, type]) => ({ name: param, about: String(type) }));
}
