import { Component, type ReactNode } from "react";
import { callWithKit } from "../kit-context.ts";
import type { RenderContext } from "../render-context.ts";
import { showInside, showNodes } from "./node-view.tsx";

interface BodyProps {
  readonly context: RenderContext;
}

interface State {
  readonly isApart: boolean;
}

/** Shows the nodes of a screen. Those about which nothing can change are drawn in it; after one has thrown, each is shown apart. */
export class BodyView extends Component<BodyProps, State> {
  declare private hasCaught: boolean;

  static getDerivedStateFromError(): State {
    return { isApart: true };
  }

  constructor(props: BodyProps) {
    super(props);
    this.state = { isApart: false };
  }

  override componentDidCatch(error: unknown): void {
    // What throws apart, too, is no node's widget: the screen cannot be shown.
    if (this.hasCaught) throw error;
    this.hasCaught = true;
  }

  override render(): ReactNode {
    const { context } = this.props;
    const { body } = context.session;
    return this.state.isApart ? showNodes(body, context) : callWithKit(context.kit, () => showInside(body, context));
  }
}
