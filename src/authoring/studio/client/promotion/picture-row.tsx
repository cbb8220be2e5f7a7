/** A picture: dropped or chosen, made small, checked, and put into the project. */
import { type DragEvent, type ReactElement, useId, useState } from "react";
import { errorText } from "../../../../core/text/index.ts";
import type { FormPicture } from "../../protocol/promotion.ts";
import { call } from "../call.ts";
import { useDocuments } from "../editor/documents.ts";
import { Alert } from "../parts/alert.tsx";
import { Button } from "../parts/button.tsx";
import { shrinkPicture } from "../parts/shrink-picture.ts";
import { usePromotion } from "./open-promotion.ts";
import * as styles from "./promotion-form.module.css";
import { Row } from "./row.tsx";
import { moveEntry, withPart } from "./structure/structure-values.ts";

export function PictureRow({ picture }: { readonly picture: FormPicture }): ReactElement {
  const { change, show } = usePromotion();
  const { node, prop, about, at, isOwn, list, shown } = picture;
  const [state, setState] = useState<{ readonly progress?: string; readonly failure?: string }>({});
  const id = useId();
  const set = (next: string, before?: () => Promise<void>): Promise<void> =>
    change([{ at, value: list === undefined ? next : withPart(list.values, [String(list.index)], next) }], before);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setState({ progress: `Making “${file.name}” smaller…` });
    show(node);
    try {
      const reason = await addPicture(file, picture, set);
      setState(reason === undefined ? {} : { failure: reason });
    } catch (error) {
      setState({ failure: errorText(error) });
    }
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void take(event.dataTransfer.files[0]);
  };
  return (
    <Row node={node} at={`${node}.${prop}${list === undefined ? "" : ` ${list.index + 1}`}`} about={about} own={isOwn ? "Own picture" : ""}>
      <label htmlFor={id} className={styles.picture} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        {shown && <img src={shown.address} alt="" className={styles.thumbnail} />}
        <span>
          {describe(picture)}
          <span className={styles.choose}>Drop a file here, or choose one</span>
          <input
            id={id}
            type="file"
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            onChange={({ target }) => void take(target.files?.[0])}
          />
        </span>
      </label>
      <p className={`soft small ${styles.hint}`}>{demandsOf(picture)}</p>
      {state.progress !== undefined && <output>{state.progress}</output>}
      <Alert text={state.failure} className="bad small" />
      <PictureActs picture={picture} />
    </Row>
  );
}

function PictureActs({ picture: { at, value, isOwn, list } }: { readonly picture: FormPicture }): ReactElement {
  const { change } = usePromotion();
  const set = (next: unknown): void => void change([{ at, value: next }]);
  const { values, index } = list ?? { values: [], index: 0 };
  const move = (by: -1 | 1): void => set(moveEntry(values, index, index + by));
  return (
    <p className={`soft small ${styles.hint}`}>
      {value !== "" && list === undefined && <Button text="Without a picture" className="small" onClick={() => set("")} />}
      {index < values.length && (
        <>
          <Button text={`Move picture ${index + 1} up`} className="small" disabled={index === 0} onClick={() => move(-1)} />
          <Button
            text={`Move picture ${index + 1} down`}
            className="small"
            disabled={index === values.length - 1}
            onClick={() => move(1)}
          />
          <Button
            text={`Remove picture ${index + 1}`}
            className="small"
            onClick={() => set(withPart(values, [String(index)], undefined))}
          />
        </>
      )}
      {isOwn && index === 0 && <Button text="As without the promotion" className="small" onClick={() => void change([{ at }])} />}
    </p>
  );
}

/** Why it was refused; undefined when it was taken. */
async function addPicture(
  file: File,
  demands: FormPicture,
  set: (value: string, before: () => Promise<void>) => Promise<void>,
): Promise<string | undefined> {
  const { leastWidth, leastHeight } = demands;
  const text = await shrinkPicture(file, demands);
  const taken = await call("takePicture", { name: file.name, text, leastWidth, leastHeight });
  if (taken.outcome === "refused") return taken.reason;
  const { open, replace } = useDocuments.getState();
  await open(taken.path);
  await set(`picture:${taken.name}`, () => replace(taken.path, text));
  return undefined;
}

function describe({ value, shown }: FormPicture): string {
  if (shown) return `${shown.name}, ${shown.width} × ${shown.height} pixels, ${kilobytes(shown.bytes)}.`;
  if (value === "") return "No picture.";
  return value.includes("{") ? "The server sends the picture." : value;
}

function demandsOf({ leastWidth, leastHeight, mostBytes, formats, alt }: FormPicture): string {
  const size = leastWidth > 0 ? `, at least ${leastWidth} × ${leastHeight} pixels` : "";
  const words = alt === "" ? "It is shown without a description, so it must say nothing in words." : `Described as: ${alt}`;
  return `${formats.join(", ")}${size}; a photo is made smaller to at most ${kilobytes(mostBytes)}. ${words}`;
}

function kilobytes(bytes: number): string {
  return `${Math.max(1, Math.round(bytes / 1024))} KB`;
}
