import { Icon, Picture, useLabels, useModal } from "layar/widget-kit";
import type { ReactElement } from "react";
import * as styles from "./image-grid.module.css";

interface LargeViewProps {
  readonly src: string;
  readonly name: string;
  onClose(): void;
}

export function LargeView({ src, name, onClose }: LargeViewProps): ReactElement {
  const labels = useLabels();
  const modal = useModal(true, onClose);
  return (
    <dialog {...modal} className={styles.large} aria-modal="true" aria-label={name}>
      <button type="button" className={styles.close} aria-label={labels.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <Picture src={src} alt={name} fallback={<Icon name="document" />} />
    </dialog>
  );
}
