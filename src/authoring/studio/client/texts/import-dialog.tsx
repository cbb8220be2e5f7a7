/** What a sheet would change, before it does: each change beside its original, to be taken or left. */
import { type ReactElement, useEffect, useRef, useState } from "react";
import { count } from "../../../../core/text/index.ts";
import type { ImportedChange, TextImport } from "../../protocol/texts.ts";
import { Button } from "../parts/button.tsx";
import { Table } from "../parts/table.tsx";
import { TextList } from "../parts/text-list.tsx";
import * as styles from "./import-dialog.module.css";
import { useTexts } from "./texts-store.ts";

export interface ReadSheet {
  readonly name: string;
  readonly csv: string;
  /** Missing while it is read. */
  readonly found?: TextImport;
  readonly failure?: string;
}

export function ImportDialog({ name, csv, found, failure, onClose }: ReadSheet & { readonly onClose: () => void }): ReactElement {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isApplying, setApplying] = useState(false);
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  const applySheet = useTexts((store) => store.applySheet);
  useEffect(() => dialog.current?.showModal(), []);
  const { changes = [], mistakes = [] } = found ?? {};
  const back = changes.filter(({ takesBack }) => takesBack);
  // What somebody has changed since the sheet was made stays, until it is chosen.
  const left = chosen ?? new Set(back.map(({ id }) => id));
  const toggle = (id: string): void => setChosen(new Set(left.has(id) ? [...left].filter((one) => one !== id) : [...left, id]));
  const apply = async (): Promise<void> => {
    if (found === undefined) return;
    setApplying(true);
    await applySheet(csv, found, left);
    onClose();
  };
  const taken = changes.length - left.size;
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={`Import ${name}`} onClose={onClose}>
      <h2>{name}</h2>
      {found === undefined && failure === undefined && <p role="status">Reads the sheet…</p>}
      {failure !== undefined && <p role="alert">{failure}</p>}
      {found && <p>{`${count(changes.length, "text")} would change, ${mistakes.length} refused.`}</p>}
      {back.length > 0 && (
        <p className="note">
          {`${count(back.length, "text")} of the sheet ${back.length === 1 ? "is" : "are"} older than the project: taken, it would restore what somebody has changed since. Left out unless you choose it.`}
        </p>
      )}
      {mistakes.length > 0 && <TextList lines={mistakes} className={`bad ${styles.mistakes}`} label="Refused" />}
      {changes.length > 0 && (
        <div className={styles.scrolls}>
          <Table columns={["Take", "Text", "Original", "Now", "Becomes"]} className={styles.changes}>
            {changes.map((change) => (
              <ChangeRow key={change.id} change={change} isTaken={!left.has(change.id)} onToggle={() => toggle(change.id)} />
            ))}
          </Table>
        </div>
      )}
      <p className={styles.buttons}>
        <Button text="Cancel" onClick={() => dialog.current?.close()} />
        <Button
          text={isApplying ? "Changes the texts…" : `Change ${count(taken, "text")}`}
          className="primary"
          disabled={taken === 0 || isApplying}
          aria-busy={isApplying}
          onClick={() => void apply()}
        />
      </p>
    </dialog>
  );
}

interface ChangeRowProps {
  readonly change: ImportedChange;
  readonly isTaken: boolean;
  readonly onToggle: () => void;
}

function ChangeRow({ change, isTaken, onToggle }: ChangeRowProps): ReactElement {
  const { name, form, language, original, before, after, file, takesBack } = change;
  const shown = form === "" ? name : `${name} (${form})`;
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={`Take ${shown} in ${language}`} checked={isTaken} onChange={onToggle} />
      </td>
      <th scope="row">
        {shown}
        <p className="soft small">{`${file}, ${language}`}</p>
      </th>
      <td className="soft">{original ?? ""}</td>
      <td lang={language}>{before ?? "Missing"}</td>
      <td lang={language}>
        {after}
        {takesBack && <p className="note small">Was there before</p>}
      </td>
    </tr>
  );
}
