/** Writes into the page what a called widget gives: makes elements, and changes those that are there where they differ. */
import { isValidElement, type ReactElement } from "react";
import { type Cursor, cursorAt, cursorIn, cursorInside, parentOf, reach } from "./cursor.ts";
import {
  type Branch,
  callComponent,
  callDown,
  countNodes,
  type Host,
  haveSame,
  isBranch,
  isList,
  NotDrawable,
  type Props,
  type Tree,
  textOf,
} from "./tree.ts";
import { isWrittenBriefly, withoutHandlers, writeProps } from "./write-props.ts";

const svg = "http://www.w3.org/2000/svg";
/** Elements without ways of their own. */
const simple =
  /^(a|abbr|article|aside|b|br|button|caption|circle|code|dd|div|dl|dt|em|figcaption|figure|footer|g|h[1-6]|header|hr|i|img|input|label|li|line|mark|ol|p|path|polyline|rect|section|small|span|strong|sub|sup|svg|table|tbody|td|tfoot|th|thead|time|tr|ul|wbr)$/;

/** An element with what it shows. */
interface Made<N extends Node> {
  readonly node: N;
  readonly tree: Branch;
}

type Make = (shown: Host, inSvg: boolean) => Made<ChildNode>;

/** To clone: the first element of each kind, because cloning is several times faster than making. */
const stencils = new Map<string, Made<ChildNode>>();
/** The same, of what is in elements that others make. */
const contents = new Map<string, Made<DocumentFragment>>();

const kindOf = ({ type, props }: Host): string => `${type} ${props["className"]}`;

function needSimple({ type, props }: Host): void {
  if (isWrittenBriefly()) return;
  if (!simple.test(type) || (type === "input" && props["type"] !== "checkbox")) throw new NotDrawable();
  if (type !== "input" && props["onChange"]) throw new NotDrawable();
}

/** Elements of one kind may differ in what is entered into them. */
const isEntered = ({ type, props }: Host): boolean => type === "input" || Boolean(props["onChange"]);

function bareOf({ type, key, props }: Host, children: Tree): Branch {
  return { type, key, props: { ...withoutHandlers(props), children } };
}

const make: Make = (shown, inSvg) => {
  needSimple(shown);
  const { type } = shown;
  const isSvg = inSvg || type === "svg";
  const node = isSvg ? document.createElementNS(svg, type) : document.createElement(type);
  const tree = bareOf(shown, append(node, shown.props["children"], make));
  writeProps(cursorAt(node, true), {}, tree.props);
  return { node, tree };
};

const clone: Make = (shown, inSvg) => {
  if (isEntered(shown)) needSimple(shown);
  let found = stencils.get(kindOf(shown));
  if (!found) {
    found = make(shown, inSvg);
    // Of what stands in the page for a moment nothing may be made that stays.
    if (!isWrittenBriefly()) stencils.set(kindOf(shown), found);
  }
  const node = found.node.cloneNode(true) as ChildNode;
  return { node, tree: writeHost(cursorAt(node, true), found.tree, shown) };
};

/** Adds what is shown at the end, and gives its tree. */
function append(parent: Node, shown: unknown, add: Make, inSvg = parent instanceof SVGElement): Tree {
  const called = callDown(shown);
  if (isList(called)) return called.map((part) => append(parent, part, add, inSvg));
  if (typeof called === "object" && called) {
    const { node, tree } = add(called, inSvg);
    parent.appendChild(node);
    return tree;
  }
  const text = textOf(called);
  if (text !== undefined) parent.appendChild(document.createTextNode(text));
  return called;
}

/**
 * From what stands in the page to what is to stand there. Gives what was written, with all of `old` that stays the same, so that
 * memory holds nothing twice and the next comparison ends early.
 */
function write(at: Cursor, old: Tree, shown: unknown): Tree {
  if (typeof shown !== "object" || shown === null) return writeText(at, old, shown);
  if (Array.isArray(shown)) return writeList(at, Array.isArray(old) ? old : [old], shown);
  if (Array.isArray(old)) return writeList(at, old, [shown]);
  if (!isValidElement<Props>(shown)) throw new NotDrawable();
  return typeof shown.type === "string" ? writeHost(at, old, shown as Host) : writeComponent(at, old, shown);
}

/** A component that gave an element is called again only for other properties. */
function writeComponent(at: Cursor, old: Tree, shown: ReactElement<Props>): Tree {
  const before = isBranch(old) ? old.by : undefined;
  if (before && before.type === shown.type && before.key === shown.key && haveSame(shown.props, before.props)) {
    at.passed++;
    return old;
  }
  const tree = write(at, old, callComponent(shown));
  if (!isBranch(tree)) return tree;
  if (!before || tree !== old) return { type: tree.type, key: tree.key, props: tree.props, by: shown };
  tree.by = shown;
  return tree;
}

