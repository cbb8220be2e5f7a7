/** A field that shows its value in groups, keeps the caret where the borrower has it, and leaves an input method alone while it composes. */
import { type ChangeEvent, type CompositionEvent, useRef, useState } from "react";
import { edit, group } from "./edit.ts";
import type { Shape } from "./kinds.ts";

interface EditedField {
  readonly value: string;
  onChange(event: ChangeEvent<HTMLInputElement>): void;
  onCompositionStart(): void;
  onCompositionEnd(event: CompositionEvent<HTMLInputElement>): void;
}

const isForward = (event: Event): boolean => event instanceof InputEvent && event.inputType === "deleteContentForward";

export function useEditedField(value: string, shape: Shape, tell: ((value: string) => void) | undefined): EditedField {
  // While a word is composed the field shows it whole, and reports the part that its kind accepts.
  const [composed, setComposed] = useState<string | null>(null);
  const isComposing = useRef(false);

  const take = (field: HTMLInputElement, event: Event) => {
    const caret = field.selectionStart ?? field.value.length;
    const edited = edit(value, { text: field.value, caret, isForward: isForward(event) }, shape);
    if (isComposing.current) {
      setComposed(field.value);
    } else if (edited.text !== field.value) {
      // By hand, because the caret of a field that React corrects goes to the end.
      field.value = edited.text;
      field.setSelectionRange(edited.caret, edited.caret);
    }
    if (edited.value !== value) tell?.(edited.value);
  };
  return {
    value: composed ?? group(value, shape.groups),
    onChange: ({ target, nativeEvent }) => take(target, nativeEvent),
    onCompositionStart() {
      isComposing.current = true;
    },
    onCompositionEnd({ currentTarget, nativeEvent }) {
      isComposing.current = false;
      setComposed(null);
      take(currentTarget, nativeEvent);
    },
  };
}
