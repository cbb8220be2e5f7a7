// What becomes of a value in each market and promotion, and which file it comes from.

import { isObject, joinPointer, splitPointer, valueAt } from "../../../../core/json/index.ts";
import { lineColumnAt } from "../../../checker/index.ts";
import { type CompiledVariant, locateWritten, locationAt, readDefinitionPath, walkNodes } from "../../../compiler/index.ts";
import { locate } from "../named.ts";
import { screensOf } from "../scope-at.ts";
import { widgetOf } from "../virtual-patch.ts";
import type { Workspace } from "../workspace.ts";

export interface NodePlace {
  readonly id: string;
  readonly widget: string;
  /** From the node to the place. */
  readonly rest: string;
}

/** The node that a place of a file belongs to. */
export function nodeAround(workspace: Workspace, path: string, pointer: string): NodePlace | undefined {
  const value = workspace.valueOf(path);
  const parts = splitPointer(pointer);
  if (parts[0] === "nodes" && parts[1] !== undefined && !Array.isArray(valueAt(value, "/nodes")))
    return { id: parts[1], widget: widgetOf(workspace, path, parts[1]) ?? "", rest: joinPointer("", ...parts.slice(2)) };
  for (let length = parts.length - 1; length > 0; length--) {
    const at = valueAt(value, joinPointer("", ...parts.slice(0, length)));
    if (isObject(at) && typeof at["widget"] === "string" && typeof at["id"] === "string")
      return { id: at["id"], widget: at["widget"], rest: joinPointer("", ...parts.slice(length)) };
  }
  return undefined;
}

/** Id of the node that an offset of a file belongs to. */
export function findNodeAt(workspace: Workspace, path: string, offset: number): string | undefined {
  const pointer = joinPointer("", ...locationAt(workspace.textOf(path), offset).path);
  return nodeAround(workspace, path, pointer)?.id;
}

interface Found {
  readonly value: unknown;
  readonly file: string;
  readonly line: number;
}

function textIn(workspace: Workspace, { resolved }: CompiledVariant, path: string, pointer: string): Found | undefined {
  const [first = "", second = ""] = splitPointer(pointer);
  const { kind, fragment } = readDefinitionPath(path);
  if (fragment !== undefined || (kind !== "texts" && first !== "texts")) return undefined;
  const text = resolved.texts.get(kind === "texts" ? first : second);
  const value = text?.entry[text.entry.language ?? resolved.language];
  if (text === undefined || value === undefined) return undefined;
  const place = locate(workspace, { file: text.file, pointer: text.pointer, on: "key" });
  return { value, file: text.file, line: lineColumnAt(workspace.textOf(text.file), place.start).line };
}

function propertyIn(workspace: Workspace, { resolved }: CompiledVariant, { id, rest }: NodePlace): Found | undefined {
  const { formOf } = workspace.compile().project;
  const found = [...walkNodes(resolved.screen)].find((one) => one.node.id === id);
  const value = found && valueAt(found.node, rest);
  if (found === undefined || value === undefined || isObject(value) || Array.isArray(value)) return undefined;
  const place = locate(workspace, locateWritten(resolved.originOf(found.pointer + rest), formOf));
  return { value, file: place.file, line: lineColumnAt(workspace.textOf(place.file), place.start).line };
}

/** Variants that agree share a line. */
export function resolvedValues(workspace: Workspace, path: string, pointer: string, node: NodePlace | undefined): string | undefined {
  const lines = new Map<string, string[]>();
  for (const { variants } of screensOf(workspace, path))
    for (const variant of variants) {
      const found =
        node !== undefined && node.rest !== "" ? propertyIn(workspace, variant, node) : textIn(workspace, variant, path, pointer);
      if (found === undefined) continue;
      const text = `\`${JSON.stringify(found.value)}\` from ${found.file}:${found.line}`;
      lines.set(text, [...(lines.get(text) ?? []), variant.resolved.name]);
    }
  return lines.size === 0 ? undefined : [...lines].map(([text, names]) => `- ${[...new Set(names)].join(", ")}: ${text}`).join("\n");
}
