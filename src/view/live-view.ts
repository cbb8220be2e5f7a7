/** A component that follows the paths its node reads and nothing else. */
import { Component } from "react";
import type { Frame, RunNode } from "../runtime/index.ts";
import type { Scene } from "./scene.ts";

export interface NodeProps {
  readonly node: RunNode;
  readonly scene: Scene;
  /** The entry that the node stands for, inside `each`. */
  readonly frame?: Frame;
}

export abstract class LiveView<Props extends NodeProps, State> extends Component<Props, State> {
  private unsubscribe: (() => void) | undefined;
  /** The store as it was when this was last rendered. */
  protected seen: unknown;

  /** Looks at the store again and renders when something that is shown has changed. */
  protected abstract look(): void;

  /** Whether the node follows the store by itself rather than through its list. */
  protected abstract isFollowing(): boolean;

  override componentDidMount(): void {
    this.follow();
  }

  override componentDidUpdate(before: Props): void {
    const { node, scene } = this.props;
    if (before.node === node && before.scene.session === scene.session) return;
    this.componentWillUnmount();
    this.follow();
  }

  override componentWillUnmount(): void {
    this.unsubscribe?.();
    this.unsubscribe = undefined;
  }

  private follow(): void {
    const { node, scene } = this.props;
    if (!node.isLive || !this.isFollowing()) return;
    this.unsubscribe = scene.session.subscribe(node.paths, () => this.look());
    // A flow of another node may have written between rendering and now.
    if (this.seen !== scene.session.store.getState()) this.look();
  }
}
