/** Outlines the element of a node, and in picking mode lets a tap choose one. */
import type { FromFrame } from "../preview-protocol.ts";

interface Picker {
  mark(node: string): void;
  setPicking(isOn: boolean): void;
}

const marked = "data-studio-mark";

export function createPicker(post: (message: FromFrame) => void): Picker {
  const style = document.createElement("style");
  style.textContent = `[${marked}] { outline: 3px solid #7c3aed !important; outline-offset: 2px; }`;
  document.head.append(style);
  let isPicking = false;
  const nodeOf = ({ target }: Event): HTMLElement | null => (target instanceof Element ? target.closest<HTMLElement>("[data-node]") : null);
  const mark = (element: HTMLElement | null): void => {
    for (const one of document.querySelectorAll(`[${marked}]`)) one.removeAttribute(marked);
    element?.setAttribute(marked, "");
  };
  document.addEventListener("pointerover", (event) => isPicking && mark(nodeOf(event)));
  document.addEventListener(
    "click",
    (event) => {
      if (!isPicking) return;
      event.preventDefault();
      event.stopPropagation();
      const node = nodeOf(event)?.dataset["node"];
      if (node !== undefined) post({ kind: "picked", node });
    },
    true,
  );
  return {
    mark(node) {
      const element = node === "" ? null : document.querySelector<HTMLElement>(`[data-node="${CSS.escape(node)}"]`);
      mark(element);
      element?.scrollIntoView({ block: "nearest" });
    },
    setPicking(isOn) {
      isPicking = isOn;
      document.documentElement.style.cursor = isOn ? "crosshair" : "";
      if (!isOn) mark(null);
    },
  };
}
