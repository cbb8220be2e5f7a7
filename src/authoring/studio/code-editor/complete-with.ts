import { autocompletion, type Completion, type CompletionContext, type CompletionResult, snippet } from "@codemirror/autocomplete";
import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/** What a language service offers at an offset. */
export interface OfferedCompletion {
  readonly label: string;
  readonly detail?: string;
  /** Markdown. */
  readonly documentation?: string;
  readonly kind: string;
  readonly insert: string;
  /** `insert` has places to fill in, as `$1`. */
  readonly isSnippet?: boolean;
  /** What it takes the place of. */
  readonly start: number;
  readonly end: number;
}

const types: { readonly [kind: string]: string } = {
  property: "property",
  value: "constant",
  name: "variable",
  field: "variable",
  function: "function",
  text: "text",
  snippet: "keyword",
};

/** The service writes places to fill in as `$1` and `${1:name}`, the editor as `${name}`. */
function asTemplate(insert: string): string {
  return insert.replace(/\$\{\d+:([^}]*)\}|\$\d+/g, (_, name: string | undefined) => `\${${name ?? ""}}`);
}

export function toOption({ label, detail, documentation, kind, insert, isSnippet, start, end }: OfferedCompletion): Completion {
  const apply: Completion["apply"] = (view, completion) => {
    if (isSnippet) snippet(asTemplate(insert))(view, completion, start, end);
    else
      view.dispatch({
        changes: { from: start, to: end, insert },
        selection: { anchor: start + insert.length },
        userEvent: "input.complete",
      });
  };
  return {
    label,
    type: types[kind] ?? "text",
    apply,
    ...(detail !== undefined && { detail }),
    ...(documentation !== undefined && { info: documentation }),
  };
}

/**
 * A list box may not say that it is expanded. Keys in the text scroll it, and it closes when the text loses the focus; tools that look
 * for what only a pointer can scroll know that of what takes the focus alone.
 */
const soundList = EditorView.updateListener.of(({ view }) => {
  const list = view.dom.querySelector(".cm-tooltip-autocomplete > ul");
  list?.removeAttribute("aria-expanded");
  list?.setAttribute("tabindex", "0");
});

/** Completion while one types, of what `find` gives for an offset. */
export function completeWith(find: (offset: number) => Promise<readonly OfferedCompletion[]>): Extension {
  const completeAt = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const { pos, state, explicit } = context;
    const before = state.sliceDoc(pos - 1, pos);
    if (!explicit && !/[\w".{/-]/.test(before)) return null;
    const found = await find(pos);
    const from = Math.min(pos, ...found.map(({ start }) => start));
    const word = context.matchBefore(/[\w./-]*$/);
    return found.length === 0 ? null : { from: word?.from ?? from, options: found.map(toOption), filter: true };
  };
  return [autocompletion({ override: [completeAt], activateOnTyping: true }), soundList];
}
