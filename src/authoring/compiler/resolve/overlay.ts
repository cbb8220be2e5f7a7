// Applies overlays to a copy of the base screen by node id, and reports targets that no longer exist.

import {
  missing,
  type OverlayDefinition,
  type Problem,
  quoteName,
  type ScreenDefinition,
  type SourcePointer,
} from "../../../core/format/index.ts";
import { isObject, type JsonObject, joinPointer, lastPart } from "../../../core/json/index.ts";
import type { Project, Source } from "../project.ts";
import type { NodeAt } from "../walk.ts";
import { type FragmentSources, insertFragments } from "./fragments.ts";
import { type Merge, patchInPlace, type Touched } from "./merge.ts";
import { listInside, nodesOf, siblingsOf } from "./nodes-of.ts";
import { type Layer, layerOf, Origins } from "./origin.ts";

export interface Applied {
  readonly overlay: Source<OverlayDefinition>;
  readonly touched: readonly Touched[];
}

export interface Resolution {
  /** The copy; its shape is unknown until it is checked. */
  readonly screen: unknown;
  readonly origins: Origins;
  readonly applied: readonly Applied[];
  readonly problems: readonly Problem[];
}

interface OverlayContext {
  readonly merge: Pick<Merge, "origins" | "touched">;
  readonly screen: JsonObject;
  readonly source: Source<OverlayDefinition>;
  readonly layer: Layer;
  readonly problems: Problem[];
}

function report(
  { source, problems }: OverlayContext,
  at: Omit<SourcePointer, "file">,
  told: Pick<Problem, "message" | "help" | "subject">,
): void {
  problems.push({ check: "overlay-target", ...told, at: { file: source.file, ...at } });
}

function findNode(context: OverlayContext, id: string, place: Omit<SourcePointer, "file">): NodeAt | undefined {
  const nodes = nodesOf(context.screen);
  const found = nodes.find(({ node }) => node.id === id);
  if (found === undefined) {
    const screen = context.source.value.overlay;
    const ids = nodes.map(({ node }) => node.id);
    report(context, place, {
      message: `The overlay changes the node ${quoteName(id)}, which ${quoteName(screen)} does not have.`,
      ...missing({ kind: "node", name: id, of: screen }, ids),
    });
  }
  return found;
}

function patchNodes(context: OverlayContext): void {
  const { merge, source, layer } = context;
  for (const [id, patch] of Object.entries(source.value.nodes ?? {})) {
    const pointer = joinPointer("/nodes", id);
    const found = findNode(context, id, { pointer, on: "key" });
    if (found === undefined) continue;
    const origin = { file: source.file, pointer, layer };
    if (patch === null) {
      siblingsOf(context.screen, found).splice(found.place, 1);
      merge.touched.push({ path: pointer, before: JSON.parse(JSON.stringify(found.node)), after: undefined, origin });
    } else if (isObject(found.node) && isObject(patch)) patchInPlace({ ...merge, path: pointer, origin }, found.node, patch);
  }
}

function insertNodes(context: OverlayContext): void {
  const { merge, source, layer } = context;
  for (const [place, insert] of (source.value.insert ?? []).entries()) {
    const pointer = joinPointer("/insert", place);
    const word = insert.after !== undefined ? "after" : insert.before !== undefined ? "before" : "into";
    const target = findNode(context, insert[word] ?? "", { pointer: joinPointer(pointer, word), on: "value" });
    if (target === undefined) continue;
    const taken = nodesOf(context.screen).some(({ node }) => node.id === insert.node.id);
    if (taken)
      report(
        context,
        { pointer: `${pointer}/node/id`, on: "value" },
        { message: `The screen already has a node ${quoteName(insert.node.id)}.`, help: "Give the new node another id." },
      );
    const node = merge.origins.copy(insert.node, { file: source.file, pointer: `${pointer}/node`, layer });
    const origin = { file: source.file, pointer: "/insert", layer };
    if (word === "into") listInside(target.node, insert.slot, (list) => merge.origins.copy(list, origin)).push(node);
    else siblingsOf(context.screen, target).splice(target.place + (word === "after" ? 1 : 0), 0, node);
  }
}

/** An entry that is removed or renamed in the base leaves the overlay without a target. */
function reportVanished(context: OverlayContext): void {
  const { merge, source } = context;
  for (const { before, after, origin } of merge.touched) {
    if (before !== undefined || after !== undefined || origin.file !== source.file) continue;
    const name = lastPart(origin.pointer);
    report(
      context,
      { pointer: origin.pointer, on: "key" },
      { message: `The overlay removes ${quoteName(name)}, which the base does not have.`, help: "Remove this line." },
    );
  }
}

function applyOne(context: OverlayContext): void {
  const { merge, screen, source, layer } = context;
  patchInPlace({ ...merge, path: "/screen", origin: { file: source.file, pointer: "/screen", layer } }, screen, { ...source.value.screen });
  patchNodes(context);
  insertNodes(context);
  reportVanished(context);
}

/** Inserts fragments, then applies overlays in the given order. The base, the fragments and the overlays are not changed. */
export function applyOverlays(base: Source<ScreenDefinition>, overlays: Project["overlays"], fragments: FragmentSources): Resolution {
  const origins = new Origins();
  const screen = origins.copy(base.value, { file: base.file, pointer: "", layer: "base" });
  if (!isObject(screen)) throw new Error("A screen definition is an object.");
  const problems: Problem[] = [...insertFragments(base, screen, { ...fragments, origins })];
  const applied = overlays.map((source): Applied => {
    const touched: Touched[] = [];
    applyOne({ merge: { origins, touched }, screen, source, layer: layerOf(source.value), problems });
    return { overlay: source, touched };
  });
  return { screen, origins, applied, problems };
}
