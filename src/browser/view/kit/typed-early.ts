/** What was typed into a page before React came: into the fields of the page, in whose place others may be put. */

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface Typed {
  /** Absent where nothing was typed, or chosen. */
  readonly text?: string;
  readonly files?: FileList | null;
  /** The field had its value already, with which the text begins. */
  readonly isWhole: boolean;
  readonly hasFocus: boolean;
  /** The selection, in UTF-16 units. */
  readonly range: readonly [number, number];
}

const fieldsIn = (root: ParentNode): readonly TextControl[] => [...root.querySelectorAll<TextControl>("input,textarea")];
const nodeOf = (field: TextControl): string | undefined => field.closest<HTMLElement>("[data-node]")?.dataset["node"];

/** One to tick, whose value is no text. */
export const isBox = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** One to choose a file, which the browser opens by itself. */
export const isChooser = (field: unknown): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === "file";

/** Whether a field has another text than it was written with. */
export const hasTyped = (root: ParentNode): boolean => fieldsIn(root).some((field) => !isBox(field) && field.value !== field.defaultValue);

/** What stands in the fields for texts, by their nodes. */
export type Texts = ReadonlyMap<string | undefined, string>;

export const isText = (field: unknown): field is TextControl =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isBox(field) && !isChooser(field));

export function readTexts(root: ParentNode): Texts {
  return new Map(fieldsIn(root).flatMap((field) => (isText(field) ? [[nodeOf(field), field.value] as const] : [])));
}

/** Enters each that differs from the one before, as a user does: what became of that one since stays otherwise. */
export function putTexts(root: ParentNode, texts: Texts, before: Texts): void {
  for (const field of fieldsIn(root)) {
    const text = texts.get(nodeOf(field));
    if (text === undefined || text === before.get(nodeOf(field)) || !isText(field)) continue;
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/** Those of the page; pages are also rendered at build time, without any document. */
let early: readonly TextControl[] = typeof document === "undefined" ? [] : fieldsIn(document);

function typedIn(field: TextControl): Typed {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  return {
    ...(value !== defaultValue && (isChooser(field) ? { files: field.files } : { text: value })),
    isWhole: defaultValue !== "",
    hasFocus: field === document.activeElement,
    range: [selectionStart ?? 0, selectionEnd ?? 0],
  };
}

/** Gives what was entered into the page's field of a node, as long as that is still there: while the app renders for the first time. */
export function findTyped(node: string): Typed | undefined {
  const field = early.find((one) => one.isConnected && nodeOf(one) === node);
  return field && typedIn(field);
}

/** Puts it into the app's field, where a draft of several lines keeps its place before it. Gives whether there was a text. */
export function putTyped(field: TextControl, { text, files, isWhole, hasFocus, range: [start, end] }: Typed): boolean {
  const draft = field instanceof HTMLTextAreaElement && text !== undefined && !isWhole && field.value !== text ? field.value : "";
  if (text !== undefined) field.value = draft + text;
  if (files) Object.assign(field, { files });
  if (hasFocus) {
    field.focus({ preventScroll: true });
    if (field.selectionStart !== null) field.setSelectionRange(draft.length + start, draft.length + end);
  }
  return text !== undefined;
}

/** While the page is written again before React is there: its new fields get what was typed into those before. */
export function keepTyped(root: ParentNode, write: () => void): void {
  const before = new Map(fieldsIn(root).map((field) => [nodeOf(field), [field, typedIn(field)] as const]));
  write();
  early = fieldsIn(root);
  for (const field of early) {
    const [old, typed] = before.get(nodeOf(field)) ?? [];
    if (typed && old !== field) putTyped(field, typed);
  }
}

/** React has the fields of the page. */
export function forgetFields(): void {
  early = [];
}
