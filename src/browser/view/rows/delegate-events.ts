/** Events of rows are handled by a listener on the element around the rows, so that none of their own elements has one. */
import type { Props } from "./tree.ts";

/** An element that has handlers knows the properties with which it was written last. */
export interface Handling extends Node {
  layarProps?: Props;
}

type Handler = (event: Event) => void;

export const events = { onClick: "click", onChange: "change", onError: "error" } as const;

/** Elements around rows: each has its listeners once, however many lists are in it. */
const parents = new WeakSet<Node>();

export function delegateEvents(parent: Element): void {
  if (parents.has(parent)) return;
  parents.add(parent);
  for (const [name, type] of Object.entries(events)) {
    // The error of a picture does not bubble.
    parent.addEventListener(type, (event) => handle(event, name, parent), type === "error");
  }
}

function holderOf(target: Node | null): Node | null {
  let at = target;
  while (at && !parents.has(at)) at = at.parentNode;
  return at;
}

function handle(event: Event, name: string, parent: Element): void {
  // Rows inside what stands beside rows have listeners of their own.
  if (holderOf(event.target as Handling) === parent) handleBelow(parent, event, name);
}

/** What an event goes through, from its target up to what is around it; the error of a picture stays with the picture. */
export function* pathOf({ target, type }: Event, parent: Element): Generator<Handling> {
  for (let at = target as Handling | null; at && at !== parent; at = type === "error" ? null : at.parentNode) yield at;
}

/** Calls the handlers of this name below `parent`. */
export function handleBelow(parent: Element, event: Event, name: string): void {
  const target = event.target as Handling;
  const { type } = event;
  try {
    for (const at of pathOf(event, parent)) {
      if (event.cancelBubble) break;
      const handler = at.layarProps?.[name] as Handler | undefined;
      if (!handler || at.layarProps?.["disabled"]) continue;
      Object.defineProperty(event, "currentTarget", { configurable: true, value: at });
      handler(event);
    }
  } finally {
    // Until the state says otherwise a box stays as it was.
    const { layarProps } = target;
    if (type === "change" && layarProps && target instanceof HTMLInputElement) target.checked = layarProps["checked"] === true;
  }
}
