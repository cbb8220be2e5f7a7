/** Writes properties of elements as React does, as far as rows have them; whatever else there is belongs to React. */
import { type Branch, isBranch, isList, NotDrawable, type Props, type Tree } from "./draw-tree.ts";

type Handler = (event: Event) => void;

/** An element that has handlers knows the properties with which it was written last. */
interface Heard extends Element {
  layarProps?: Props;
}

const attributes: { readonly [name: string]: string } = {
  className: "class",
  htmlFor: "for",
  tabIndex: "tabindex",
  colSpan: "colspan",
  rowSpan: "rowspan",
};
const flags = ["hidden", "disabled", "checked"];
/** Lower case, and yet more than an attribute. */
const special = /^(value|style|ref|is|multiple|selected|muted|list|form)$/;
const events: { readonly [name: string]: string } = { onClick: "click", onChange: "change", onError: "error" };

export interface Written {
  readonly before: Props;
  readonly after: Props;
  /** The element has only just been made. */
  readonly isNew: boolean;
}

export function writeProps(element: Heard, { before, after, isNew }: Written): void {
  for (const name in after) {
    const value = after[name];
    if (value === before[name] || name === "children") continue;
    // One that is there already finds its newest handler by itself.
    if (!name.startsWith("on") || before[name] === undefined) write(element, name, { value, isNew });
  }
  for (const name in before) if (!(name in after)) write(element, name, { value: undefined, isNew });
  if (element.layarProps ?? after["onClick"] ?? after["onChange"] ?? after["onError"]) element.layarProps = after;
}

/** What a clone has of an element: its handlers are not among it. */
export function withoutHandlers({ type, key, props }: Branch): Branch {
  const kept = Object.entries(props).filter(([name]) => !name.startsWith("on"));
  return { type, key, props: { ...Object.fromEntries(kept), children: bareTree(props.children) } };
}

function bareTree(tree: Tree): Tree {
  if (isList(tree)) return tree.map(bareTree);
  return isBranch(tree) ? withoutHandlers(tree) : tree;
}

function write(element: Element, name: string, { value, isNew }: { readonly value: unknown; readonly isNew: boolean }): void {
  if (name.startsWith("on")) listen(element, name, value);
  else if (name === "checked") check(element, value === true, isNew);
  else writeAttribute(element, name, textOf(name, value));
}

function writeAttribute(element: Element, name: string, text: string | undefined): void {
  const attribute = attributes[name] ?? name;
  if (text === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
}

/** Undefined where the attribute is absent. */
function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const isNamed = /^(aria|data)-/.test(name);
  if (isNamed && typeof value === "boolean") return `${value}`;
  if (flags.includes(name)) return value ? "" : undefined;
  const isText = typeof value === "string" || typeof value === "number";
  if (!isText || !(isNamed || name === "viewBox" || name in attributes || (/^[a-z]+$/.test(name) && !special.test(name))))
    throw new NotDrawable();
  if ((name === "src" || name === "href") && (value === "" || /^javascript/i.test(`${value}`.replace(/\W/g, "")))) throw new NotDrawable();
  return `${value}`;
}

function check(element: Element, isChecked: boolean, isNew: boolean): void {
  if (!(element instanceof HTMLInputElement)) throw new NotDrawable();
  if (isNew) element.defaultChecked = isChecked;
  element.checked = isChecked;
}

function listen(element: Element, name: string, value: unknown): void {
  const event = events[name];
  if (event === undefined || (name === "onChange" && !(element instanceof HTMLInputElement))) throw new NotDrawable();
  if (value !== undefined) element.addEventListener(event, handle);
}

/** One for all elements, so that a row costs no function of its own. */
function handle(this: Heard, event: Event): void {
  const name = Object.keys(events).find((one) => events[one] === event.type);
  const handler = this.layarProps?.[name ?? ""] as Handler | undefined;
  try {
    handler?.(event);
  } finally {
    // Until the state says otherwise a box stays as it was.
    if (event.type === "change") check(this, this.layarProps?.["checked"] === true, false);
  }
}
