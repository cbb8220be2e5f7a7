/** What a borrower can tap, named so that the same control is found in another build. */
import { nextFrame } from "./busy.ts";

export interface Control {
  /** Role, name and, where several are alike, which of them. */
  readonly key: string;
  readonly kind: "text" | "file" | "box" | "radio" | "other";
  /** Nothing written, chosen or ticked yet; for a radio, in its whole group. */
  readonly isEmpty: boolean;
  /** What to write into a text field. */
  readonly sample: string;
}

type Point = Pick<DOMRect, "x" | "y">;

type Field = HTMLInputElement | HTMLTextAreaElement;

const selector = "a[href], button, input, textarea, select, summary, [role=button], [role=tab], [role=link], [tabindex='0']";
const longestName = 60;
const mostScrolls = 20;
const tappedInputs = ["button", "submit", "reset", "image", "range"];

export function listControls(): { readonly control: Control; readonly element: Element }[] {
  const counts = new Map<string, number>();
  return [...(openDialog() ?? document.body).querySelectorAll(selector)].filter(isThere).map((element) => {
    const type = element instanceof HTMLInputElement ? ` ${element.type}` : "";
    const name = `${element.getAttribute("role") ?? element.localName}${type} "${nameOf(element)}"`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    const key = count > 1 ? `${name} ${count}` : name;
    return { element, control: { key, kind: kindOf(element), isEmpty: isEmpty(element), sample: sampleOf(element) } };
  });
}

/** Scrolls to a control and gives its middle. What comes near is laid out and moves it, so it is scrolled to until it stays. */
export async function placeOf(key: string): Promise<Point | undefined> {
  const element = listControls().find(({ control }) => control.key === key)?.element;
  if (element === undefined) return undefined;
  let at = scrollTo(element);
  for (let scroll = 1; scroll < mostScrolls; scroll++) {
    // What the first frame lays out has its size in the second.
    await nextFrame();
    await nextFrame();
    const before = at;
    at = scrollTo(element);
    if (at.x === before.x && at.y === before.y) break;
  }
  return at;
}

function scrollTo(element: Element): Point {
  element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}

/** Name of the open dialog; '' without one. */
export function dialogName(): string {
  const dialog = openDialog();
  return dialog ? `dialog ${nameOf(dialog)}` : "";
}

export function isThere(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled, [inert] *");
}

export function nameOf(element: Element): string {
  const labelled = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const labels = isField(element) ? [...(element.labels ?? [])] : [];
  const names = [
    element.getAttribute("aria-label"),
    labelled.map((id) => document.getElementById(id)?.textContent).join(" "),
    labels.map((label) => label.textContent).join(" "),
    // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no name
    element instanceof HTMLElement && !isField(element) ? element.innerText : "",
    element.getAttribute("placeholder"),
    element.querySelector("img")?.alt,
  ];
  const squeezed = names.map((name) => (name ?? "").replace(/\s+/g, " ").trim());
  return squeezed.find(Boolean)?.slice(0, longestName) ?? "";
}

/** The uppermost one; what is behind it cannot be tapped. */
function openDialog(): Element | undefined {
  return [...document.querySelectorAll("dialog:modal")].at(-1);
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

function kindOf(element: Element): Control["kind"] {
  if (element instanceof HTMLTextAreaElement) return "text";
  if (!(element instanceof HTMLInputElement)) return "other";
  if (element.type === "checkbox") return "box";
  if (element.type === "radio" || element.type === "file") return element.type;
  return tappedInputs.includes(element.type) ? "other" : "text";
}

function isEmpty(element: Element): boolean {
  if (!isField(element)) return false;
  if (element.type === "checkbox") return element instanceof HTMLInputElement && !element.checked;
  if (element.type !== "radio") return element.value === "";
  return ![...document.querySelectorAll<HTMLInputElement>("input[type=radio]")].some(
    ({ name, checked }) => name === element.name && checked,
  );
}

function sampleOf(element: Element): string {
  if (!isField(element)) return "";
  const purpose = `${element.type} ${element.inputMode} ${element.autocomplete}`;
  if (purpose.includes("cc-")) return "6222021234567890";
  if (purpose.includes("email")) return "asha@example.com";
  return /tel|numeric|decimal|number/.test(purpose) ? "13812345678" : "They called at night";
}
