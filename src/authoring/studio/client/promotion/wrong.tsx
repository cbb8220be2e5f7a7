import type { ReactElement } from "react";
import { MarkedText } from "../../code-editor/index.ts";

export function Wrong({ id, messages }: { readonly id: string; readonly messages: readonly string[] }): ReactElement | null {
  if (messages.length === 0) return null;
  return (
    <span id={id} className="bad small">
      <MarkedText text={messages.join(" ")} />
    </span>
  );
}
