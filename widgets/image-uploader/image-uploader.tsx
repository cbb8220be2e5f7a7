import { type ReactElement, useId, useRef } from "react";
import { classes, FieldError, label as fill, useLabels } from "#widget-kit";
import type { WidgetProps } from "#widget-types";
import { AddTile } from "./add-tile.tsx";
import * as styles from "./image-uploader.module.css";
import { PendingTile, Tile } from "./tiles.tsx";
import { useChooserHelp } from "./use-chooser-help.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { usePhoto } from "./use-photo.tsx";
import { useUpload } from "./use-upload.ts";

const mostImages = 9;

export function ImageUploader(props: WidgetProps<"image-uploader">): ReactElement {
  const { root, label, hint, value = [], onChange, on, busy, invalid } = props;
  const max = Math.min(props.max ?? mostImages, mostImages);
  const labels = useLabels();
  const id = useId();
  const help = useChooserHelp();
  const upload = useUpload({
    send: async (file, onProgress) => on?.upload?.({ file }, onProgress),
    done: (url) => onChange?.([...value, url]),
  });
  const { pending } = upload;
  const count = value.length + (pending ? 1 : 0);
  const Photo = usePhoto(count > 0);
  const isSending = Boolean(busy) || (pending !== null && !pending.hasFailed);
  const box = useRef<HTMLFieldSetElement>(null);
  useKeepFocus(box, `${value.length} ${pending?.hasFailed}`);
  const remove = (index: number) => onChange?.(value.filter((_, at) => at !== index));
  return (
    <fieldset {...root} ref={box} aria-describedby={invalid && id} className={classes(styles.root, invalid && styles.invalid)}>
      <legend className="label">{label}</legend>
      {hint && <p className="hint">{hint}</p>}
      <FieldError id={id} text={invalid} />
      <ul className={styles.grid}>
        {value.map((url, index) => (
          <Tile
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may give two equal photos one address
            key={`${index} ${url}`}
            Photo={Photo}
            src={url}
            alt={fill(labels.image, { n: index + 1, max: value.length })}
            n={index + 1}
            onRemove={() => remove(index)}
          />
        ))}
        {pending && <PendingTile Photo={Photo} pending={pending} n={count} onRetry={upload.retry} onRemove={upload.discard} />}
        {count < max && (
          <AddTile
            place={{ n: count, max }}
            isInert={isSending}
            onAsk={help.asked}
            onPick={(file) => {
              help.answered();
              upload.start(file);
            }}
          />
        )}
      </ul>
      {help.isNeeded && <p className="hint">{labels.fileHelp}</p>}
      <span role="status" className="visually-hidden">
        {pending?.hasFailed && fill(labels.uploadFailed, { n: count })}
      </span>
    </fieldset>
  );
}
