import { type ReactNode, useLayoutEffect } from "react";
import type { Session } from "../runtime/index.ts";

interface ArrivedProps {
  readonly session: Session;
  readonly scrollY: number;
  readonly children: ReactNode;
}

/** Brings a screen to where the borrower had left it, which a screen that still loads is too short for. */
export function Arrived({ session, scrollY, children }: ArrivedProps): ReactNode {
  useLayoutEffect(() => {
    const scroll = (): void => window.scrollTo(0, scrollY);
    scroll();
    if (scrollY && session.store.getState().status === "loading") return session.subscribe(["status"], () => requestAnimationFrame(scroll));
  }, [session, scrollY]);
  return children;
}
