/** What the language service knows, in the editor: problems, completion, hover, definitions and quick fixes. */
import { autocompletion, type Completion, type CompletionContext, type CompletionResult, snippet } from "@codemirror/autocomplete";
import { type Diagnostic, setDiagnostics } from "@codemirror/lint";
import type { EditorState, Extension, SelectionRange, TransactionSpec } from "@codemirror/state";
import { hoverTooltip, keymap, type Tooltip } from "@codemirror/view";
import type { StudioCompletion, StudioPlace, StudioProblem } from "../../protocol/index.ts";
import { CallError, call } from "../call.ts";

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

export function toOption({ label, detail, documentation, kind, insert, isSnippet, start, end }: StudioCompletion): Completion {
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

/** Help is for the moment: while the server does not respond there is none, and the page says so for what was typed. */
function orNothing<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof CallError && error.isUnreachable) return nothing;
    throw error;
  };
}

async function completeAt(path: string, context: CompletionContext): Promise<CompletionResult | null> {
  const { pos, state, explicit } = context;
  const before = state.sliceDoc(pos - 1, pos);
  if (!explicit && !/[\w".{/-]/.test(before)) return null;
  const found = await call("complete", { path, offset: pos }).catch(orNothing([]));
  const from = Math.min(pos, ...found.map(({ start }) => start));
  const word = context.matchBefore(/[\w./-]*$/);
  return found.length === 0 ? null : { from: word?.from ?? from, options: found.map(toOption), filter: true };
}

async function hoverAt(path: string, offset: number): Promise<Tooltip | null> {
  const found = await call("hover", { path, offset }).catch(orNothing(null));
  if (found === null) return null;
  return {
    pos: found.start,
    end: found.end,
    create() {
      const dom = document.createElement("div");
      dom.className = "studio-hover";
      dom.textContent = found.text;
      return { dom };
    },
  };
}

/** Of what is named at the cursor, or at the end of what is selected: a whole `{texts.name}` with its braces and marks, too. */
async function findDefinition(path: string, { head, from, to }: SelectionRange): Promise<StudioPlace | undefined> {
  for (const offset of [head, to - 1, to - 2]) {
    if (offset !== head && offset <= from) continue;
    const [first] = await call("definition", { path, offset });
    if (first) return first;
  }
  return undefined;
}

/** `path` is asked again at each use. `onGo` opens a place, in another file perhaps. */
export function languageOf(path: string, onGo: (place: StudioPlace) => void): Extension {
  return [
    autocompletion({ override: [(context) => completeAt(path, context)], activateOnTyping: true }),
    hoverTooltip((_view, offset) => hoverAt(path, offset), { hoverTime: 400 }),
    keymap.of([
      {
        key: "F12",
        run: ({ state }) => {
          void findDefinition(path, state.selection.main).then((found) => found && onGo(found));
          return true;
        },
      },
    ]),
  ];
}

type Shown = Pick<StudioProblem, "start" | "end" | "message"> & Partial<StudioProblem>;

export function showProblems<P extends Shown>(state: EditorState, problems: readonly P[], onFix?: (problem: P) => void): TransactionSpec {
  const { length } = state.doc;
  const diagnostics = problems.map((problem): Diagnostic => {
    const { start, end, check, message, isNotice, hasFix } = problem;
    return {
      from: Math.min(start, length),
      to: Math.min(Math.max(end, start), length),
      severity: isNotice ? "info" : "error",
      source: check,
      message,
      actions: hasFix && onFix ? [{ name: "Fix", apply: () => onFix(problem) }] : [],
    };
  });
  return setDiagnostics(state, diagnostics);
}
