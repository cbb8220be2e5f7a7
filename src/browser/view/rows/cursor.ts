/** Goes along the nodes in an element, as far as one of them differs: touching a node costs more than comparing what it shows. */
import { NotDrawable } from "./tree.ts";

export interface Cursor {
  /** Stands at the element in which the nodes are; absent for a parent that is known. */
  readonly around: Cursor | undefined;
  parent: Node | undefined;
  /** The node reached last; undefined before the first, null behind the last. */
  node: ChildNode | null | undefined;
  /** How many have been passed since. */
  passed: number;
  /** A text was another one. */
  hasText: boolean;
  /** The page has only just been cloned. */
  readonly isNew: boolean;
}

/** At an element that is known. */
export function cursorAt(node: ChildNode, isNew: boolean): Cursor {
  return { around: undefined, parent: undefined, node, passed: 0, hasText: false, isNew };
}

/** Before the first node in the element at which `around` stands. */
export function cursorInside(around: Cursor): Cursor {
  return { around, parent: undefined, node: undefined, passed: 0, hasText: false, isNew: around.isNew };
}

/** Before the first node in what has just been cloned. */
export function cursorIn(parent: Node): Cursor {
  return { around: undefined, parent, node: undefined, passed: 0, hasText: false, isNew: true };
}

export function parentOf(at: Cursor): Node {
  if (at.parent) return at.parent;
  // Something else than this has changed the page.
  if (!at.around) throw new NotDrawable();
  at.parent = reachElement(at.around);
  return at.parent;
}

export function reach(at: Cursor): ChildNode | null {
  let { node = parentOf(at).firstChild } = at;
  for (; at.passed > 0; at.passed--) {
    if (!node) throw new NotDrawable();
    node = node.nextSibling;
  }
  at.node = node;
  return node;
}

/** `instanceof` costs several times as much. */
function isElement(node: Node | null): node is Element {
  return node?.nodeType === 1;
}

export function reachElement(at: Cursor): Element {
  const node = reach(at);
  if (!isElement(node)) throw new NotDrawable();
  return node;
}
