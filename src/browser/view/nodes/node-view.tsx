/** Shows one node: its widget with evaluated properties, or its placeholder while it loads or after it threw. */
import { Component, type ReactNode } from "react";
import { deepEqual } from "../../../core/json/index.ts";
import type { CompiledNode, Frame, ScreenStore } from "../../runtime/index.ts";
import { MissingWidget, type NodeProps, type RenderContext, showWidget } from "../render-context.ts";
import { Skeleton } from "./skeleton.tsx";
import { subscribeNode } from "./subscribe-node.ts";
import { createHandlers, createWidgetProps } from "./widget-props.ts";

type EvaluatedProps = Readonly<Record<string, unknown>> | null;

interface State {
  readonly hasFailed: boolean;
}

/** Shows nodes in their order; undefined when there are none, so that a widget can leave out what would contain them. */
export function showNodes(nodes: readonly CompiledNode[], context: RenderContext, frame?: Frame): ReactNode {
  if (!nodes.length) return undefined;
  const { each: EachView = MissingWidget } = context.views;
  return nodes.map((node) => {
    const { id, each } = node.plan;
    const View = each === undefined ? NodeView : EachView;
    return <View key={id} node={node} context={context} frame={frame} />;
  });
}

/** The current properties; null while the node is hidden. */
function evaluate({ node, frame }: NodeProps): EvaluatedProps {
  return node.isShown(frame) ? node.props(frame) : null;
}

// Fields are declared only and set by hand: old browsers lack class fields, and the code that replaces them costs every user bytes.
export class NodeView extends Component<NodeProps, State> {
  declare private readonly handlers: object;
  // Invariant: `committedProps` are the ones that are on the page; `latestProps` were evaluated last, for `latestInputs`, by a
  // notification or by a render that React may still discard.
  declare private committedProps: EvaluatedProps;
  declare private latestProps: EvaluatedProps;
  declare private latestInputs: NodeProps;
  /** The properties with which the widget threw. */
  declare private failedProps: EvaluatedProps;
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
    this.committedProps = this.latestProps;
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
    return (
      state !== this.state || next.context !== context || next.frame !== frame || (node.plan.each !== undefined && this.hasChanged(next))
    );
  }

  override componentDidUpdate({ context }: NodeProps): void {
    this.committedProps = this.latestProps;
    // Other properties may work again. The same ones are not tried twice, or an error would repeat for ever.
    if (this.failedProps && (context !== this.props.context || !deepEqual(this.failedProps, this.committedProps))) this.retry();
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
  }

  override componentDidCatch(error: unknown): void {
    this.failedProps = this.committedProps;
    this.props.context.onFault(this.props.node, error);
  }

  private hasChanged(inputs: NodeProps): boolean {
    this.latestProps = evaluate(inputs);
    this.latestInputs = inputs;
    return !deepEqual(this.latestProps, this.committedProps);
  }

  private follow(write: (value: string) => void): () => void {
    this.write = write;
    return () => {
      this.write = undefined;
    };
  }

  /** Gives false when the widget has to be rendered: it does not follow, or more than its text is another one. */
  private writeValue(): boolean {
    const { write, latestProps, committedProps } = this;
    const value = latestProps?.["value"] ?? "";
    if (!write || !latestProps || typeof value !== "string") return false;
    if (!deepEqual({ ...latestProps, value }, { ...committedProps, value })) return false;
    write(value);
    this.committedProps = latestProps;
    return true;
  }

  private retry(): void {
    this.failedProps = null;
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { node, context, frame } = this.props;
    const { plan, root } = node;
    this.renderedStore = context.session.store.getState();
    const { skeleton } = plan;
    if (context.isLoading && skeleton) return (!skeleton.follows || node.isShown(frame)) && <Skeleton {...skeleton} />;
    if (this.latestInputs !== this.props) this.latestProps = evaluate(this.props);
    if (!this.latestProps) return null;
    if (this.state.hasFailed) return showWidget(context.widgets, "node-error", { root, on: { retry: () => this.retry() } });
    return showWidget(
      context.widgets,
      plan.widget,
      createWidgetProps(this.latestProps, { ...this.props, handlers: this.handlers }, showNodes),
    );
  }
}
