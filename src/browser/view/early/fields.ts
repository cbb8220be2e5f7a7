/** The fields of a page in whose place others are put, with what was entered into them. */
import type { TextControl } from "../kit/use-field.ts";

interface Entered {
  readonly field: TextControl;
  /** Absent where nothing was typed, or chosen. */
  readonly text?: string;
  readonly files?: FileList | null;
  /** The field had its value already, with which the text begins. */
  readonly isWhole: boolean;
  readonly hasFocus: boolean;
  /** The selection, in UTF-16 units. */
  readonly range: readonly [number, number];
}

export type EnteredFields = ReadonlyMap<string, Entered>;

const fieldsIn = (root: ParentNode): readonly TextControl[] => [...root.querySelectorAll<TextControl>("input,textarea")];
/** Boxes of one node differ by their values. */
const nameOf = (field: TextControl): string =>
  `${field.closest<HTMLElement>("[data-node]")?.dataset["node"]} ${isBox(field) ? field.value : ""}`;

/** One to tick, whose value is no text. */
export const isBox = (field: unknown): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type);

/** One to choose a file, which the browser opens by itself. */
export const isChooser = (field: unknown): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === "file";

export const isText = (field: unknown): field is TextControl =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && !isBox(field) && !isChooser(field));

export function readEntered(root: ParentNode): EnteredFields {
  return new Map(fieldsIn(root).map((field) => [nameOf(field), readField(field)]));
}

function readField(field: TextControl): Entered {
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  return {
    field,
    ...(value !== defaultValue && (isChooser(field) ? { files: field.files } : { text: value })),
    isWhole: defaultValue !== "",
    hasFocus: field === document.activeElement,
    range: [selectionStart ?? 0, selectionEnd ?? 0],
  };
}

/** Enters it again into new fields. */
export function enterAgain(root: ParentNode, entered: EnteredFields): void {
  for (const field of fieldsIn(root)) {
    const before = entered.get(nameOf(field));
    // One that stays as it is has what was entered.
    if (before && !root.contains(before.field)) enter(field, before);
  }
}

/** A draft of several lines keeps its place before what was typed. */
function enter(field: TextControl, { text, files, isWhole, hasFocus, range: [start, end] }: Entered): void {
  const draft = field instanceof HTMLTextAreaElement && text !== undefined && !isWhole && field.value !== text ? field.value : "";
  if (text !== undefined) field.value = draft + text;
  if (files) Object.assign(field, { files });
  if (hasFocus) {
    field.focus({ preventScroll: true });
    if (field.selectionStart !== null) field.setSelectionRange(draft.length + start, draft.length + end);
  }
  if (text !== undefined) tellInput(field);
}

/** As the browser does after an edit. */
export function tellInput(field: TextControl): void {
  field.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
