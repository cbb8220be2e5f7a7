import { classes, label as fill, InlineIcon, useLabels } from "layar/widget-kit";
import type { ReactElement } from "react";
import * as styles from "./image-uploader.module.css";

const cameraPath = "M4 8h3.5L9.5 5h5l2 3H20v11H4zM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0z";

interface AddTileProps {
  /** How many there are, of how many. */
  readonly place: { readonly n: number; readonly max: number };
  readonly isInert: boolean;
  onAsk(): void;
  onPick(file: File): void;
}

export function AddTile({ place, isInert, onAsk, onPick }: AddTileProps): ReactElement {
  const labels = useLabels();
  return (
    <li className={classes("ly-photo", styles.tile)}>
      <input
        type="file"
        accept="image/*"
        className="ly-cover"
        aria-label={fill(labels.add, place)}
        aria-disabled={isInert || undefined}
        onClick={(event) => (isInert ? event.preventDefault() : onAsk())}
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same photo may be picked again after it was removed.
          target.value = "";
          if (file && !isInert) onPick(file);
        }}
      />
      <span className={styles.add} aria-hidden="true">
        <InlineIcon path={cameraPath} />
        {`${place.n}/${place.max}`}
      </span>
    </li>
  );
}
