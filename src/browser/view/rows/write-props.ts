/** Writes properties of elements as React does, as far as rows have them; whatever else there is belongs to React. */
import { NotDrawable, type Props } from "./draw-tree.ts";

type Handler = (event: Event) => void;

/** The properties with which each element that has handlers was written last. */
const written = new WeakMap<EventTarget, Props>();

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

/** A clone has the attributes of what it is a clone of, but not its handlers. */
export interface Written {
  readonly before: Props;
  readonly after: Props;
  readonly isNew: boolean;
}

export function writeProps(element: Element, { before, after, isNew }: Written): void {
  let handles = false;
  for (const name in after) {
    const value = after[name];
    const isEvent = name[0] === "o" && name[1] === "n";
    handles ||= isEvent;
    if (isEvent ? value !== undefined && (isNew || before[name] === undefined) : value !== before[name])
      write(element, name, { value, isNew });
  }
  for (const name in before) if (!(name in after)) write(element, name, { value: undefined, isNew });
  if (handles) written.set(element, after);
}

function write(element: Element, name: string, { value, isNew }: { readonly value: unknown; readonly isNew: boolean }): void {
  if (name === "children") return;
  if (name[0] === "o" && name[1] === "n") listen(element, name, value);
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

/** One for all elements, so that a row costs no function of its own: the element knows what it was written with. */
function handle(this: unknown, event: Event): void {
  const element = event.currentTarget;
  const props = element && written.get(element);
  if (!props) return;
  const name = Object.keys(events).find((one) => events[one] === event.type);
  const handler = props[name ?? ""] as Handler | undefined;
  try {
    handler?.(event);
  } finally {
    // Until the state says otherwise a box stays as it was.
    if (event.type === "change" && element instanceof HTMLInputElement) element.checked = written.get(element)?.["checked"] === true;
  }
}
