/** The text of one file, in CodeMirror. */
import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from "@codemirror/commands";
import { json } from "@codemirror/lang-json";
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  HighlightStyle,
  indentOnInput,
  syntaxHighlighting,
} from "@codemirror/language";
import { lintGutter, lintKeymap } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import type { StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { applyFix } from "./apply-fix.ts";
import * as styles from "./code-editor.module.css";
import { type OpenDocument, useDocuments } from "./documents.ts";
import { setHistory } from "./history.ts";
import { languageOf, showProblems } from "./language.ts";

export interface CodeEditorProps {
  readonly document: OpenDocument;
  readonly problems: readonly StudioProblem[];
  /** Where the cursor goes, when it is in this file; `isQuiet` leaves the focus where it is. */
  readonly target: (StudioPlace & { readonly isQuiet?: true }) | undefined;
  readonly onGo: (place: StudioPlace) => void;
  /** `isOwn`: the user has moved it, and nothing else. */
  readonly onCursor: (offset: number, isOwn: boolean) => void;
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "light-dark(#1a4f9c, #8fbcff)" },
  { tag: tags.string, color: "light-dark(#17693a, #9ad7ad)" },
  { tag: [tags.number, tags.bool, tags.null], color: "light-dark(#8a3a00, #f5b183)" },
]);

export function CodeEditor(props: CodeEditorProps): ReactElement {
  const { problems, target } = props;
  const { path, text, version } = props.document;
  const { type, save } = useDocuments.getState();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const onGo = useEffectEvent(props.onGo);
  const onCursor = useEffectEvent(props.onCursor);
  const firstText = useEffectEvent(() => text);

  useEffect(() => {
    if (!host.current) return;
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: firstText(),
        extensions: [
          lineNumbers(),
          history(),
          drawSelection(),
          EditorView.lineWrapping,
          indentOnInput(),
          bracketMatching(),
          closeBrackets(),
          codeFolding(),
          foldGutter(),
          lintGutter(),
          highlightActiveLine(),
          highlightSelectionMatches({ minSelectionLength: 3 }),
          json(),
          syntaxHighlighting(colours),
          languageOf(path, (place) => onGo(place)),
          EditorView.contentAttributes.of({
            "aria-label": path,
            tabindex: "0",
            "aria-description": "Escape and then Tab leaves the text.",
          }),
          keymap.of([
            { key: "Mod-s", preventDefault: true, run: () => [save(path)].length > 0 },
            ...closeBracketsKeymap,
            ...completionKeymap,
            ...lintKeymap,
            ...searchKeymap,
            ...foldKeymap,
            ...historyKeymap,
            ...defaultKeymap,
            indentWithTab,
          ]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged && !update.transactions.some((one) => one.isUserEvent("studio")))
              void type(path, update.state.doc.toString());
            if (update.selectionSet)
              onCursor(
                update.state.selection.main.head,
                update.transactions.some((one) => one.isUserEvent("select")),
              );
          }),
        ],
      }),
    });
    view.current = editor;
    setHistory({ undo: () => undo(editor), redo: () => redo(editor) });
    return () => {
      setHistory(undefined);
      editor.destroy();
      view.current = null;
    };
  }, [path, type, save]);

  const replace = useEffectEvent(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    // Only what differs, so that the cursor stays where it is and a step back shows what it takes back.
    editor.dispatch({ changes: findChange(editor.state.doc.toString(), text), userEvent: "studio" });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when
  useEffect(() => replace(), [version]);
  useEffect(() => {
    const editor = view.current;
    if (editor) editor.dispatch(showProblems(editor.state, problems, (problem) => void applyFix(problem)));
  }, [problems]);
  useEffect(() => {
    const editor = view.current;
    if (!editor || target?.file !== path) return;
    const { length } = editor.state.doc;
    const [anchor, head] = [Math.min(target.start, length), Math.min(target.end, length)];
    editor.dispatch({ selection: { anchor, head }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
    if (target.isQuiet !== true) editor.focus();
  }, [target, path]);

  return <div ref={host} className={styles.host} />;
}

/** The one stretch in which two texts differ. */
function findChange(before: string, after: string): { readonly from: number; readonly to: number; readonly insert: string } {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before[before.length - 1 - end] === after[after.length - 1 - end]) end++;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
