/** What the language service knows, in the editor: completion, hover and definitions. */
import type { Extension, SelectionRange } from "@codemirror/state";
import { keymap } from "@codemirror/view";
import { completeWith, hoverWith } from "../../code-editor/index.ts";
import type { StudioPlace } from "../../protocol/index.ts";
import { CallError, call } from "../call.ts";

/** Help is for the moment: while the server does not respond there is none, and the page says so for what was typed. */
function orNothing<T>(nothing: T): (error: unknown) => T {
  return (error) => {
    if (error instanceof CallError && error.isUnreachable) return nothing;
    throw error;
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
    completeWith((offset) => call("complete", { path, offset }).catch(orNothing([]))),
    hoverWith((offset) => call("hover", { path, offset }).catch(orNothing(null))),
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
