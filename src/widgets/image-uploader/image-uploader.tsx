import { classes, FieldError, label as fill, useLabels } from "layar/widget-kit";
import { type ReactElement, useRef } from "react";
import type { WidgetProps } from "../types.gen.ts";
import { AddTile } from "./add-tile.tsx";
import * as styles from "./image-uploader.module.css";
import { PendingTile, Tile } from "./tiles.tsx";
import { useChooserHelp } from "./use-chooser-help.ts";
import { useKeepFocus } from "./use-keep-focus.ts";
import { usePhoto } from "./use-photo.tsx";
import { useUpload } from "./use-upload.ts";

const mostImages = 9;

export function ImageUploader(props: WidgetProps<"image-uploader">): ReactElement {
  const { root, id, label, hint, value = [], onChange, onHold, on, busy, invalid } = props;
  const max = Math.min(props.max ?? mostImages, mostImages);
  const labels = useLabels();
  const help = useChooserHelp();
  const upload = useUpload({
    send: async (file, onProgress) => on?.upload?.({ file }, onProgress),
    done: (url) => onChange?.([...value, url]),
    hold: onHold,
    refusedHelp: labels.photoRefused,
  });
  const { photos } = upload;
  // A photo that was not taken in is not counted: it takes no other one's place.
  const count = value.length + (upload.isSending ? 1 : 0);
  const Photo = usePhoto(value.length + photos.length > 0);
  const isSending = Boolean(busy) || upload.isSending;
  const refused = photos.flatMap(({ refusal, id }, at) => (refusal === undefined ? [] : [{ id, refusal, n: value.length + at + 1 }]));
  const sending = photos.findIndex(({ refusal }) => refusal === undefined);
  const box = useRef<HTMLFieldSetElement>(null);
  useKeepFocus(box, `${value.length} ${photos.length} ${refused.length}`);
  const remove = (index: number) => onChange?.(value.filter((_, at) => at !== index));
  return (
    <fieldset {...root} ref={box} aria-describedby={invalid && `${id}-error`} className={classes(styles.root, invalid && styles.invalid)}>
      <legend className="ly-label">{label}</legend>
      {hint && <p className="ly-hint">{hint}</p>}
      <FieldError id={`${id}-error`} text={invalid} />
      <ul className={classes("ly-photos", styles.grid)}>
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
        {photos.map((photo, at) => (
          <PendingTile
            key={photo.id}
            Photo={Photo}
            photo={photo}
            n={value.length + at + 1}
            isInert={isSending || value.length >= max}
            onRetry={() => upload.retry(photo)}
            onRemove={() => upload.remove(photo)}
          />
        ))}
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
      {help.isNeeded && <p className="ly-hint">{labels.fileHelp}</p>}
      <div role="status" className={refused.length > 0 ? styles.refused : "ly-visually-hidden"}>
        {refused.map(({ id, refusal, n }) => (
          <p key={id}>
            {fill(labels.uploadFailed, { n })}
            {refusal && `: ${refusal}`}
          </p>
        ))}
        <p className="ly-visually-hidden">
          {sending < 0
            ? value.length > 0 && fill(labels.image, { n: value.length, max })
            : fill(labels.uploading, { n: value.length + sending + 1, percent: 0 })}
        </p>
      </div>
    </fieldset>
  );
}
