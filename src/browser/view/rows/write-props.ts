/** Writes properties of elements as React does, as far as rows have them; whatever else there is belongs to React. */
import { isDeveloping } from "#is-developing";
import { isObject } from "../../../core/json/index.ts";
import { type Cursor, reachElement } from "./cursor.ts";
import { events, type Handling } from "./delegate-events.ts";
import { NotDrawable, type Props } from "./tree.ts";

const attributes: { readonly [name: string]: string } = {
  className: "class",
  htmlFor: "for",
  tabIndex: "tabindex",
  colSpan: "colspan",
  rowSpan: "rowspan",
  spellCheck: "spellcheck",
  // Those of fields, which a page has only until React takes it over.
  autoCapitalize: "autocapitalize",
  autoComplete: "autocomplete",
  enterKeyHint: "enterkeyhint",
  inputMode: "inputmode",
  maxLength: "maxlength",
  referrerPolicy: "referrerpolicy",
};
const flags = ["hidden", "disabled", "checked", "open"];
/** Lower case, and yet more than an attribute. */
const special = /^(style|ref|is|multiple|selected|muted|list|form)$/;

/** What is written is React's from the moment at which it is there: any element, and any handler. */
let isBrief = false;

export function briefly<T>(write: () => T): T {
  isBrief = true;
  try {
    return write();
  } finally {
    isBrief = false;
  }
}

export function isWrittenBriefly(): boolean {
  return isBrief;
}

/** Makes what differs the same, and says whether nothing did. What is in the element is not looked at. */
export function writeProps(at: Cursor, before: Props, after: Props): boolean {
  let isSame = true;
  let hasHandler = false;
  for (const name in after) {
    const value = after[name];
    if (value === before[name] || name === "children") continue;
    isSame = false;
    if (isHandler(name)) hasHandler = true;
    else write(at, name, value);
  }
  for (const name in before) {
    if (name in after) continue;
    isSame = false;
    if (isHandler(name)) hasHandler = true;
    else write(at, name, undefined);
  }
  if (hasHandler) (reachElement(at) as Handling).layarProps = after;
  return isSame;
}

function isHandler(name: string): boolean {
  if (!name.startsWith("on")) return false;
  if (!isBrief && !(name in events)) throw new NotDrawable();
  return true;
}

/** What a clone has of an element: its handlers are not among it. */
export function withoutHandlers(props: Props): Props {
  return Object.fromEntries(Object.entries(props).filter(([name]) => !isHandler(name)));
}

function write(at: Cursor, name: string, value: unknown): void {
  if (name === "checked") check(reachElement(at), value === true, at.isNew);
  else if (isBrief && name === "style") dress(reachElement(at), value);
  else if (isBrief && name === "defaultValue") begin(reachElement(at), value);
  else writeAttribute(reachElement(at), name, textOf(name, value));
}

function writeAttribute(element: Element, name: string, text: string | undefined): void {
  const attribute = attributes[name] ?? name;
  if (text === undefined) element.removeAttribute(attribute);
  else element.setAttribute(attribute, text);
}

/** Undefined where the attribute is absent. */
function textOf(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined;
  const isNamed = /^(aria|data)-|^spellCheck$/.test(name);
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

function dress(element: Element, style: unknown): void {
  // While developing React compares the text of the attribute, which the browser writes in its own way, and would warn.
  if (isDeveloping || !(element instanceof HTMLElement) || !isObject(style)) throw new NotDrawable();
  element.removeAttribute("style");
  for (const [name, value] of Object.entries(style)) {
    if (typeof value !== "string") throw new NotDrawable();
    element.style.setProperty(
      name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      value,
    );
  }
}

function begin(element: Element, text: unknown): void {
  if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) || typeof text !== "string") throw new NotDrawable();
  element.defaultValue = text;
}
