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
  /** The component that gave it. */
  by?: ReactElement<Props>;
}

/** An element of the page, in which there may still be components. */
export type Host = ReactElement<Props, string>;

/** Thrown for what only React can draw. */
export class NotDrawable extends Error {}

export function isBranch(tree: Tree): tree is Branch {
  return typeof tree === "object" && tree !== null && "type" in tree;
}

export function isList(tree: unknown): tree is readonly unknown[] {
  return Array.isArray(tree);
}

/** Undefined for what is no text, and for an empty one, which takes no place. */
export function textOf(tree: unknown): string | undefined {
  if (typeof tree === "string") return tree || undefined;
  return typeof tree === "number" || typeof tree === "bigint" ? `${tree}` : undefined;
}

/** How many nodes of the page it is. */
export function countNodes(tree: Tree): number {
  if (typeof tree === "object" && tree) return isList(tree) ? tree.reduce<number>((count, part) => count + countNodes(part), 0) : 1;
  return textOf(tree) === undefined ? 0 : 1;
}

/** Calls components until there is an element of the page, a list, a text or nothing. */
export function callDown(shown: unknown): Host | readonly unknown[] | Exclude<Tree, object> {
  if (typeof shown !== "object" || shown === null) {
    if (typeof shown === "function") throw new NotDrawable();
    return shown as Exclude<Tree, object>;
  }
  if (Array.isArray(shown)) return shown;
  if (!isValidElement<Props>(shown)) throw new NotDrawable();
  return isHost(shown) ? shown : callDown(callComponent(shown));
}

export function isHost(shown: ReactElement<Props>): shown is Host {
  return typeof shown.type === "string";
}

/** Gives what a component shows, or what is in a fragment. */
export function callComponent({ type, key, props }: ReactElement<Props>): unknown {
  if (type === Fragment) return props["children"];
  // A plain widget uses plain components only, and those are functions.
  if (typeof type !== "function") throw new NotDrawable();
  const given: unknown = Reflect.apply(type, undefined, [props]);
  return key === null ? given : withKey(given, key);
}

/** Where it is an element: nothing else has one. */
export function withKey<T>(shown: T, key: string): T {
  return isValidElement(shown) && shown.key !== key ? { ...shown, key } : shown;
}

/** Whether two elements have the same properties. */
export function haveSame(props: Props, old: Props): boolean {
  for (const name in props) if (props[name] !== old[name]) return false;
  for (const name in old) if (!(name in props)) return false;
  return true;
}
