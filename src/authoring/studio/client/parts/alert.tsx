/** Says at once what went wrong; nothing while nothing has. */
import type { ReactElement } from "react";

interface AlertProps {
  readonly text: string | undefined;
  readonly className?: string;
}

export function Alert({ text, className }: AlertProps): ReactElement | null {
  if (!text) return null;
  return (
    <p role="alert" className={className}>
      {text}
    </p>
  );
}
