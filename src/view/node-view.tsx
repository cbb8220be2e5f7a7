/** Shows one node: its widget with evaluated properties, or what stands for it while it loads or after it failed. */
import { createElement, type ReactNode } from "react";
import type { Frame, RunNode } from "../runtime/index.ts";
import { EachView } from "./each-view.tsx";
import { LiveView, type NodeProps } from "./live-view.ts";
import { readPath } from "./read-path.ts";
import { isSame } from "./same.ts";
import { findWidget, type Scene, showBuiltIn } from "./scene.ts";
import { Skeleton } from "./skeleton.tsx";

type Shown = Readonly<Record<string, unknown>> | null;
type Handler = (payload?: unknown, onProgress?: (share: number) => void) => Promise<unknown>;

/** Shows nodes in their order; undefined when there are none, so that a widget can tell. */
export function showNodes(nodes: readonly RunNode[], scene: Scene, frame?: Frame): ReactNode {
  if (!nodes.length) return undefined;
  return nodes.map((node) =>
    node.plan.each === undefined ? (
      <NodeView key={node.plan.id} node={node} scene={scene} frame={frame} />
    ) : (
      <EachView key={node.plan.id} node={node} scene={scene} frame={frame} Entry={NodeView} />
    ),
  );
}

export class NodeView extends LiveView<NodeProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };
  private shown: Shown = null;
  private failedWith: Shown = null;
  private on: Readonly<Record<string, Handler>> | undefined;

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.failedWith = this.shown;
    this.props.scene.onFault(this.props.node, error);
  }

  override shouldComponentUpdate(next: NodeProps, state: { hasFailed: boolean }): boolean {
    const { node, scene, frame } = this.props;
    if (state !== this.state || next.node !== node || next.scene !== scene || next.frame !== frame) return true;
    // The entry of a list has no subscription: its list has looked, and now it does.
    return !this.isFollowing() && !isSame(this.evaluate(), this.shown);
  }

  override componentDidUpdate(before: NodeProps): void {
    super.componentDidUpdate(before);
    // Other inputs may be showable again. The same ones are not tried twice, or a fault would go round for ever.
    if (this.failedWith && (before.scene !== this.props.scene || !isSame(this.failedWith, this.shown))) this.retry();
  }

  protected isFollowing(): boolean {
    return this.props.node.plan.each === undefined;
  }

  protected look(): void {
    if (!isSame(this.evaluate(), this.shown)) this.forceUpdate();
  }

  private readonly retry = (): void => {
    this.failedWith = null;
    this.setState({ hasFailed: false });
  };

  private readonly change = (value: unknown): void => {
    const { scene, node, frame } = this.props;
    scene.session.change(node, value, frame);
  };

  /** The properties as they are now; null while the node is hidden. */
  private evaluate(): Shown {
    const { node, frame, scene } = this.props;
    if (!node.isShown(frame)) return null;
    const props = node.props(frame);
    const { id, bind, waits, rules } = node.plan;
    if (bind === undefined && !waits && !rules) return props;
    const store = scene.session.store.getState();
    return { ...props, value: bind && readPath(store, bind), busy: readPath(store.busy, id), invalid: readPath(store.invalid, id) };
  }

  private handlers(): Readonly<Record<string, Handler>> | undefined {
    const { on } = this.props.node.plan;
    if (!on || this.on) return this.on;
    const handlers: Record<string, Handler> = {};
    for (const event of Object.keys(on)) {
      handlers[event] = (payload, onProgress) => {
        const { scene, node, frame } = this.props;
        return scene.session.emit(node, event, payload, frame, onProgress);
      };
    }
    this.on = handlers;
    return handlers;
  }

  private slots(): Readonly<Record<string, ReactNode>> | undefined {
    const { node, scene, frame } = this.props;
    const names = Object.keys(node.slots);
    if (!names.length) return undefined;
    return Object.fromEntries(names.map((name) => [name, showNodes(node.slots[name] ?? [], scene, frame)]));
  }

  override render(): ReactNode {
    const { node, scene, frame } = this.props;
    this.seen = scene.session.store.getState();
    if (scene.isLoading && node.plan.skeleton) return <Skeleton node={node} />;
    this.shown = this.evaluate();
    if (!this.shown) return null;
    if (this.state.hasFailed) return this.renderFailed();
    const Widget = findWidget(scene.widgets, node.plan.widget);
    // A widget that is not there is a fault like any other, and is contained by this very node.
    if (!Widget) return <Missing name={node.plan.widget} />;
    const props: object = {
      ...this.shown,
      root: node.root,
      on: this.handlers(),
      onChange: node.plan.bind === undefined ? undefined : this.change,
      slots: this.slots(),
      children: showNodes(node.children, scene, frame),
    };
    return createElement(Widget, props);
  }

  private renderFailed(): ReactNode {
    const { node, scene } = this.props;
    return showBuiltIn(scene.widgets, "part-failed", { root: node.root, on: { retry: this.retry } });
  }
}

function Missing({ name }: { readonly name: string }): never {
  throw new Error(`No widget is named \`${name}\`.`);
}
