/** What the view gives the widget of a node. */
import type { CompiledNode, Frame, Session } from "../../runtime/index.ts";
import { idOf } from "../kit-context.ts";
import type { NodeProps, RenderContext } from "../render-context.ts";

type ShowNodes = (nodes: readonly CompiledNode[], context: RenderContext, frame?: Frame) => unknown;

/** What stays the same while a node is shown. */
export interface Handlers {
  readonly root: object;
  readonly on: object;
  /** These three are those of a bound node. */
  readonly onChange?: (value: unknown) => void;
  readonly onHold?: (reason?: true | string) => void;
  readonly follow?: (write: (value: string) => void) => () => void;
}

interface Given extends NodeProps {
  readonly handlers: Handlers;
}

const none = Object.freeze({});

/** `frameOf` gives the entry of the moment. */
export function createHandlers(node: CompiledNode, session: Session, frameOf: () => Frame | undefined): Handlers {
  const { root, plan } = node;
  const on: { [event: string]: unknown } = {};
  for (const event in plan.on) {
    on[event] = (payload?: unknown, onProgress?: (share: number) => void) => session.emit(node, event, payload, frameOf(), onProgress);
  }
  if (!plan.bind) return { root, on: plan.on ? on : none };
  return {
    root,
    on,
    onChange: (value: unknown) => session.change(node, value, frameOf()),
    onHold: (reason?: true | string) => session.hold(node, reason),
  };
}

/** `own` are the evaluated properties. */
export function createWidgetProps(own: object, { node, context, frame, handlers }: Given, showNodes: ShowNodes): object {
  let slots: { [slot: string]: unknown } = none;
  for (const slot in node.slots) {
    if (slots === none) slots = {};
    slots[slot] = showNodes(node.slots[slot] ?? [], context, frame);
  }
  const { root, on } = handlers;
  const props = {
    ...own,
    root,
    on,
    id: idOf(node.plan.id, context.kit, frame),
    kit: context.kit,
    slots,
    children: showNodes(node.children, context, frame),
  };
  return handlers.onChange ? Object.assign(props, handlers) : props;
}
