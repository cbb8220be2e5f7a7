/** Shows one node: its widget with evaluated properties, or its placeholder while it loads or after it threw. */
import { Component, cloneElement, createElement, isValidElement, type ReactNode } from "react";
import { deepEqual, readOwn } from "../../../core/json/index.ts";
import type { CompiledNode, Frame, ScreenStore } from "../../runtime/index.ts";
import { callWithKit, idOf, type Kit, KitContext } from "../kit-context.ts";
import { missingWidget, type NodeProps, type RenderContext, showWidget } from "../render-context.ts";
import { differ, readAll } from "./differ.ts";
import { subscribeNode } from "./subscribe-node.ts";
import { createHandlers, createWidgetProps, type Handlers } from "./widget-props.ts";

interface State {
  readonly hasFailed: boolean;
}

/** Shows nodes in their order; undefined when there are none, so that a widget can leave out what would contain them. */
export function showNodes(nodes: readonly CompiledNode[], context: RenderContext, frame?: Frame): ReactNode {
  return nodes.length ? nodes.map((node) => showNode(node, context, frame)) : undefined;
}

function showNode(node: CompiledNode, context: RenderContext, frame?: Frame): ReactNode {
  const { id, each, skeleton, when } = node.plan;
  const { skeleton: draw } = context.views;
  if (context.isLoading && skeleton && draw) {
    if (!skeleton.follows) return draw(skeleton, id);
    // What follows others and is hidden has no placeholder; whether it is hidden may change while the screen loads.
    if (each !== undefined) return null;
    if (when === undefined) return draw(skeleton, id);
  }
  const View = each === undefined ? NodeView : (context.views.each ?? missingWidget("each"));
  return <View key={id} node={node} context={context} frame={frame} />;
}

/** As `showNodes`, inside a node: those about which nothing can change are drawn in it, without a component of their own. */
export function showInside(nodes: readonly CompiledNode[], context: RenderContext, frame?: Frame): ReactNode {
  return nodes.length ? nodes.map((node) => drawStill(node, context, frame) ?? showNode(node, context, frame)) : undefined;
}

/** Undefined for a node that needs a component. */
function drawStill(node: CompiledNode, context: RenderContext, frame?: Frame): ReactNode {
  if (node.plan.draw !== "still" || (context.isLoading && node.plan.skeleton)) return undefined;
  const { drawn } = context;
  const known = frame ? undefined : drawn.get(node);
  if (known) return known;
  const shown = callStill(node, context, frame);
  if (shown && !frame && !node.hasSkeleton) drawn.set(node, shown);
  return shown;
}

function callStill(node: CompiledNode, context: RenderContext, frame?: Frame): ReactNode {
  const show = readOwn(context.widgets, node.plan.widget);
  const handlers = createHandlers(node, context.session, () => frame);
  try {
    const drawn = show?.(createWidgetProps(node.props(frame), { node, context, frame, handlers }, showInside));
    return isValidElement(drawn) ? cloneElement(drawn, { key: node.plan.id }) : undefined;
  } catch {
    return undefined;
  }
}

// Fields are declared only and set by hand, the static one below: old browsers lack class fields, and the code that replaces them
// costs every user bytes.
export class NodeView extends Component<NodeProps, State> {
  declare context: Kit | null;
  declare private readonly handlers: Handlers;
  // Invariant: `committed` is what varies as it is on the page; `latest` was read by a render that React may still discard.
  declare private committed: readonly unknown[];
  declare private latest: readonly unknown[];
  /** What varied when the widget threw. */
  declare private failed: readonly unknown[] | undefined;
  /** Something inside threw that may have been drawn here: the nodes inside are shown apart from now on. */
  declare private isApart: boolean;
  /** The store at the last render, to notice a write between it and the subscription. */
  declare private renderedStore: ScreenStore;
  declare private unsubscribe: (() => void) | undefined;
  /** Shows a text that is another one, where the widget does so by itself. */
  declare private write: ((value: string) => void) | undefined;

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  constructor(props: NodeProps) {
    super(props);
    this.state = { hasFailed: false };
    const { node, context } = props;
    const handlers = createHandlers(node, context.session, () => this.props.frame);
    this.handlers = node.plan.bind ? { ...handlers, follow: (write: (value: string) => void) => this.follow(write) } : handlers;
  }

  override componentDidMount(): void {
    this.committed = this.latest;
    const { node, context } = this.props;
    const onChange = (): void => {
      if (this.hasChanged(this.props) && !this.writeValue()) this.forceUpdate();
    };
    // An entry has no subscription: its list renders all of them.
    if (node.plan.each === undefined)
      this.unsubscribe = subscribeNode(node, { session: context.session, rendered: this.renderedStore, onChange });
  }

  override shouldComponentUpdate(next: NodeProps, state: State): boolean {
    const { node, context, frame } = this.props;
    const isOther = next.context !== context && (node.hasSkeleton || next.context.drawn !== context.drawn);
    return state !== this.state || isOther || next.frame !== frame || (node.plan.each !== undefined && this.hasChanged(next));
  }

  override componentDidUpdate({ context, frame }: NodeProps): void {
    const { failed, latest, props } = this;
    this.committed = latest;
    // Other properties may work again. The same ones are not tried twice, or an error would repeat for ever.
    if (failed && (context !== props.context || frame !== props.frame || !deepEqual(failed, latest))) this.retry();
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
  }

  override componentDidCatch(error: unknown): void {
    const { node, context } = this.props;
    if (!this.isApart && hasStill(node)) {
      this.isApart = true;
      this.retry();
      return;
    }
    this.failed = this.latest;
    context.onFault(node, error);
  }

  private hasChanged({ node, frame }: NodeProps): boolean {
    return differ(node.varying, this.committed, frame);
  }

  private follow(write: (value: string) => void): () => void {
    this.write = write;
    return () => {
      this.write = undefined;
    };
  }

  /** Gives false when the widget has to be rendered: it does not follow, or more than its text is another one. */
  private writeValue(): boolean {
    const { write, committed, props } = this;
    const { varying, value } = props.node;
    if (!write || !value) return false;
    const latest = readAll(varying, props.frame);
    const text = value(props.frame) ?? "";
    if (typeof text !== "string" || !latest.every((one, at) => varying[at] === value || deepEqual(one, committed[at]))) return false;
    write(text);
    this.committed = this.latest = latest;
    return true;
  }

  private retry(): void {
    this.failed = undefined;
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { node, context, frame } = this.props;
    const { plan, root } = node;
    this.renderedStore = context.session.store.getState();
    this.latest = readAll(node.varying, frame);
    const { skeleton } = plan;
    if (context.isLoading && skeleton) return node.isShown(frame) && context.views.skeleton?.(skeleton);
    if (!node.isShown(frame) && !(context.isLoading && plan.stays)) return null;
    if (this.state.hasFailed)
      return showWidget(context, "node-error", { root, id: idOf(plan.id, context.kit, frame), on: { retry: () => this.retry() } });
    const given = { node, context, frame, handlers: this.handlers };
    const props = callWithKit(this.context, () => createWidgetProps(node.props(frame), given, this.isApart ? showNodes : showInside));
    const widget = readOwn(context.widgets, plan.widget) ?? missingWidget(plan.widget);
    try {
      if (plan.draw) return callWithKit(this.context, () => widget(props));
    } catch {
      // Mounted, it throws again where this component catches it.
    }
    return createElement(widget, props);
  }
}
NodeView.contextType = KitContext;

function hasStill({ children, slots }: CompiledNode): boolean {
  return [children, ...Object.values(slots)].some((nodes) => nodes.some(({ plan }) => plan.draw === "still"));
}
