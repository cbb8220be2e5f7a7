/** A text field that does not take more than its limit, and leaves an input method alone while it composes. */
import { type ChangeEvent, type CompositionEvent, type RefObject, useLayoutEffect, useRef, useState } from "react";
import { capEdit } from "./cap.ts";

export interface CappedField {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly value: string;
  onChange(event: ChangeEvent<HTMLTextAreaElement>): void;
  onCompositionStart(): void;
  onCompositionEnd(event: CompositionEvent<HTMLTextAreaElement>): void;
}

export function useCappedField(value: string, max: number, tell: ((value: string) => void) | undefined): CappedField {
  const ref = useRef<HTMLTextAreaElement>(null);
  // While a word is composed the field shows it whole, and the limit holds for what is told.
  const [composing, setComposing] = useState<string | null>(null);
  const base = useRef(value);
  const caret = useRef<number>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) ref.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const take = (before: string, after: string) => {
    const capped = capEdit(before, after, max);
    if (capped.text !== value) tell?.(capped.text);
    return capped;
  };
  return {
    ref,
    value: composing ?? value,
    onChange({ target }) {
      if (composing !== null) setComposing(target.value);
      const capped = take(composing === null ? value : base.current, target.value);
      if (composing === null && capped.text !== target.value) caret.current = capped.caret;
    },
    onCompositionStart() {
      base.current = value;
      setComposing(value);
    },
    onCompositionEnd({ currentTarget }) {
      const capped = take(base.current, currentTarget.value);
      if (capped.text !== currentTarget.value) caret.current = capped.caret;
      setComposing(null);
    },
  };
}
