/** Draws the node of a list for its entries, with all that is in it. */
import type { ReactNode } from "react";
import { deepEqual, readOwn } from "../../../core/json/index.ts";
import type { CompiledNode, Frame } from "../../runtime/index.ts";
import { readAll } from "../nodes/differ.ts";
import { createHandlers, createWidgetProps } from "../nodes/widget-props.ts";
import { missingWidget, type NodeProps, type RenderContext } from "../render-context.ts";
import type { Drawing } from "./rows.ts";
import { withKey } from "./tree.ts";

function call({ node, context, frame }: NodeProps): ReactNode {
  if (!node.isShown(frame)) return null;
  const show = readOwn(context.widgets, node.plan.widget) ?? missingWidget(node.plan.widget);
  const handlers = createHandlers(node, context.session, () => frame);
  return show(createWidgetProps(node.props(frame), { node, context, frame, handlers }, showCalled));
}

function showCalled(nodes: readonly CompiledNode[], context: RenderContext, frame?: Frame): ReactNode {
  return nodes.length ? nodes.map((node) => withKey(call({ node, context, frame }), node.plan.id)) : undefined;
}

export function withInner(node: CompiledNode): readonly CompiledNode[] {
  return [node, ...[node.children, ...Object.values(node.slots)].flat().flatMap(withInner)];
}

export function createNodeDrawing(node: CompiledNode, context: RenderContext): Omit<Drawing<Frame>, "kit"> {
  const reads = withInner(node).flatMap((one) => (one.isLive ? one.varying : []));
  return {
    draw: (frame) => call({ node, context, frame }),
    see: (frame) => readAll(reads, frame),
    seeAgain(frame, drawn, seen) {
      let latest = frame === drawn ? undefined : [...seen];
      for (let place = 0; place < reads.length; place++) {
        const value = reads[place]?.(frame);
        if (value === seen[place] || deepEqual(value, seen[place])) continue;
        latest ??= [...seen];
        latest[place] = value;
      }
      return latest;
    },
  };
}
