/** The files of a screen, and what became of the open one: unsaved, refused, changed by somebody else. */
import type { ReactElement } from "react";
import { Button } from "../parts/button.tsx";
import { setQuery } from "../router.ts";
import { useDocuments } from "./documents.ts";
import * as styles from "./file-bar.module.css";
import { SaveTrouble } from "./save-trouble.tsx";

interface FileBarProps {
  readonly files: readonly string[];
  /** Those that another window has typed in, too. */
  readonly edited?: readonly string[];
  readonly path: string;
  /** What became of the last saving by key. */
  readonly said?: string;
}

export function FileBar({ files, edited = [], path, said }: FileBarProps): ReactElement {
  const { documents, save, revert } = useDocuments();
  const document = documents[path];
  const folder = commonFolder(files);
  return (
    <>
      <div className={`bar ${styles.bar}`}>
        <nav className={styles.files} aria-label="Files of the screen">
          {files.length === 1 && <code className={styles.only}>{path.slice(folder.length)}</code>}
          {(files.length === 1 ? [] : files).map((file) => (
            <button key={file} type="button" aria-pressed={file === path} onClick={() => setQuery("file", file)}>
              {file.slice(folder.length)}
              {(documents[file]?.isEdited ?? edited.includes(file)) && <span title="Not saved"> ●</span>}
            </button>
          ))}
        </nav>
        <output className="soft">{said}</output>
        <Button text="Discard" disabled={document?.isEdited !== true} onClick={() => void revert(path)} />
        <Button text="Save" className="primary" disabled={document?.isEdited !== true} onClick={() => void save(path)} />
      </div>
      {document && <SaveTrouble document={document} name="The file" />}
    </>
  );
}

function commonFolder(files: readonly string[]): string {
  const [first = ""] = files;
  const folder = first.slice(0, first.lastIndexOf("/") + 1);
  return files.every((file) => file.startsWith(folder)) ? folder : "";
}
