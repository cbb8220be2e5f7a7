// What is on the screen, found as the view finds it.
import { type CompiledNode, type Frame, framesOf, type Session } from "../../../browser/runtime/index.ts";

export interface ShownNode {
  readonly node: CompiledNode;
  readonly frame?: Frame;
  /** Whether an open dialog lies over it. */
  readonly isCovered: boolean;
}

/** The nodes of the screen and of its open dialog, in their order. */
export function listShown(session: Session): ShownNode[] {
  const { dialog, status } = session.store.getState();
  if (status === "failed") return [...shownIn(session.body.filter(({ plan }) => plan.heading))];
  const isLoading = status === "loading";
  const open = dialog === null ? undefined : session.dialogs[dialog];
  return [
    ...shownIn(session.body, { isLoading, isCovered: open !== undefined }),
    ...shownIn([...(open?.body ?? []), ...(open?.actions ?? [])], { isLoading }),
  ];
}

/** No definition can have a widget without a name: such a node is there for tools. */
export const hiddenWidget = "";

export function isHidden({ plan }: CompiledNode): boolean {
  return plan.widget === hiddenWidget;
}

interface Around {
  readonly isLoading?: boolean;
  readonly isCovered?: boolean;
  readonly frame?: ShownNode["frame"];
}

function* shownIn(nodes: readonly CompiledNode[], around: Around = {}): Generator<ShownNode> {
  const { isLoading, isCovered = false, frame: outer } = around;
  for (const node of nodes) {
    if (isHidden(node) || (isLoading && node.plan.skeleton)) continue;
    for (const frame of framesOf(node, outer)) {
      if (!node.isShown(frame)) continue;
      yield { node, frame, isCovered };
      yield* shownIn([...Object.values(node.slots).flat(), ...node.children], { ...around, frame });
    }
  }
}
