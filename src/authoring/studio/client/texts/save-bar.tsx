/** What was written and is not on the disk: saved or discarded together, one step back and forth. */
import { type ReactElement, type ReactNode, useState } from "react";
import { count } from "../../../../core/text/index.ts";
import { useDocuments } from "../editor/documents.ts";
import { SaveTrouble } from "../editor/save-trouble.tsx";
import { Button } from "../parts/button.tsx";
import { TextList } from "../parts/text-list.tsx";
import * as styles from "./texts-page.module.css";
import { useTexts } from "./texts-store.ts";

interface SaveBarProps {
  readonly isSaving: boolean;
  readonly onSave: () => void;
  readonly onSort: () => void;
  /** What else can be done with all that is shown. */
  readonly children: ReactNode;
}

export function SaveBar({ isSaving, onSave, onSort, children }: SaveBarProps): ReactElement {
  const { documents, revert } = useDocuments();
  const { done, undone, undo, redo, load } = useTexts();
  const edited = Object.values(documents).filter(({ isEdited }) => isEdited);
  const [isAsking, setAsking] = useState(false);
  if (isAsking && edited.length === 0) setAsking(false);
  const discard = async (): Promise<void> => {
    setAsking(false);
    for (const { path } of edited) await revert(path);
    await load();
  };
  return (
    <>
      <div className={`row ${styles.save}`}>
        <output>{describe(edited.length, isSaving)}</output>
        <Button text="Save" disabled={edited.length === 0 || isSaving} onClick={onSave} />
        <Button text="Discard" disabled={edited.length === 0 || isSaving} onClick={() => setAsking(true)} />
        <Button text="Undo" disabled={done.length === 0} onClick={() => void undo()} />
        <Button text="Redo" disabled={undone.length === 0} onClick={() => void redo()} />
        <Button text="Sort again" onClick={onSort} />
        <span className="space" />
        {children}
      </div>
      {isAsking && (
        <div role="alert" className="alert">
          <p>All that is not saved in these files goes, also what was typed elsewhere in the studio:</p>
          <TextList lines={edited.map(({ path }) => path)} />
          <Button text={`Discard ${count(edited.length, "file")}`} onClick={() => void discard()} />{" "}
          <Button text="Go on" onClick={() => setAsking(false)} />
        </div>
      )}
      {edited.map((document) => (
        <SaveTrouble key={document.path} document={document} name={document.path} />
      ))}
    </>
  );
}

function describe(edited: number, isSaving: boolean): string {
  if (edited === 0) return "Everything is saved";
  const files = count(edited, "file");
  return isSaving ? `Saves ${files}…` : `${files} not saved`;
}
