/** What a sheet would change, before it does. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { count } from "../../../../core/text/index.ts";
import type { TextImport } from "../../protocol/texts.ts";
import { Button } from "../parts/button.tsx";
import { Table } from "../parts/table.tsx";
import { TextList } from "../parts/text-list.tsx";
import * as styles from "./import-dialog.module.css";
import { useTexts } from "./texts-store.ts";

interface ImportDialogProps {
  readonly name: string;
  readonly csv: string;
  /** Missing while it is read. */
  readonly found?: TextImport;
  readonly failure?: string;
  readonly onClose: () => void;
}

export function ImportDialog({ name, csv, found, failure, onClose }: ImportDialogProps): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isApplying, setApplying] = useState(false);
  const applySheet = useTexts((store) => store.applySheet);
  useEffect(() => dialog.current?.showModal(), []);
  const apply = async (): Promise<void> => {
    if (found === undefined) return;
    setApplying(true);
    await applySheet(csv, found);
    onClose();
  };
  const { changes = [], mistakes = [] } = found ?? {};
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={`Import ${name}`} onClose={onClose}>
      <h2>{name}</h2>
      {found === undefined && failure === undefined && <p role="status">Reads the sheet…</p>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      {found && <p>{`${count(changes.length, "text")} would change, ${mistakes.length} refused.`}</p>}
      {mistakes.length > 0 && <TextList lines={mistakes} className={styles.mistakes} label="Refused" />}
      {changes.length > 0 && (
        <div className={styles.scrolls}>
          <Table columns={["Text", "Now", "Becomes"]} className={styles.changes}>
            {changes.map(({ key, name, form, language, before, after, file }) => (
              <tr key={`${key} ${language}`}>
                <th scope="row">
                  {form === "" ? name : `${name} (${form})`}
                  <span>{`${file}, ${language}`}</span>
                </th>
                <td>{before ?? "Missing"}</td>
                <td lang={language}>{after}</td>
              </tr>
            ))}
          </Table>
        </div>
      )}
      <p className={styles.buttons}>
        <Button text="Cancel" onClick={() => dialog.current?.close()} />
        <Button
          text={isApplying ? "Changes the texts…" : `Change ${count(changes.length, "text")}`}
          disabled={changes.length === 0 || isApplying}
          aria-busy={isApplying}
          onClick={() => void apply()}
        />
      </p>
    </dialog>
  );
}