function writeText(at: Cursor, old: Tree, shown: unknown): Tree {
  if (isList(old)) return writeList(at, old, [shown]);
  if (typeof shown === "function") throw new NotDrawable();
  const tree = shown as Exclude<Tree, object>;
  const text = textOf(tree);
  if (text === undefined && countNodes(old) === 0) return tree;
  if (text === undefined || textOf(old) === undefined) return replace(at, old, tree);
  if (tree !== old) {
    const node = reach(at);
    if (!(node instanceof Text)) throw new NotDrawable();
    node.data = text;
    at.hasText = true;
  }
  at.passed++;
  return tree;
}

/** Makes no list where nothing in it is another one. */
function writeList(at: Cursor, old: readonly Tree[], shown: readonly unknown[]): readonly Tree[] {
  let written: Tree[] | undefined;
  let isOld = old.length === shown.length;
  for (let place = 0; place < shown.length; place++) {
    const given = shown[place];
    const before = old[place];
    let tree = before;
    // Most of what is in a list is a text that stays.
    if (given !== before || typeof given === "object") tree = write(at, before, given);
    else if (textOf(given) !== undefined) at.passed++;
    isOld &&= tree === before;
    if (!written && tree !== given) written = shown.slice(0, place) as Tree[];
    written?.push(tree);
  }
  for (let place = shown.length; place < old.length; place++) replace(at, old[place], undefined);
  return isOld ? old : (written ?? (shown as readonly Tree[]));
}

function writeHost(at: Cursor, old: Tree, shown: Host): Branch {
  const { type, key, props } = shown;
  if (!isBranch(old) || old.type !== type || (old.key !== key && !at.isNew)) return replace(at, old, shown) as Branch;
  const given = props["children"];
  const { children: before } = old.props;
  const children = given === before ? before : writeInside(at, before, given);
  const isSame = writeProps(at, old.props, props) && children === before && key === old.key;
  at.passed++;
  if (isSame) return old;
  return children === given ? (shown as Branch) : { type, key, props: { ...props, children } };
}

/** `around` stands at the element. */
function writeInside(around: Cursor, old: Tree, shown: unknown): Tree {
  const at = cursorInside(around);
  const tree = write(at, old, shown);
  // A page in another language may have fewer texts, or one for all.
  if (at.hasText && !at.isNew && reach(at)) throw new NotDrawable();
  return tree;
}

function replace(at: Cursor, old: Tree, shown: unknown): Tree {
  const parent = parentOf(at);
  let next = reach(at);
  const made = document.createDocumentFragment();
  const tree = append(made, shown, clone, parent instanceof SVGElement);
  parent.insertBefore(made, next);
  for (let left = countNodes(old); left > 0; left--) {
    const gone = next;
    next = gone?.nextSibling ?? null;
    gone?.remove();
  }
  at.node = next;
  return tree;
}

function contentOf(shown: Host): Made<DocumentFragment> {
  const kind = kindOf(shown);
  let found = contents.get(kind);
  if (!found || isEntered(shown)) needSimple(shown);
  if (!found) {
    const node = document.createDocumentFragment();
    found = { node, tree: bareOf(shown, append(node, shown.props["children"], make)) };
    contents.set(kind, found);
  }
  return found;
}

/** Writes all of an element that others have made; gives what was written. */
export function fill(element: Element, shown: Host): Branch {
  if (element.firstChild) element.textContent = "";
  const { tree: model, node } = contentOf(shown);
  const parent = node.cloneNode(true);
  const given = shown.props["children"];
  const children = write(cursorIn(parent), model.props.children, given);
  element.appendChild(parent);
  writeProps(cursorAt(element, true), {}, shown.props);
  // What it has in common with others of its kind is held once.
  return children === given ? (shown as Branch) : { type: shown.type, key: shown.key, props: { ...shown.props, children } };
}

/** As `fill`, for the element of a page that React takes over, and without a model for others of its kind. */
export function compose(element: Element, shown: Host): Branch {
  const inside = document.createDocumentFragment();
  const tree = bareOf(shown, append(inside, shown.props["children"], make));
  element.textContent = "";
  element.appendChild(inside);
  return change(element, tree, shown);
}

/** As `fill`, where all of it stands in the element already. */
export function adopt(element: Element, shown: Host): Branch {
  return change(element, bareOf(shown, withoutHandlersIn(shown.props["children"])), shown);
}

function withoutHandlersIn(shown: unknown): Tree {
  const called = callDown(shown);
  if (isList(called)) return called.map(withoutHandlersIn);
  return typeof called === "object" && called ? bareOf(called, withoutHandlersIn(called.props["children"])) : called;
}

/** Changes an element where it differs from what was written. Its key means nothing: the row has one. */
export function change(element: Element, old: Branch, shown: Host): Branch {
  if (shown.type !== old.type) throw new NotDrawable();
  return writeHost(cursorAt(element, false), old.key === shown.key ? old : { ...old, key: shown.key }, shown);
}
