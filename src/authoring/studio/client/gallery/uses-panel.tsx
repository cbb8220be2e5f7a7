import type { ReactElement } from "react";
import type { WidgetDetails } from "../../protocol/widget.ts";
import { Link } from "../link.tsx";
import { addressOf } from "../router.ts";

export function UsesPanel({ details: { id, uses } }: { readonly details: WidgetDetails }): ReactElement {
  if (uses.length === 0)
    return <p className="panel soft">{`No screen names “${id}”. The view itself may show it, for a message or an error.`}</p>;
  return (
    <div className="panel">
      <ul>
        {uses.map(({ screen, nodes }) => (
          <li key={screen}>
            <Link to={addressOf(["screen", screen])}>{screen}</Link>: {nodes.join(", ")}
          </li>
        ))}
      </ul>
    </div>
  );
}
