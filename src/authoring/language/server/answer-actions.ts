// What can be done at a place. An editor that asks twice gets the titles first and the edit of the one that was chosen.
import type { Connection, CodeAction as LspAction, Range } from "vscode-languageserver";
import { listCodeActions } from "../service/index.ts";
import type { Opened, Sessions } from "./session.ts";

interface Asked {
  readonly uri: string;
  readonly range: Range;
}

function listAt({ workspace, convert, published, path }: Opened, range: Range) {
  const place = { file: path, start: convert.offsetAt(path, range.start), end: convert.offsetAt(path, range.end) };
  return listCodeActions(workspace, published.diagnostics, place);
}

function isAsked(data: unknown): data is Asked {
  return typeof data === "object" && data !== null && "uri" in data && "range" in data;
}

export function answerActions(connection: Connection, sessions: Sessions): void {
  connection.onCodeAction(({ textDocument: { uri }, range, context: { only } }) => {
    const found = sessions.find(uri);
    if (found === undefined) return [];
    const { convert, abilities } = found;
    return listAt(found, range).flatMap((action): LspAction[] => {
      if (only !== undefined && !only.some((kind) => `${action.kind}.`.startsWith(`${kind}.`))) return [];
      const shown = convert.action(action);
      if (abilities.canResolve && action.kind !== "quickfix") return [{ ...shown, data: { uri, range } }];
      const changes = action.make();
      const edit = changes && convert.changes(changes, abilities);
      return edit === undefined ? [] : [{ ...shown, edit }];
    });
  });
  connection.onCodeActionResolve((action) => {
    const data: unknown = action.data;
    const found = isAsked(data) ? sessions.find(data.uri) : undefined;
    if (found === undefined || !isAsked(data)) return action;
    const changes = listAt(found, data.range)
      .find(({ title }) => title === action.title)
      ?.make();
    const edit = changes && found.convert.changes(changes, found.abilities);
    return edit === undefined ? { ...action, disabled: { reason: "A problem would come of it." } } : { ...action, edit };
  });
}
