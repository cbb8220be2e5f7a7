// A value of the base as a market's own: written to its overlay as it is, for the author to change there.

import { isObject, joinPointer, parseJson, splitPointer, valueAt } from "../../../../core/json/index.ts";
import { readDefinitionPath } from "../../../compiler/index.ts";
import { recordReplaced } from "../rename/record-replaced.ts";
import type { Workspace } from "../workspace.ts";
import { type ChangedFiles, type CodeAction, ifClean, setIn, textOrNew } from "./code-action.ts";

interface Part {
  /** What is written, for the title. */
  readonly title: string;
  /** Where it stands in the overlay. */
  readonly path: readonly string[];
  readonly value: unknown;
}

/** The text at a place of a table, or the property of a node at a place of a screen. */
function partAt(workspace: Workspace, file: string, pointer: string): Part | undefined {
  const value = workspace.valueOf(file);
  const parts = splitPointer(pointer);
  const [first] = parts;
  if (readDefinitionPath(file).kind === "texts") {
    const entry = first === undefined ? undefined : valueAt(value, joinPointer("", first));
    return first !== undefined && isObject(entry) ? { title: first, path: ["texts", first], value: entry } : undefined;
  }
  if (first === "title" || first === "description")
    return { title: `screen.${first}`, path: ["screen", first], value: valueAt(value, joinPointer("", first)) };
  for (let length = parts.length - 1; length > 0; length--) {
    const node = valueAt(value, joinPointer("", ...parts.slice(0, length)));
    if (!isObject(node) || typeof node["widget"] !== "string" || typeof node["id"] !== "string") continue;
    const [place = "", name] = parts.slice(length);
    if (place === "id" || place === "widget" || place === "children" || place === "slots") return undefined;
    const own = (place === "props" || place === "on") && name !== undefined ? [place, name] : [place];
    if (own.length === 1 && (place === "props" || place === "on")) return undefined;
    const title = `${node["id"]}.${own.at(-1)}`;
    return { title, path: ["nodes", node["id"], ...own], value: valueAt(node, joinPointer("", ...own)) };
  }
  return undefined;
}

/** The text of a table that a value names alone. */
function namedText(workspace: Workspace, file: string, { value }: Part): Part | undefined {
  const [, name] = typeof value === "string" ? (/^\{texts\.(\w+)\}$/.exec(value) ?? []) : [];
  return name === undefined ? undefined : partAt(workspace, file.replace(/[^/]+$/, "texts.json"), joinPointer("", name));
}

export function writeOverlay(workspace: Workspace, file: string, pointer: string): CodeAction[] {
  const { kind, screen } = readDefinitionPath(file);
  if (screen === undefined || (kind !== "screen" && kind !== "texts")) return [];
  const found = partAt(workspace, file, pointer);
  const part = (found && namedText(workspace, file, found)) ?? found;
  if (part === undefined) return [];
  return [...workspace.compile().project.catalogue.markets.keys()].flatMap((market): CodeAction[] => {
    const overlay = file.replace(/[^/]+$/, `${market}.json`);
    const text = textOrNew(workspace, overlay, { kind: "overlay", beside: file });
    const there = parseJson(text.trim() || "{}");
    // One that cannot be read is being written.
    if (!isObject(there) || valueAt(there, joinPointer("", ...part.path)) !== undefined) return [];
    const make = (): ChangedFiles | undefined => {
      const written = setIn(overlay, text, [...part.path], part.value);
      const replaced =
        workspace
          .compileWith(new Map([[overlay, written]]))
          .screens.get(screen)
          ?.replaced.get(overlay) ?? {};
      // Until the value is changed there, a problem says that it is the one of the base.
      return ifClean(workspace, new Map([[overlay, recordReplaced(overlay, written, replaced)]]), "overlay-equal");
    };
    return [{ title: `Write \`${part.title}\` for \`${market}\``, kind: "refactor.rewrite", make }];
  });
}
