/** Writes trees into the page: makes elements, and changes those that are there where two trees differ. */
import { type Branch, isBranch, NotDrawable, type Tree } from "./draw-tree.ts";
import { writeProps } from "./write-props.ts";

const svg = "http://www.w3.org/2000/svg";
/** Elements without ways of their own. */
const simple =
  /^(a|abbr|article|aside|b|br|button|caption|circle|code|dd|div|dl|dt|em|figcaption|figure|footer|g|h[1-6]|header|hr|i|img|input|label|li|line|mark|ol|p|path|polyline|rect|section|small|span|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|time|tr|ul)$/;

interface Stencil {
  readonly tree: Branch;
  readonly element: Element;
}

/** To clone: the first element of each kind, because cloning is several times faster than making. */
const stencils = new Map<string, Stencil>();
/** The same, of what is in elements that others make. */
const contents = new Map<string, { readonly tree: Branch; readonly content: DocumentFragment }>();

export function needSimple({ type, props }: Branch): void {
  if (!simple.test(type) || (type === "input" && props["type"] !== "checkbox")) throw new NotDrawable();
}

function makeStencil(branch: Branch, inSvg: boolean): Element {
  needSimple(branch);
  const { type, props, inside } = branch;
  const isSvg = inSvg || type === "svg";
  const element = isSvg ? document.createElementNS(svg, type) : document.createElement(type);
  fillStencil(element, inside, isSvg);
  writeProps(element, { before: {}, after: props, isNew: true });
  return element;
}

function fillStencil(parent: Node, inside: readonly Tree[], inSvg: boolean): void {
  append(parent, inside, (inner) => makeStencil(inner, inSvg));
}

function createElement(tree: Branch, inSvg: boolean): Element {
  const kind = `${tree.type} ${tree.props["className"]}`;
  const found = stencils.get(kind) ?? { tree, element: makeStencil(tree, inSvg) };
  stencils.set(kind, found);
  const clone = found.element.cloneNode(true) as Element;
  patchElement(clone, { old: found.tree, tree, isNew: true });
  return clone;
}

function append(parent: Node, tree: Tree, create: (branch: Branch) => Element): void {
  if (tree === null) return;
  if (typeof tree === "string") parent.appendChild(document.createTextNode(tree));
  else if (isBranch(tree)) parent.appendChild(create(tree));
  else for (const part of tree) append(parent, part, create);
}

/** What stands in the page, what is to stand there, and whether the page has only just been cloned. */
interface Change {
  readonly before: readonly Tree[];
  readonly after: readonly Tree[];
  readonly isNew: boolean;
}

/** Goes along the nodes from `at` on, which are those of `before`; gives the one behind them. */
function patch(parent: Node, at: ChildNode | null, { before, after, isNew }: Change): ChildNode | null {
  let next = at;
  const count = Math.max(before.length, after.length);
  for (let place = 0; place < count; place++) {
    const [old = null, tree = null] = [before[place], after[place]];
    if (isBranch(old) && isBranch(tree) && old.type === tree.type && (isNew || old.key === tree.key)) {
      next = patchElement(next, { old, tree, isNew });
    } else if (typeof old === "string" && typeof tree === "string") {
      if (!(next instanceof Text)) throw new NotDrawable();
      if (old !== tree) next.data = tree;
      next = next.nextSibling;
    } else if (Array.isArray(old) && Array.isArray(tree)) {
      next = patch(parent, next, { before: old, after: tree, isNew });
    } else if (old !== null || tree !== null) {
      next = replace(parent, next, { old, tree });
    }
  }
  return next;
}

interface Pair<T> {
  readonly old: T;
  readonly tree: T;
}

function patchElement(at: ChildNode | null, { old, tree, isNew }: Pair<Branch> & { readonly isNew: boolean }): ChildNode | null {
  // Something else than this has changed the page.
  if (!(at instanceof Element)) throw new NotDrawable();
  if (isNew || old !== tree) {
    patchInside(at, { before: old.inside, after: tree.inside, isNew });
    writeProps(at, { before: old.props, after: tree.props, isNew });
  }
  return at.nextSibling;
}

/** As `patch`, for all that is in an element. */
export function patchInside(element: Element | DocumentFragment, change: Change): void {
  patch(element, element.firstChild, change);
}

function replace(parent: Node, at: ChildNode | null, { old, tree }: Pair<Tree>): ChildNode | null {
  const made = document.createDocumentFragment();
  append(made, tree, (branch) => createElement(branch, parent instanceof SVGElement));
  parent.insertBefore(made, at);
  let next = at;
  for (let count = countNodes(old); count > 0; count--) {
    const gone = next;
    next = gone?.nextSibling ?? null;
    gone?.remove();
  }
  return next;
}

function countNodes(tree: Tree): number {
  if (tree === null) return 0;
  return Array.isArray(tree) ? tree.reduce<number>((count, part) => count + countNodes(part), 0) : 1;
}

/** Writes all of an element that others have made. */
export function fill(element: Element, tree: Branch): void {
  if (element.firstChild) element.textContent = "";
  const kind = `in ${tree.type} ${tree.props["className"]}`;
  let found = contents.get(kind);
  if (!found) {
    found = { tree, content: document.createDocumentFragment() };
    contents.set(kind, found);
    fillStencil(found.content, tree.inside, false);
  }
  const content = found.content.cloneNode(true) as DocumentFragment;
  patchInside(content, { before: found.tree.inside, after: tree.inside, isNew: true });
  element.appendChild(content);
  writeProps(element, { before: {}, after: tree.props, isNew: true });
}
