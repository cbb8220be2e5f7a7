import type { ReactElement, ReactNode } from "react";

interface TableProps {
  readonly columns: readonly string[];
  readonly className?: string;
  readonly caption?: string;
  readonly children: ReactNode;
}

export function Table({ columns, className = "", caption, children }: TableProps): ReactElement {
  return (
    <table className={`lines ${className}`}>
      {caption !== undefined && <caption className="soft">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
