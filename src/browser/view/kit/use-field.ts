import { type RefObject, type SyntheticEvent, useRef, useState } from "react";
import { useLayout } from "./use-layout.ts";

export type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** One edit of a field, as the browser has made it. */
export interface FieldEdit {
  /** The value before the edit, or before the word that is being composed. */
  readonly before: string;
  /** What stands in the field now. */
  readonly text: string;
  /** In UTF-16 units of `text`. */
  readonly caret: number;
  /** The key deleted to the right. */
  readonly isForward: boolean;
}

/** What is left of an edit. */
interface TakenEdit {
  readonly value: string;
  /** The value as it stands in the field, and where the caret belongs in it. */
  readonly text: string;
  readonly caret: number;
}

interface FieldKind {
  take(edit: FieldEdit): TakenEdit;
  /** How a value stands in the field, when it is not as it is. */
  show?(value: string): string;
  /** Writes what follows the field onto the page, such as a counter. While a word is composed `text` has it whole. */
  onText?(text: string, value: string, field: TextControl): void;
}

interface BoundText {
  readonly value?: string;
  readonly onChange?: (value: string) => void;
  readonly follow?: (write: (value: string) => void) => () => void;
}

interface FieldProps<C extends TextControl> {
  readonly ref: RefObject<C | null>;
  readonly defaultValue: string;
  onInput(event: SyntheticEvent<C>): void;
  onCompositionStart(): void;
  onCompositionEnd(event: SyntheticEvent<C>): void;
}

/** What a field knows from one edit to the next, and its latest properties. */
interface Held {
  value: string;
  /** The value before the word, while one is composed: until its end nothing is written. */
  base?: string;
  onChange: ((value: string) => void) | undefined;
  kind: FieldKind;
}

const showIn = ({ show }: FieldKind, value: string): string => show?.(value) ?? value;

/** Shows a value that did not come from an edit. */
function write(field: TextControl | null, held: Held, value: string): void {
  held.value = value;
  if (!field) return;
  const text = showIn(held.kind, value);
  if (held.base === undefined && field.value !== text) field.value = text;
  held.kind.onText?.(field.value, value, field);
}

function take(field: TextControl, held: Held, event?: Event): void {
  const { value: before, kind, onChange } = held;
  // What is dropped is selected, and ends there.
  const caret = field.selectionEnd ?? field.value.length;
  const isForward = event instanceof InputEvent && event.inputType === "deleteContentForward";
  const taken = kind.take({ before: held.base ?? before, text: field.value, caret, isForward });
  if (event?.type === "compositionend") held.base = undefined;
  if (held.base === undefined && taken.text !== field.value) {
    field.value = taken.text;
    field.setSelectionRange(taken.caret, taken.caret);
  }
  held.value = taken.value;
  kind.onText?.(field.value, taken.value, field);
  if (taken.value !== before) onChange?.(taken.value);
}

/**
 * Gives the properties of a field of text that belongs to the browser: what is typed stands there at once, and the field is written only
 * where its value is another one. Composing, undoing, pasting, dictating and filling in are edits like any other. `take` of the kind says
 * what is left of an edit.
 *
 * @example
 * const field = useField<HTMLInputElement>(props, { take: ({ text, caret }) => ({ value: text.trim(), text, caret }) });
 * return <input {...field} {...props.root} />;
 */
export function useField<C extends TextControl>({ value = "", onChange, follow }: BoundText, kind: FieldKind): FieldProps<C> {
  const ref = useRef<C>(null);
  const { current: held } = useRef<Held>({ value, kind, onChange });
  const [first] = useState(() => showIn(kind, value));
  useLayout(() => {
    // What was typed before React had the field.
    if (ref.current && ref.current.value !== first) take(ref.current, held);
  }, [first, held]);
  useLayout(() => {
    Object.assign(held, { onChange, kind });
    write(ref.current, held, value);
  });
  useLayout(() => follow?.((next) => next !== held.value && write(ref.current, held, next)), [follow, held]);
  const onEdit = ({ currentTarget, nativeEvent }: SyntheticEvent<C>) => take(currentTarget, held, nativeEvent);
  return {
    ref,
    defaultValue: first,
    onInput: onEdit,
    onCompositionStart() {
      held.base = held.value;
    },
    onCompositionEnd: onEdit,
  };
}

/**
 * Whether the key is Enter, and not the one with which an input method ends a word: Safari reports that one after the word.
 *
 * @example <input onKeyDown={({ nativeEvent }) => isEnter(nativeEvent) && search()} />
 */
export function isEnter({ key, keyCode, isComposing }: KeyboardEvent): boolean {
  return key === "Enter" && !isComposing && keyCode !== 229;
}
