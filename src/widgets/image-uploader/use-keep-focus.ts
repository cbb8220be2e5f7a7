import { useLayout } from "layar/widget-kit";
import { type RefObject, useEffect, useRef } from "react";

/** A control that goes takes the focus with it; the last one that is left in the box gets it instead. `tiles` changes when controls come or go. */
export function useKeepFocus(box: RefObject<HTMLElement | null>, tiles: string): void {
  const isInside = useRef(false);
  const before = useRef(tiles);
  useEffect(() => {
    const note = () => {
      isInside.current = box.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener("focusin", note);
    return () => document.removeEventListener("focusin", note);
  }, [box]);
  useLayout(() => {
    const hasChanged = before.current !== tiles;
    before.current = tiles;
    if (!hasChanged || !isInside.current || document.activeElement !== document.body) return;
    const controls = box.current?.querySelectorAll<HTMLElement>("input, button");
    controls?.item(controls.length - 1)?.focus();
  });
}
