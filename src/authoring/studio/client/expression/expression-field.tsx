/** One expression in an editor of its own: completed by the language service, with its problems underlined. */
import { autocompletion, type CompletionContext, type CompletionResult, closeBrackets, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { EditorState } from "@codemirror/state";
import { EditorView, keymap } from "@codemirror/view";
import { type ReactElement, useEffect, useEffectEvent, useRef } from "react";
import { showProblems, toOption } from "../../code-editor/index.ts";
import type { CheckedExpression, ScopeCompletion } from "../../protocol/scope.ts";
import * as styles from "./expression.module.css";

interface ExpressionFieldProps {
  readonly text: string;
  readonly problems: CheckedExpression["problems"];
  readonly onType: (text: string) => void;
  readonly complete: (text: string, offset: number) => Promise<readonly ScopeCompletion[]>;
}

export function ExpressionField({ text, problems, onType, complete }: ExpressionFieldProps): ReactElement {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView | null>(null);
  const firstText = useEffectEvent(() => text);
  const typed = useEffectEvent(onType);
  const find = useEffectEvent(complete);
  useEffect(() => {
    if (!host.current) return;
    const completeAt = async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
      if (!explicit && !/[\w.]/.test(state.sliceDoc(pos - 1, pos))) return null;
      const found = await find(state.doc.toString(), pos);
      return found.length === 0 ? null : { from: Math.min(pos, ...found.map(({ start }) => start)), options: found.map(toOption) };
    };
    const editor = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: firstText(),
        extensions: [
          history(),
          closeBrackets(),
          autocompletion({ override: [completeAt] }),
          EditorView.lineWrapping,
          EditorView.contentAttributes.of({ "aria-label": "Expression" }),
          keymap.of([...completionKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.updateListener.of((update) => {
            if (update.docChanged) typed(update.state.doc.toString());
          }),
        ],
      }),
    });
    view.current = editor;
    return () => editor.destroy();
  }, []);
  useEffect(() => {
    const editor = view.current;
    if (editor) editor.dispatch(showProblems(editor.state, problems));
  }, [problems]);
  return <div ref={host} className={`box ${styles.field}`} />;
}
