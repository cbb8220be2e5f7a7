/** Repeats a node for the entries of its list: a page at first, the next one when the end comes near the view. */
import type { ComponentType, ReactNode } from "react";
import type { Frame, RunNode } from "../runtime/index.ts";
import { End } from "./end.tsx";
import { LiveView, type NodeProps } from "./live-view.ts";
import { Skeleton } from "./skeleton.tsx";

/** Entries at once when the definition names no number. */
const defaultPage = 30;

interface EachProps extends NodeProps {
  /** Shows one entry. It is given, not imported, because it shows lists itself. */
  readonly Entry: ComponentType<NodeProps>;
}

export class EachView extends LiveView<EachProps, { readonly shown: number }> {
  override state = { shown: this.page() };
  private frames: ReadonlyMap<string, Frame> = new Map();

  override shouldComponentUpdate(next: EachProps, state: { shown: number }): boolean {
    const { node, scene, frame } = this.props;
    return state !== this.state || next.node !== node || next.scene !== scene || next.frame !== frame;
  }

  protected isFollowing(): boolean {
    return true;
  }

  protected look(): void {
    this.forceUpdate();
  }

  private page(): number {
    return this.props.node.plan.page ?? defaultPage;
  }

  private readonly grow = (): void => this.setState(({ shown }) => ({ shown: shown + this.page() }));

  /** Gives an entry the frame that it had before while it is the same entry in the same place, so that nothing below it looks again. */
  private frameOf(item: unknown, index: number): Frame {
    const outer = this.props.frame;
    return outer ? { item, index, outer } : { item, index };
  }

  override render(): ReactNode {
    const { node, scene, Entry } = this.props;
    this.seen = scene.session.store.getState();
    if (scene.isLoading && node.plan.skeleton) return <Skeleton node={node} />;
    const list = node.list(this.props.frame);
    const frames = this.keyFrames(node, list.slice(0, this.state.shown));
    return (
      <>
        {Array.from(frames, ([key, frame]) => (
          <Entry key={key} node={node} scene={scene} frame={frame} />
        ))}
        {list.length > this.state.shown && <End key={this.state.shown} onNear={this.grow} />}
      </>
    );
  }

  private keyFrames(node: RunNode, entries: readonly unknown[]): ReadonlyMap<string, Frame> {
    const frames = new Map<string, Frame>();
    entries.forEach((item, index) => {
      const frame = this.frameOf(item, index);
      const wanted = String(node.keyOf(frame));
      // Answers may name two entries alike; the second is then told by its place.
      const key = frames.has(wanted) ? `${wanted} ${index}` : wanted;
      const before = this.frames.get(key);
      const isSame = before && before.item === item && before.index === index && before.outer === frame.outer;
      frames.set(key, isSame ? before : frame);
    });
    this.frames = frames;
    return frames;
  }
}
