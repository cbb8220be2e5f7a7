import { useLabels } from "layar/widget-kit";
import { type ChangeEvent, type ReactElement, useEffect, useState } from "react";
import type { WidgetProps } from "../types.gen.ts";
import * as styles from "./camera-input.module.css";

export function CameraInput({ root, label, hint, busy, on }: WidgetProps<"camera-input">): ReactElement {
  const labels = useLabels();
  const [photo, setPhoto] = useState<string>();
  const [isBroken, setBroken] = useState(false);
  useEffect(() => () => URL.revokeObjectURL(photo ?? ""), [photo]);
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    // The same photo may be taken again.
    target.value = "";
    if (!file) return;
    setPhoto(URL.createObjectURL(file));
    setBroken(false);
    void on?.taken?.({ name: file.name, type: file.type, size: file.size });
  };
  return (
    <div {...root} className="ly-slip" aria-busy={busy}>
      {hint && <p className="ly-hint">{hint}</p>}
      <span className="ly-btn ly-btn-secondary" aria-hidden="true">
        {label}
      </span>
      <input
        type="file"
        accept="image/*"
        capture="environment"
        className="ly-cover"
        aria-label={label}
        aria-disabled={busy}
        onClick={(event) => busy && event.preventDefault()}
        onChange={take}
      />
      {photo && !isBroken && <img className={styles.photo} src={photo} alt={label} onError={() => setBroken(true)} />}
      <p role="status" className={isBroken ? "ly-hint" : "ly-visually-hidden"}>
        {isBroken && labels.partFailed}
      </p>
    </div>
  );
}
