import { Component, type ReactNode } from "react";
import { Button } from "../parts/button.tsx";

interface BoundaryProps {
  /** The address: another one is another page, which may be there. */
  readonly at: string;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly at?: string;
  readonly reason?: string;
}

/** Says why a page cannot be shown, where it would stand: its code did not come, or has an error. Without it nothing of the studio would be left. */
export class PageBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {};

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { reason: String(error) };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return at === state.at ? null : { at, reason: undefined };
  }

  override render(): ReactNode {
    const { children } = this.props;
    const { reason } = this.state;
    if (reason === undefined) return children;
    return (
      <main>
        <p role="alert" className="alert">
          This page cannot be shown: {reason} <Button text="Reload" onClick={() => location.reload()} />
        </p>
      </main>
    );
  }
}
