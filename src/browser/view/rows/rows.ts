/** The entries of a list as elements that React places, and what is in them, which is written here. */
import { createElement, type ReactElement, type ReactNode, type RefObject } from "react";
import { readOwn } from "../../../core/json/index.ts";
import type { CompiledNode, Frame } from "../../runtime/index.ts";
import { callWithKit, type Kit } from "../kit-context.ts";
import { differ, readAll } from "../nodes/differ.ts";
import { createHandlers, createWidgetProps } from "../nodes/widget-props.ts";
import { MissingWidget, type NodeProps, type RenderContext } from "../render-context.ts";
import { type Branch, drawTree, isBranch, NotDrawable } from "./draw-tree.ts";
import { writeProps } from "./write-props.ts";
import { fill, needSimple, patchInside } from "./write-tree.ts";

interface Row extends RefObject<Element | null> {
  /** What React places. */
  readonly element: ReactElement;
  /** The entry that it stands for, and the one for which it was drawn. */
  frame: Frame;
  drawnFrame: Frame;
  tree: Branch;
  /** What varies in it, as it was drawn. */
  seen: readonly unknown[];
  isWritten: boolean;
}

export interface Rows {
  /** Store paths that anything in an entry reads. */
  readonly paths: readonly string[];
  /** Elements for entries by their keys; the ones before where a row cannot be drawn, and `write` then throws. */
  place(frames: ReadonlyMap<string, Frame>): readonly ReactElement[];
  /** Writes what is new and what has changed; throws where that cannot be done. */
  write(): void;
  /** What holds the rows in the page. */
  parent(): Element | null | undefined;
}

/** Shows a node inside a row, for as long as the row is drawn. */
function Called({ node, context, frame }: NodeProps): ReactNode {
  if (!node.isShown(frame)) return null;
  const show = readOwn(context.widgets, node.plan.widget) ?? MissingWidget;
  const handlers = createHandlers(node, context.session, () => frame);
  return show(createWidgetProps(node.props(frame), { node, context, frame, handlers }, showCalled));
}

function showCalled(nodes: readonly CompiledNode[], context: RenderContext, frame?: Frame): ReactNode {
  return nodes.length ? nodes.map((node) => createElement(Called, { key: node.plan.id, node, context, frame })) : undefined;
}

function withInner(node: CompiledNode): readonly CompiledNode[] {
  return [node, ...[node.children, ...Object.values(node.slots)].flat().flatMap(withInner)];
}

export function createRows(node: CompiledNode, context: RenderContext, kit: Kit): Rows {
  const nodes = withInner(node);
  const reads = nodes.flatMap((one) => (one.isLive ? one.varying : []));
  const all = new Map<string, Row>();
  let placed: readonly ReactElement[] = [];
  let fault: unknown;

  function draw(frame: Frame): Branch {
    const tree = callWithKit(kit, () => drawTree(Called({ node, context, frame })));
    if (!isBranch(tree)) throw new NotDrawable();
    return tree;
  }

  function createRow(key: string, frame: Frame): Row {
    const seen = readAll(reads, frame);
    const tree = draw(frame);
    needSimple(tree);
    const row = { current: null, frame, drawnFrame: frame, tree, seen, isWritten: false };
    return Object.assign(row, { element: createElement(tree.type, { key, ref: row }) });
  }

  function writeAgain(element: Element, row: Row): void {
    const seen = readAll(reads, row.frame);
    const tree = draw(row.frame);
    if (tree.type !== row.tree.type) throw new NotDrawable();
    patchInside(element, { before: row.tree.inside, after: tree.inside, isNew: false });
    writeProps(element, { before: row.tree.props, after: tree.props, isNew: false });
    Object.assign(row, { tree, seen, drawnFrame: row.frame });
  }

  return {
    paths: [...new Set(nodes.flatMap(({ paths }) => paths))],
    place(frames) {
      try {
        for (const [key, frame] of frames) {
          const row = all.get(key);
          if (row) row.frame = frame;
          else all.set(key, createRow(key, frame));
        }
        for (const key of all.keys()) if (!frames.has(key)) all.delete(key);
        placed = Array.from(frames.keys(), (key) => all.get(key)?.element).filter((element) => element !== undefined);
      } catch (error) {
        fault = error;
      }
      return placed;
    },
    parent: () => all.values().next().value?.current?.parentElement,
    write() {
      if (fault) throw fault;
      for (const row of all.values()) {
        const { current, frame, drawnFrame } = row;
        if (!current) continue;
        if (!row.isWritten) fill(current, row.tree);
        row.isWritten = true;
        if (frame !== drawnFrame || differ(reads, row.seen, frame)) writeAgain(current, row);
      }
    },
  };
}
