import type { ReactNode } from "react";
import { useKit } from "../kit-context.ts";
import { Icon } from "./icon.tsx";

interface FieldErrorProps {
  /** For the `aria-describedby` of the field. */
  readonly id: string;
  /** Nothing is shown without it. */
  readonly text?: string;
}

/**
 * Says beside a field what is wrong with its value.
 *
 * @example
 * <input aria-describedby={invalid && `${id}-error`} aria-invalid={!!invalid} />
 * <FieldError id={`${id}-error`} text={invalid} />
 */
export function FieldError({ id, text }: FieldErrorProps): ReactNode {
  const { languageOf } = useKit();
  return (
    text && (
      <p id={id} className="ly-field-error" lang={languageOf?.(text)}>
        <Icon name="alert" />
        {text}
      </p>
    )
  );
}
