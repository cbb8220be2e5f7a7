/** What a called widget gives, down to elements of the page: components in it are called, too. */
import { Fragment, isValidElement, type ReactElement } from "react";

export type Props = { readonly [name: string]: unknown };

/** An element, a text, several of them, or a place where nothing stands. */
export type Tree = Branch | readonly Tree[] | string | number | bigint | boolean | null | undefined;

/** An element as React has it, without components in it. */
export interface Branch {
  readonly type: string;
  readonly key: string | null;
  readonly props: Props & { readonly children?: Tree };
}

/** Thrown for what only React can draw. */
export class NotDrawable extends Error {}

export function isBranch(tree: Tree): tree is Branch {
  return typeof tree === "object" && tree !== null && "type" in tree;
}

export function isList(tree: Tree): tree is readonly Tree[] {
  return Array.isArray(tree);
}

/** Undefined for what is no text, and for an empty one, which takes no place. */
export function textOf(tree: Tree): string | undefined {
  if (typeof tree === "string") return tree || undefined;
  return typeof tree === "number" || typeof tree === "bigint" ? `${tree}` : undefined;
}

/** Gives of `old` what stays the same, so that only what differs is compared with the page and held in memory. */
export function drawTree(shown: unknown, old: Tree): Tree {
  if (typeof shown !== "object" || shown === null) {
    if (typeof shown === "function") throw new NotDrawable();
    return shown as Exclude<Tree, object>;
  }
  if (Array.isArray(shown)) return drawList(shown, Array.isArray(old) ? old : none);
  if (!isValidElement<Props>(shown)) throw new NotDrawable();
  const { type, key, props } = shown;
  if (typeof type !== "string") return drawComponent(shown, old);
  const before = typeof old === "object" && old && "type" in old && old.type === type ? old : undefined;
  const given = props["children"];
  const children = typeof given === "object" ? drawTree(given, before?.props.children) : (given as Tree);
  if (before && children === before.props.children && key === before.key && haveSame(props, before.props)) return before;
  return children === given ? (shown as Branch) : { type, key, props: { ...props, children } };
}

function drawComponent({ type, key, props }: ReactElement<Props>, old: Tree): Tree {
  if (type === Fragment) return drawTree(props["children"], old);
  // A plain widget uses plain components only, and those are functions.
  if (typeof type !== "function") throw new NotDrawable();
  const tree = drawTree(Reflect.apply(type, undefined, [props]), old);
  return key !== null && isBranch(tree) && tree.key !== key ? { type: tree.type, key, props: tree.props } : tree;
}

const none: readonly Tree[] = [];

/** Makes no list where nothing in it is another one. */
function drawList(shown: readonly unknown[], old: readonly Tree[]): readonly Tree[] {
  let drawn: Tree[] | undefined;
  let isOld = old.length === shown.length;
  for (let at = 0; at < shown.length; at++) {
    const given = shown[at];
    const tree = typeof given === "object" ? drawTree(given, old[at]) : (given as Tree);
    isOld &&= tree === old[at];
    if (!drawn && tree !== given) drawn = shown.slice(0, at) as Tree[];
    drawn?.push(tree);
  }
  return isOld ? old : (drawn ?? (shown as readonly Tree[]));
}

/** Whether two elements differ in nothing but what is in them. */
export function haveSame(props: Props, old: Props): boolean {
  for (const name in props) if (props[name] !== old[name] && name !== "children") return false;
  for (const name in old) if (!(name in props)) return false;
  return true;
}
