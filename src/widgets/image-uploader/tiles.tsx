import { classes, label as fill, Icon, useLabels } from "layar/widget-kit";
import type { ReactElement, ReactNode } from "react";
import * as styles from "./image-uploader.module.css";
import type { ShowPhoto } from "./use-photo.tsx";
import type { Photo as Waiting } from "./use-upload.ts";

interface TileProps {
  readonly Photo: ShowPhoto;
  readonly src: string;
  readonly alt?: string;
  /** Place of the photo, from 1. */
  readonly n: number;
  readonly children?: ReactNode;
  /** Without it the photo stays. */
  readonly onRemove?: () => void;
}

export function Tile({ Photo, src, alt = "", n, children, onRemove }: TileProps): ReactElement {
  const labels = useLabels();
  return (
    <li className={classes("ly-photo", styles.tile)}>
      <Photo src={src} alt={alt} />
      {children}
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={fill(labels.remove, { n })} onClick={onRemove}>
          <span>
            <Icon name="close" />
          </span>
        </button>
      )}
    </li>
  );
}

interface PendingTileProps {
  readonly Photo: ShowPhoto;
  readonly photo: Waiting;
  readonly n: number;
  readonly isInert: boolean;
  onRetry(): void;
  onRemove(): void;
}

export function PendingTile({ Photo, photo, n, isInert, onRetry, onRemove }: PendingTileProps): ReactElement {
  const labels = useLabels();
  const { preview, share, refusal } = photo;
  const isRefused = refusal !== undefined;
  const percent = Math.round(share * 100);
  return (
    <Tile Photo={Photo} src={preview} n={n} onRemove={isRefused ? onRemove : undefined}>
      {isRefused ? (
        <button
          type="button"
          className={styles.retry}
          data-focus
          aria-disabled={isInert || undefined}
          onClick={isInert ? undefined : onRetry}
        >
          <Icon name="retry" />
          {labels.retry}
        </button>
      ) : (
        <div className={styles.sending}>
          <span aria-hidden="true">{percent} %</span>
          <progress aria-label={fill(labels.uploading, { n, percent })} max={100} value={percent > 0 ? percent : undefined} />
        </div>
      )}
    </Tile>
  );
}
