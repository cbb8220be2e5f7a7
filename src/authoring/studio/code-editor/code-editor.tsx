/** The text of one file, in CodeMirror. */

import { closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
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
import { EditorState, type Extension } from "@codemirror/state";
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { countAlike } from "../../../core/json/index.ts";
import * as styles from "./code-editor.module.css";
import { type ShownProblem, showProblems } from "./show-problems.ts";

export interface CodeEditorProps<P extends ShownProblem> {
  readonly path: string;
  readonly text: string;
  /** Goes up when the text changes in another way than by typing, so that the editor takes it over. */
  readonly version: number;
  readonly problems: readonly P[];
  /** Where the cursor goes, when it is in this file; `isQuiet` leaves the focus where it is. */
  readonly target: { readonly file: string; readonly start: number; readonly end: number; readonly isQuiet?: true } | undefined;
  /** Completion and what else a page has; those of the first render stay for a path. */
  readonly extensions: readonly Extension[];
  readonly onType: (text: string) => void;
  readonly onFix: (problem: P) => void;
  /** `isOwn`: the user has moved it, and nothing else. */
  readonly onCursor?: (offset: number, isOwn: boolean) => void;
  /** Called with the editor when it is there, and with undefined when it goes. */
  readonly onEditor?: (editor: EditorView | undefined) => void;
}

const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: "light-dark(#1a4f9c, #8fbcff)" },
  { tag: tags.string, color: "light-dark(#17693a, #9ad7ad)" },
  { tag: [tags.number, tags.bool, tags.null], color: "light-dark(#8a3a00, #f5b183)" },
]);

/** Marks what the page writes itself. */
const written = "page";

export function CodeEditor<P extends ShownProblem>(props: CodeEditorProps<P>): ReactElement {
  const { path, text, version, problems, target } = props;
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const onType = useEffectEvent(props.onType);
  const onFix = useEffectEvent(props.onFix);
  const onCursor = useEffectEvent((offset: number, isOwn: boolean) => props.onCursor?.(offset, isOwn));
  const onEditor = useEffectEvent((editor: EditorView | undefined) => props.onEditor?.(editor));
  const first = useEffectEvent(() => ({ doc: text, extensions: props.extensions }));

  useEffect(() => {
    if (!host.current) return;
    const { doc, extensions } = first();
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc,
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
          extensions,
          EditorView.contentAttributes.of({
            "aria-label": path,
            tabindex: "0",
            "aria-description": "Escape and then Tab leaves the text.",
          }),
          keymap.of([
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
            if (update.docChanged && !update.transactions.some((one) => one.isUserEvent(written))) onType(update.state.doc.toString());
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
    onEditor(editor);
    return () => {
      onEditor(undefined);
      editor.destroy();
      view.current = null;
    };
  }, [path]);

  const replace = useEffectEvent(() => {
    const editor = view.current;
    if (!editor || editor.state.doc.toString() === text) return;
    // Only what differs, so that the cursor stays where it is and a step back shows what it takes back.
    editor.dispatch({ changes: findChange(editor.state.doc.toString(), text), userEvent: written });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when
  useEffect(() => replace(), [version]);
  useEffect(() => {
    const editor = view.current;
    if (editor) editor.dispatch(showProblems(editor.state, problems, (problem) => onFix(problem)));
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
  const [head, tail] = countAlike(before, after);
  return { from: head, to: before.length - tail, insert: after.slice(head, after.length - tail) };
}
