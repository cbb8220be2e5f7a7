import { Icon } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";

export function LinkList({ root, label, titles, busy, on }: WidgetProps<"link-list">): ReactElement {
  return (
    <ul {...root} hidden={titles.length === 0} aria-label={label} aria-busy={busy}>
      {titles.map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two titles may be alike, and they do not move
        <li key={`${index} ${title}`}>
          <button type="button" className="ly-btn ly-btn-text" aria-disabled={busy} onClick={busy ? undefined : () => on?.choose?.(index)}>
            <Icon name="document" />
            {title}
          </button>
        </li>
      ))}
    </ul>
  );
}
