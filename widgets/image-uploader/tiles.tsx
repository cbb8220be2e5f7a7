import type { ReactElement } from "react";
import { label as fill, Icon, Picture, useLabels } from "../../src/view/widget-kit.ts";
import styles from "./image-uploader.module.css";
import type { Pending } from "./use-upload.ts";

interface DoneTileProps {
  readonly url: string;
  readonly place: { readonly n: number; readonly max: number };
  onRemove(): void;
}

export function DoneTile({ url, place, onRemove }: DoneTileProps): ReactElement {
  const labels = useLabels();
  return (
    <li className={styles.tile}>
      <Picture src={url} alt={fill(labels.image, place)} fallback={<Icon name="document" />} />
      <RemoveButton n={place.n} onRemove={onRemove} />
    </li>
  );
}

interface PendingTileProps {
  readonly pending: Pending;
  readonly n: number;
  onRetry(): void;
  onRemove(): void;
}

export function PendingTile({ pending, n, onRetry, onRemove }: PendingTileProps): ReactElement {
  const labels = useLabels();
  const percent = Math.round(pending.share * 100);
  return (
    <li className={styles.tile}>
      <Picture src={pending.preview} alt="" fallback={null} />
      {pending.hasFailed ? (
        <>
          <button type="button" className={styles.retry} onClick={onRetry}>
            <Icon name="retry" />
            {labels.retry}
          </button>
          <RemoveButton n={n} onRemove={onRemove} />
        </>
      ) : (
        <progress
          className={styles.progress}
          aria-label={fill(labels.uploading, { n, percent })}
          max={100}
          value={percent > 0 ? percent : undefined}
        />
      )}
    </li>
  );
}

function RemoveButton({ n, onRemove }: { readonly n: number; onRemove(): void }): ReactElement {
  const labels = useLabels();
  return (
    <button type="button" className={styles.remove} aria-label={fill(labels.remove, { n })} onClick={onRemove}>
      <span>
        <Icon name="close" />
      </span>
    </button>
  );
}
