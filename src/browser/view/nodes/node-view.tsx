/** Shows one node: its widget with evaluated properties, or what stands for it while it loads or after it failed. */
import { Component, type ReactNode } from "react";
import { deepEqual } from "../../../core/json/index.ts";
import type { Frame, RunNode, ScreenStore } from "../../runtime/index.ts";
import { Missing, type NodeProps, type Scene, showWidget } from "../render-context.ts";
import { Skeleton } from "./skeleton.tsx";
import { follow } from "./subscribe-node.ts";

type Shown = Readonly<Record<string, unknown>> | null;

interface State {
  readonly hasFailed: boolean;
}

/** Shows nodes in their order; undefined when there are none, so that a widget can tell. */
export function showNodes(nodes: readonly RunNode[], scene: Scene, frame?: Frame): ReactNode {
  if (!nodes.length) return undefined;
  const { each: EachView = Missing } = scene.views;
  return nodes.map((node) => {
    const { id, each } = node.plan;
    const View = each === undefined ? NodeView : EachView;
    return <View key={id} node={node} scene={scene} frame={frame} />;
  });
}

/** The properties as they are now; null while the node is hidden. */
function evaluate({ node, frame }: NodeProps): Shown {
  return node.isShown(frame) ? node.props(frame) : null;
}

function mapValues<T, R>(group: Readonly<Record<string, T>> = {}, map: (value: T, name: string) => R): Readonly<Record<string, R>> {
  return Object.fromEntries(Object.entries(group).map(([name, value]) => [name, map(value, name)]));
}

// Fields are declared and set by hand: old engines have none of their own, and a stand-in for them costs every borrower bytes.
export class NodeView extends Component<NodeProps, State> {
  /** What stays the same for the life of the component. */
  declare private readonly fixed: object;
  /** What is on the page. A rendering may be thrown away, so this follows when one has come there. */
  declare private shown: Shown;
  /** What was found last, by a look or by a rendering without one, and for which inputs. */
  declare private found: Shown;
  declare private foundFor: NodeProps;
  /** What the widget threw with. */
  declare private failedWith: Shown;
  declare private seen: ScreenStore;
  declare private stop: (() => void) | undefined;

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  constructor(props: NodeProps) {
    super(props);
    this.state = { hasFailed: false };
    const { node, scene } = props;
    const { session } = scene;
    this.fixed = {
      root: node.root,
      on: mapValues(
        node.plan.on,
        (_, event) => (payload?: unknown, onProgress?: (share: number) => void) =>
          session.emit(node, event, payload, this.props.frame, onProgress),
      ),
      onChange: node.plan.bind && ((value: unknown) => session.change(node, value, this.props.frame)),
    };
  }

  override componentDidMount(): void {
    this.shown = this.found;
    const { node, scene } = this.props;
    const look = (): void => {
      if (this.looksDifferent(this.props)) this.forceUpdate();
    };
    // An entry has no subscription: its list looks for all of them.
    if (node.plan.each === undefined) this.stop = follow(node, { session: scene.session, seen: this.seen, look });
  }

  override shouldComponentUpdate(next: NodeProps, state: State): boolean {
    const { node, scene, frame } = this.props;
    return (
      state !== this.state || next.scene !== scene || next.frame !== frame || (node.plan.each !== undefined && this.looksDifferent(next))
    );
  }

  override componentDidUpdate({ scene }: NodeProps): void {
    this.shown = this.found;
    // Other inputs may be showable again. The same ones are not tried twice, or a fault would go round for ever.
    if (this.failedWith && (scene !== this.props.scene || !deepEqual(this.failedWith, this.shown))) this.retry();
  }

  override componentWillUnmount(): void {
    this.stop?.();
  }

  override componentDidCatch(error: unknown): void {
    this.failedWith = this.shown;
    this.props.scene.onFault(this.props.node, error);
  }

  private looksDifferent(inputs: NodeProps): boolean {
    this.found = evaluate(inputs);
    this.foundFor = inputs;
    return !deepEqual(this.found, this.shown);
  }

  private retry(): void {
    this.failedWith = null;
    this.setState({ hasFailed: false });
  }

  override render(): ReactNode {
    const { node, scene, frame } = this.props;
    const { plan, root } = node;
    this.seen = scene.session.store.getState();
    if (scene.isLoading && plan.skeleton) return <Skeleton {...plan.skeleton} />;
    if (this.foundFor !== this.props) this.found = evaluate(this.props);
    if (!this.found) return null;
    if (this.state.hasFailed) return showWidget(scene.widgets, "node-error", { root, on: { retry: () => this.retry() } });
    return showWidget(scene.widgets, plan.widget, {
      ...this.found,
      ...this.fixed,
      slots: mapValues(node.slots, (nodes) => showNodes(nodes, scene, frame)),
      children: showNodes(node.children, scene, frame),
    });
  }
}
