import { label as fill, Icon, Picture, useImagePolicy, useLabels } from "layar/widget-kit";
import { type ReactElement, useState } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./image-grid.module.css";
import { LargeView } from "./large-view.tsx";

export function ImageGrid({ root, id, label, images }: WidgetProps<"image-grid">): ReactElement {
  const labels = useLabels();
  const allow = useImagePolicy();
  const [open, setOpen] = useState<number>();
  const shown = images.filter((url) => allow(url));
  const nameOf = (index: number) => fill(labels.image, { n: index + 1, max: shown.length });
  const large = open === undefined ? undefined : shown[open];
  return (
    <section {...root} aria-labelledby={id} className={styles.root}>
      <h2 id={id} className="ly-label">
        {label}
      </h2>
      <ul className="ly-photos">
        {shown.map((url, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two photos may have one address
          <li key={`${index} ${url}`}>
            <button type="button" className="ly-photo" aria-label={nameOf(index)} aria-haspopup="dialog" onClick={() => setOpen(index)}>
              <Picture src={url} alt="" fallback={<Icon name="document" />} />
            </button>
          </li>
        ))}
      </ul>
      {open !== undefined && large && <LargeView src={large} name={nameOf(open)} onClose={() => setOpen(undefined)} />}
    </section>
  );
}
