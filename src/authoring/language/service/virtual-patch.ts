// A patch of an overlay as the whole that it changes, so that everything that helps with a node or a screen helps with its patch.

import { findNodeAtLocation, locationAt, readDefinitionPath, treeOf, walkNodes } from "../../compiler/index.ts";
import { screensOf } from "./scope-at.ts";
import type { Workspace } from "./workspace.ts";

export interface WholeText {
  /** Of a kind whose schema describes the text. */
  readonly path: string;
  readonly text: string;
  /** What is added to an offset of the overlay. */
  readonly shift: number;
}

/** The widget of a node in the screens that a file is a part of. */
export function widgetOf(workspace: Workspace, path: string, id: string): string | undefined {
  for (const { variants } of screensOf(workspace, path))
    for (const { resolved } of variants) for (const { node } of walkNodes(resolved.screen)) if (node.id === id) return node.widget;
  return undefined;
}

/** The patch around an offset with what it leaves to the base: the widget and the id of its node. */
export function asWhole(workspace: Workspace, path: string, offset: number): WholeText | undefined {
  if (readDefinitionPath(path).kind !== "overlay") return undefined;
  const text = workspace.textOf(path);
  const [part, id, ...rest] = locationAt(text, offset).path;
  const depth = part === "nodes" ? 2 : part === "screen" ? 1 : 0;
  if (depth === 0 || (depth === 2 && (typeof id !== "string" || rest.length === 0)) || (depth === 1 && id === undefined)) return undefined;
  const tree = treeOf(text);
  const patch = tree && findNodeAtLocation(tree, depth === 2 ? ["nodes", String(id)] : ["screen"]);
  if (patch?.type !== "object") return undefined;
  const from = patch.offset + 1;
  const widget = depth === 2 ? widgetOf(workspace, path, String(id)) : undefined;
  if (depth === 2 && widget === undefined) return undefined;
  const head = depth === 2 ? `{ "body": [{ "widget": "${widget}", "id": "${String(id)}", ` : "{ ";
  return { path: path.replace(/[^/]+$/, "screen.json"), text: head + text.slice(from), shift: head.length - from };
}
