/** The text of one file, with what the service of the studio knows of it. */
import { redo, undo } from "@codemirror/commands";
import { keymap } from "@codemirror/view";
import { type ReactElement, useEffectEvent } from "react";
import { CodeEditor as TextEditor } from "../../code-editor/index.ts";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { applyFix } from "./apply-fix.ts";
import { type OpenDocument, useDocuments } from "./documents.ts";
import { setHistory } from "./history.ts";
import { languageOf } from "./language.ts";

export interface CodeEditorProps {
  readonly document: OpenDocument;
  readonly problems: readonly StudioProblem[];
  /** Where the cursor goes, when it is in this file; `isQuiet` leaves the focus where it is. */
  readonly target: (StudioPlace & { readonly isQuiet?: true }) | undefined;
  readonly onGo: (place: StudioPlace) => void;
  /** `isOwn`: the user has moved it, and nothing else. */
  readonly onCursor: (offset: number, isOwn: boolean) => void;
}

export function CodeEditor({ document: { path, text, version }, problems, target, onCursor, ...props }: CodeEditorProps): ReactElement {
  const { type, save } = useDocuments.getState();
  const onGo = useEffectEvent(props.onGo);
  return (
    <TextEditor
      {...{ path, text, version, problems, target, onCursor }}
      extensions={[
        languageOf(path, (place) => onGo(place)),
        keymap.of([{ key: "Mod-s", preventDefault: true, run: () => [save(path)].length > 0 }]),
      ]}
      onType={(typed) => void type(path, typed)}
      onFix={(problem) => void applyFix(problem)}
      onEditor={(editor) => setHistory(editor && { undo: () => undo(editor), redo: () => redo(editor) })}
    />
  );
}
