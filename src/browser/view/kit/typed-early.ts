/** What was typed into a page before its script came. The fields of the app are put in the place of those of the page. */

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  readonly text: string;
  readonly hasFocus: boolean;
  /** The selection, in UTF-16 units. */
  readonly range: readonly [number, number];
}

/** Those of the page; pages are also rendered at build time, without any document. */
const early: readonly TextControl[] = typeof document === "undefined" ? [] : [...document.querySelectorAll<TextControl>("input,textarea")];

/** Gives what was entered into the page's field of a node, as long as that is still there: while the app renders for the first time. */
export function findTyped(node: string): Typed | undefined {
  const field = early.find((one) => one.isConnected && one.closest<HTMLElement>("[data-node]")?.dataset["node"] === node);
  if (!field) return undefined;
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  const text = value === defaultValue ? "" : value;
  return { text, hasFocus: field === document.activeElement, range: [selectionStart ?? 0, selectionEnd ?? 0] };
}

/** Puts it into the app's field, where a draft of several lines keeps its place before it. Gives whether there was a text. */
export function putTyped(field: TextControl, { text, hasFocus, range: [start, end] }: Typed): boolean {
  const draft = field instanceof HTMLTextAreaElement && field.value !== text ? field.value : "";
  if (text) field.value = draft + text;
  if (hasFocus) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(draft.length + start, draft.length + end);
  }
  return text !== "";
}
