// A node of a screen becomes a fragment that other screens can insert, with the texts and flows that it alone uses.

import type { JSONPath } from "jsonc-parser";
import { isObject, type JsonObject, joinPointer, splitPointer, valueAt, withNumbers } from "../../../../core/json/index.ts";
import { freeName } from "../../../../core/text/index.ts";
import { formatText, readDefinitionPath, setInText, writeDefinition } from "../../../compiler/index.ts";
import { listDeclared } from "../named.ts";
import type { Workspace } from "../workspace.ts";
import { type ChangedFiles, type CodeAction, ifClean, textOrNew } from "./code-action.ts";

interface Place {
  readonly node: JsonObject;
  readonly id: string;
  readonly path: JSONPath;
  /** Where the fragment goes in its place. */
  readonly anchor: { readonly after: string } | { readonly before: string } | { readonly into: string };
}

function idOf(node: unknown): string | undefined {
  return isObject(node) && typeof node["id"] === "string" ? node["id"] : undefined;
}

/** The innermost node around a place of a screen that stands in a list of nodes. */
function placeOf(screen: unknown, pointer: string): Place | undefined {
  const parts = splitPointer(pointer);
  for (let length = parts.length; length > 1; length--) {
    const node = valueAt(screen, joinPointer("", ...parts.slice(0, length)));
    const list: unknown = valueAt(screen, joinPointer("", ...parts.slice(0, length - 1)));
    const id = idOf(node);
    if (!isObject(node) || id === undefined || typeof node["widget"] !== "string" || !Array.isArray(list)) continue;
    const at = Number(parts[length - 1]);
    const [previous, next] = [idOf(list[at - 1]), idOf(list[at + 1])];
    const parent = parts[length - 2] === "children" ? idOf(valueAt(screen, joinPointer("", ...parts.slice(0, length - 2)))) : undefined;
    const anchor =
      previous !== undefined
        ? { after: previous }
        : next !== undefined
          ? { before: next }
          : parent !== undefined
            ? { into: parent }
            : undefined;
    return anchor && { node, id, path: withNumbers(parts.slice(0, length)), anchor };
  }
  return undefined;
}

function textsIn(json: string): string[] {
  return [...new Set([...json.matchAll(/\btexts\.([a-z]\w*)/g)].map(([, name = ""]) => name))];
}

/** Entries of a table, and what is left of it. */
function splitTable(table: unknown, names: readonly string[], stays: (name: string) => boolean): { moved: JsonObject; text: JsonObject } {
  const all = isObject(table) ? Object.entries(table) : [];
  return {
    moved: Object.fromEntries(all.filter(([name]) => names.includes(name))),
    text: Object.fromEntries(all.filter(([name]) => !names.includes(name) || stays(name))),
  };
}

export function makeFragment(workspace: Workspace, file: string, pointer: string): CodeAction[] {
  const { kind, screen } = readDefinitionPath(file);
  const value = workspace.valueOf(file);
  const place = kind === "screen" && isObject(value) ? placeOf(value, pointer) : undefined;
  if (place === undefined || screen === undefined) return [];
  const fragment = freeName(place.id, listDeclared(workspace, "fragment"), "-");
  const make = () => ifClean(workspace, moveNode(workspace, file, { ...place, fragment }));
  return [{ title: `Make \`${place.id}\` the fragment \`${fragment}\``, kind: "refactor.extract", make }];
}

function moveNode(workspace: Workspace, file: string, { node, path, anchor, fragment }: Place & { fragment: string }): ChangedFiles {
  const folder = `screens/fragments/${fragment}`;
  const table = file.replace(/[^/]+$/, "texts.json");
  const value = workspace.valueOf(file);
  const inserted = { use: fragment, ...anchor };
  const uses = isObject(value) && Array.isArray(value["fragments"]) ? [inserted, ...value["fragments"]] : [inserted];
  const without = setInText(workspace.textOf(file), path, undefined);
  const left = formatText(file, setInText(without, ["fragments"], uses));
  const { moved, text } = splitTable(workspace.valueOf(table), textsIn(JSON.stringify(node)), (name) =>
    [left, ...readersOf(workspace, file)].some((one) => textsIn(one).includes(name)),
  );
  const schemaOf = (kind: string): unknown => JSON.parse(textOrNew(workspace, `${folder}/x.json`, { kind, beside: file }));
  const withSchema = (kind: string, content: JsonObject) => {
    const schema = schemaOf(kind);
    return { ...(isObject(schema) ? schema : {}), ...content };
  };
  const write = (target: string, content: JsonObject): [string, string] => [target, formatText(target, writeDefinition(content))];
  return new Map([
    [file, left],
    write(`${folder}/fragment.json`, withSchema("fragment", { nodes: [node] })),
    ...(Object.keys(moved).length === 0 ? [] : [write(`${folder}/texts.json`, withSchema("texts", moved)), write(table, text)]),
  ]);
}

/** What reads the texts of a screen beside its base. */
function readersOf(workspace: Workspace, file: string): string[] {
  const { screen } = readDefinitionPath(file);
  return workspace.paths
    .filter((path) => path !== file && readDefinitionPath(path).screen === screen && readDefinitionPath(path).kind === "overlay")
    .map((path) => workspace.textOf(path));
}
