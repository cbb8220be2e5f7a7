/** The elements of nodes: outlines one, and in picking mode lets a tap choose one. */
import type { FromInspected } from "../protocol/inspection.ts";
import type { InspectedPage } from "./inspector.ts";

interface OutlinedPage extends InspectedPage {
  /** Outlines the first element that a selector finds; '' for none. */
  outline(selector: string): void;
}

const marked = "data-studio-mark";

/** More than one where the node is repeated. */
function elementsOf(node: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[data-node="${CSS.escape(node)}"]`)];
}

export function createInspectedPage(post: (message: FromInspected) => void): OutlinedPage {
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
  const pick = (event: MouseEvent): void => {
    if (!isPicking) return;
    event.preventDefault();
    event.stopPropagation();
    const element = nodeOf(event);
    const node = element?.dataset["node"];
    if (element && node !== undefined) post({ kind: "picked", node, entry: elementsOf(node).indexOf(element) });
  };
  document.addEventListener("click", pick, true);
  const outline = (element: HTMLElement | null): void => {
    mark(element);
    element?.scrollIntoView({ block: "nearest" });
  };
  return {
    has: (node) => elementsOf(node).length > 0,
    beforeFrame: (run) => void requestAnimationFrame(run),
    mark: (node) => outline(node === "" ? null : (elementsOf(node)[0] ?? null)),
    outline: (selector) => outline(selector === "" ? null : document.querySelector<HTMLElement>(selector)),
    setPicking(isOn) {
      isPicking = isOn;
      document.documentElement.style.cursor = isOn ? "crosshair" : "";
      if (!isOn) mark(null);
    },
  };
}
