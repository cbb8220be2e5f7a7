/** The examples of a widget as JSON, the way from one to the other, and the way to keep what is on the page as a new one. */
import { type ReactElement, useRef, useState } from "react";
import { MarkedText } from "../../../code-editor/index.ts";
import type { StudioProblem } from "../../../protocol/index.ts";
import { galleryParts, type WidgetDetails } from "../../../protocol/widget.ts";
import { CodeEditor, type CodeEditorProps } from "../../editor/code-editor.tsx";
import { useDocuments } from "../../editor/documents.ts";
import { FileBar } from "../../editor/file-bar.tsx";
import { Link } from "../../link.tsx";
import { Button } from "../../parts/button.tsx";
import { addressOf, moveTo } from "../../router.ts";
import * as styles from "./example-editor.module.css";
import { exampleAt } from "./example-text.ts";
import { NewExample } from "./new-example.tsx";

interface ExampleEditorProps {
  readonly details: WidgetDetails;
  readonly name: string;
  readonly query: URLSearchParams;
  readonly problems: readonly StudioProblem[];
  readonly target: CodeEditorProps["target"];
}

export function ExampleEditor({ details, name, query, problems, target }: ExampleEditorProps): ReactElement {
  const { id, file, description, examples } = details;
  const [isAdding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const document = useDocuments(({ documents }) => documents[file]);
  const addressOfExample = (one: string): string => addressOf(galleryParts(id, one), Object.fromEntries(query));
  const follow = (offset: number, isOwn: boolean): void => {
    const at = document && isOwn && exampleAt(document.text, offset);
    if (typeof at === "string" && at !== name) moveTo(addressOfExample(at), true);
  };
  return (
    <>
      <div className={`panel ${styles.head}`}>
        <h1>{id}</h1>
        <p className="soft">
          <MarkedText text={description} />
        </p>
        <nav className={`row ${styles.examples}`} aria-label="Examples">
          {examples.map((one) => (
            <Link key={one.name} to={addressOfExample(one.name)} isCurrent={one.name === name}>
              {one.title}
            </Link>
          ))}
          <Button text="New example" ref={opener} aria-expanded={isAdding} onClick={() => setAdding(!isAdding)} />
        </nav>
        {isAdding && (
          <NewExample
            {...{ file, name, taken: examples.map((one) => one.name) }}
            onDone={(added) => {
              setAdding(false);
              opener.current?.focus();
              if (added !== undefined) moveTo(addressOfExample(added));
            }}
          />
        )}
      </div>
      <FileBar files={[file]} path={file} />
      <div className="fill">
        {document && (
          <CodeEditor key={file} document={document} problems={problems} target={target} onGo={() => undefined} onCursor={follow} />
        )}
      </div>
    </>
  );
}
