import type { ReactElement } from "react";
import { MarkedText } from "../../code-editor/index.ts";

interface TextListProps {
  readonly lines: readonly string[];
  readonly className?: string;
  readonly label?: string;
}

export function TextList({ lines, className, label }: TextListProps): ReactElement {
  return (
    <ul className={className} aria-label={label}>
      {lines.map((line) => (
        <li key={line}>
          <MarkedText text={line} />
        </li>
      ))}
    </ul>
  );
}
