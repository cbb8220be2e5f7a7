import type { ReactElement } from "react";
import type { WidgetProps } from "#widget-types";

export function FactsList({ root, lines, hideEmpty }: WidgetProps<"facts-list">): ReactElement {
  const shown = lines.filter(({ value }) => !hideEmpty || (value !== "" && String(value) !== "0"));
  if (shown.length === 0) return <div {...root} hidden />;
  return (
    <dl {...root} className="facts-list">
      {shown.map(({ text, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they do not move
        <div key={`${index} ${text}`}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
