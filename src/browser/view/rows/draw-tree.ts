/** What a called widget gives, down to elements of the page: components in it are called, too. */
import { Fragment, isValidElement } from "react";

export type Props = { readonly [name: string]: unknown };

/** An element, a text, several of them, or a place where nothing stands. */
export type Tree = Branch | string | readonly Tree[] | null;

export interface Branch {
  readonly type: string;
  readonly key: string | null;
  readonly props: Props;
  readonly inside: readonly Tree[];
}

/** Thrown for what only React can draw. */
export class NotDrawable extends Error {}

export function isBranch(tree: Tree | undefined): tree is Branch {
  return typeof tree === "object" && tree !== null && "type" in tree;
}

export function drawTree(shown: unknown): Tree {
  if (typeof shown === "string" || typeof shown === "number") return `${shown}` || null;
  if (shown === null || shown === undefined || typeof shown === "boolean") return null;
  if (Array.isArray(shown)) return shown.map(drawTree);
  if (!isValidElement<Props>(shown)) throw new NotDrawable();
  const { type, key, props } = shown;
  if (typeof type === "string") return { type, key, props, inside: drawInside(props["children"]) };
  if (type === Fragment) return drawInside(props["children"]);
  // A plain widget uses plain components only, and those are functions.
  if (typeof type !== "function") throw new NotDrawable();
  const tree = drawTree(Reflect.apply(type, undefined, [props]));
  return isBranch(tree) && key !== null ? { ...tree, key } : tree;
}

function drawInside(children: unknown): readonly Tree[] {
  const tree = drawTree(children);
  return Array.isArray(tree) ? tree : [tree as Branch];
}
