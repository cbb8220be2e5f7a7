/** A sentence in which what stands between backticks is code. */
import { Fragment, type ReactElement } from "react";

export function MarkedText({ text }: { readonly text: string }): ReactElement {
  const parts = text.split("`").map((part, index) => ({ part, index }));
  return (
    <>{parts.map(({ part, index }) => (index % 2 === 1 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>))}</>
  );
}
