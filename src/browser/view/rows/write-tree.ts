/** Writes trees into the page: makes elements, and changes those that are there where two trees differ. */
import { type Branch, isBranch, isList, NotDrawable, type Tree, textOf } from "./draw-tree.ts";
import { withoutHandlers, writeProps } from "./write-props.ts";

const svg = "http://www.w3.org/2000/svg";
/** Elements without ways of their own. */
const simple =
  /^(a|abbr|article|aside|b|br|button|caption|circle|code|dd|div|dl|dt|em|figcaption|figure|footer|g|h[1-6]|header|hr|i|img|input|label|li|line|mark|ol|p|path|polyline|rect|section|small|span|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|time|tr|ul|wbr)$/;

interface Stencil<T, N> {
  readonly tree: T;
  readonly node: N;
}

/** To clone: the first element of each kind, because cloning is several times faster than making. */
const stencils = new Map<string, Stencil<Branch, Element>>();
/** The same, of what is in elements that others make. */
const contents = new Map<string, Stencil<Branch, DocumentFragment>>();

function needSimple({ type, props }: Branch): void {
  if (!simple.test(type) || (type === "input" && props["type"] !== "checkbox")) throw new NotDrawable();
}

function makeStencil(branch: Branch, inSvg: boolean): Element {
  needSimple(branch);
  const { type, props } = branch;
  const isSvg = inSvg || type === "svg";
  const element = isSvg ? document.createElementNS(svg, type) : document.createElement(type);
  append(element, props.children, (inner) => makeStencil(inner, isSvg));
  writeProps(element, { before: {}, after: props, isNew: true });
  return element;
}

function createElement(tree: Branch, inSvg: boolean): Element {
  const kind = `${tree.type} ${tree.props["className"]}`;
  let found = stencils.get(kind);
  if (!found) {
    const bare = withoutHandlers(tree);
    found = { tree: bare, node: makeStencil(bare, inSvg) };
    stencils.set(kind, found);
  }
  const clone = found.node.cloneNode(true) as Element;
  patchElement(clone, found.tree, tree, true);
  return clone;
}

function append(parent: Node, tree: Tree, create: (branch: Branch) => Element): void {
  if (isBranch(tree)) parent.appendChild(create(tree));
  else if (isList(tree)) for (const part of tree) append(parent, part, create);
  else {
    const text = textOf(tree);
    if (text !== undefined) parent.appendChild(document.createTextNode(text));
  }
}

/** Goes along the nodes in an element, as far as one of them differs: touching a node costs more than comparing what it shows. */
interface Cursor {
  readonly parent: Node;
  /** The node reached last; undefined before the first, null behind the last. */
  node: ChildNode | null | undefined;
  /** How many have been passed since. */
  passed: number;
  /** A text was another one. */
  hasText: boolean;
}

function reach(at: Cursor): ChildNode | null {
  let { node = at.parent.firstChild } = at;
  for (; at.passed > 0; at.passed--) {
    // Something else than this has changed the page.
    if (!node) throw new NotDrawable();
    node = node.nextSibling;
  }
  at.node = node;
  return node;
}

/** From what stands in the page to what is to stand there; `isNew` where the page has only just been cloned. */
function patch(at: Cursor, old: Tree, tree: Tree, isNew: boolean): void {
  if (isBranch(old) && isBranch(tree) && old.type === tree.type && (isNew || old.key === tree.key)) {
    const element = reach(at);
    // Something else than this has changed the page.
    if (!(element instanceof Element)) throw new NotDrawable();
    patchElement(element, old, tree, isNew);
    at.passed++;
  } else if (isList(old) || isList(tree)) patchList(at, isList(old) ? old : [old], isList(tree) ? tree : [tree], isNew);
  else if (textOf(old) !== undefined && textOf(tree) !== undefined) {
    const node = reach(at);
    if (!(node instanceof Text)) throw new NotDrawable();
    node.data = `${tree}`;
    at.passed++;
    at.hasText = true;
  } else replace(at, old, tree);
}

function patchList(at: Cursor, old: readonly Tree[], tree: readonly Tree[], isNew: boolean): void {
  const count = Math.max(old.length, tree.length);
  for (let place = 0; place < count; place++) {
    if (old[place] === tree[place]) at.passed += countNodes(tree[place]);
    else patch(at, old[place], tree[place], isNew);
  }
}

export function patchElement(element: Element, old: Branch, tree: Branch, isNew: boolean): void {
  patchInside(element, old.props.children, tree.props.children, isNew);
  writeProps(element, { before: old.props, after: tree.props, isNew });
}

function patchInside(parent: Node, old: Tree, tree: Tree, isNew: boolean): void {
  if (old === tree) return;
  const at = { parent, node: undefined, passed: 0, hasText: false };
  patch(at, old, tree, isNew);
  // A page in another language may have fewer texts, or one for all.
  if (at.hasText && !isNew && reach(at)) throw new NotDrawable();
}

function replace(at: Cursor, old: Tree, tree: Tree): void {
  const { parent } = at;
  let next = reach(at);
  const made = document.createDocumentFragment();
  append(made, tree, (branch) => createElement(branch, parent instanceof SVGElement));
  parent.insertBefore(made, next);
  for (let count = countNodes(old); count > 0; count--) {
    const gone = next;
    next = gone?.nextSibling ?? null;
    gone?.remove();
  }
  at.node = next;
}

function countNodes(tree: Tree): number {
  if (typeof tree === "object" && tree) return isList(tree) ? tree.reduce<number>((count, part) => count + countNodes(part), 0) : 1;
  return tree === undefined || tree === null || tree === "" || typeof tree === "boolean" ? 0 : 1;
}

function contentOf(tree: Branch): Stencil<Branch, DocumentFragment> {
  const kind = `${tree.type} ${tree.props["className"]}`;
  let found = contents.get(kind);
  if (!found) {
    found = { tree: withoutHandlers(tree), node: document.createDocumentFragment() };
    contents.set(kind, found);
    append(found.node, found.tree.props.children, (inner) => makeStencil(inner, false));
  }
  return found;
}

/** The tree from which an element of the kind is made: what others have in common with it is not written again. */
export function modelOf(tree: Branch): Branch {
  needSimple(tree);
  return contentOf(tree).tree;
}

/** Writes all of an element that others have made. */
export function fill(element: Element, tree: Branch): void {
  if (element.firstChild) element.textContent = "";
  const { tree: model, node } = contentOf(tree);
  const content = node.cloneNode(true);
  patchInside(content, model.props.children, tree.props.children, true);
  element.appendChild(content);
  writeProps(element, { before: {}, after: tree.props, isNew: true });
}
