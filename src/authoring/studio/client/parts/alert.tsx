/** Says at once what went wrong; nothing while nothing has. */
import type { ReactElement } from "react";

export function Alert({ text, className }: { readonly text: string | undefined; readonly className?: string }): ReactElement | null {
  if (!text) return null;
  return (
    <p role="alert" className={className}>
      {text}
    </p>
  );
}
