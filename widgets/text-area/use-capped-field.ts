/** A text field that does not take more than its limit, and leaves an input method alone while it composes. */
import { type ChangeEvent, type CompositionEvent, useRef, useState } from "react";
import { capEdit } from "./cap.ts";

export interface CappedField {
  readonly value: string;
  onChange(event: ChangeEvent<HTMLTextAreaElement>): void;
  onCompositionStart(): void;
  onCompositionEnd(event: CompositionEvent<HTMLTextAreaElement>): void;
}

export function useCappedField(value: string, max: number, tell: ((value: string) => void) | undefined): CappedField {
  // While a word is composed the field shows it whole, and the limit applies to the reported value.
  const [composed, setComposed] = useState<string | null>(null);
  /** The text before the word, while one is composed. */
  const base = useRef<string | null>(null);

  const take = (before: string, field: HTMLTextAreaElement, isDone: boolean) => {
    const { text, caret } = capEdit(before, field.value, max);
    if (isDone && text !== field.value) {
      // By hand, because the caret of a field that React corrects goes to the end.
      field.value = text;
      field.setSelectionRange(caret, caret);
    }
    if (text !== value) tell?.(text);
  };
  return {
    value: composed ?? value,
    onChange({ target }) {
      if (base.current !== null) setComposed(target.value);
      take(base.current ?? value, target, base.current === null);
    },
    onCompositionStart() {
      base.current = value;
    },
    onCompositionEnd({ currentTarget }) {
      take(base.current ?? value, currentTarget, true);
      base.current = null;
      setComposed(null);
    },
  };
}
