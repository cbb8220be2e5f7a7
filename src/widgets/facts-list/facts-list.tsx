import { Fact, hasValue } from "layar/widget-kit";
import type { ReactElement } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./facts-list.module.css";

export function FactsList({ root, lines, total }: WidgetProps<"facts-list">): ReactElement {
  const shown = lines.filter(({ value }) => hasValue(value));
  const sum = total?.value === "" ? undefined : total;
  if (shown.length === 0 && !sum) return <div {...root} hidden />;
  return (
    <dl {...root} className="ly-facts-list">
      {shown.map(({ text, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be alike, and they do not move
        <Fact key={`${index} ${text}`} text={text} value={value} />
      ))}
      {sum && <Fact className={styles.total} text={sum.text} value={sum.value} />}
    </dl>
  );
}
