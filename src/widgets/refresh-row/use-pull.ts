import { type RefObject, useEffect, useRef } from "react";

/** How far the finger moves until letting go counts, in pixels. */
const enough = 72;
const events = ["touchstart", "touchmove", "touchend", "touchcancel"] as const;

/** Calls back when the page is pulled down from its top, and sets `--pull` of the element meanwhile: how far, from 0 to 1. */
export function usePull(element: RefObject<HTMLElement | null>, onPull: () => void): void {
  const latest = useRef(onPull);
  useEffect(() => {
    latest.current = onPull;
  });
  useEffect(() => {
    const follow = followPull(
      (share) => element.current?.style.setProperty("--pull", String(share)),
      () => latest.current(),
    );
    for (const event of events) document.addEventListener(event, follow, { passive: true });
    return () => {
      for (const event of events) document.removeEventListener(event, follow);
    };
  }, [element]);
}

function followPull(show: (share: number) => void, onPull: () => void): (event: TouchEvent) => void {
  let from: number | undefined;
  let share = 0;
  return ({ type, touches, target }) => {
    const [finger] = touches;
    const isAlone = touches.length === 1 && scrollY <= 0;
    if (type === "touchstart") from = isAlone && !isInDialog(target) ? finger?.clientY : undefined;
    if (type === "touchmove" && !isAlone) from = undefined;
    if (type === "touchend" && from !== undefined && share === 1) onPull();
    share = type === "touchmove" && from !== undefined && finger ? Math.max(0, Math.min(1, (finger.clientY - from) / enough)) : 0;
    show(share);
  };
}

function isInDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("dialog") !== null;
}
