import type { MouseEvent, ReactElement, ReactNode } from "react";
import { moveTo } from "./router.ts";

interface LinkProps {
  readonly to: string;
  readonly className?: string;
  readonly label?: string;
  /** Of several that lead beside each other: the open one. */
  readonly isCurrent?: boolean;
  readonly children: ReactNode;
}

/** A link inside the studio: opens at once, and in a new window where the user asks for one. */
export function Link({ to, className, label, isCurrent = false, children }: LinkProps): ReactElement {
  const open = (event: MouseEvent): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    moveTo(to);
  };
  return (
    <a href={to} className={className} aria-label={label} aria-current={isCurrent ? "page" : undefined} onClick={open}>
      {children}
    </a>
  );
}
