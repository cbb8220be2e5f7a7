/** A button that says in words what it does. */
import type { ComponentProps, ReactElement } from "react";

interface ButtonProps extends Omit<ComponentProps<"button">, "type" | "children"> {
  readonly text: string;
}

export function Button({ text, ...props }: ButtonProps): ReactElement {
  return (
    <button type="button" {...props}>
      {text}
    </button>
  );
}
