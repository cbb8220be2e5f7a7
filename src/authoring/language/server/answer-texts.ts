// What can be written at a place, and what stands there.
import { type CancellationToken, type Connection, LSPErrorCodes, MarkupKind, ResponseError } from "vscode-languageserver";
import { complete, hover } from "../service/index.ts";
import { nextTurn } from "./next-turn.ts";
import type { Sessions } from "./session.ts";

/** Who types on does not wait for what was asked for the letter before. */
function stopWhenCancelled(token: CancellationToken): void {
  if (token.isCancellationRequested) throw new ResponseError(LSPErrorCodes.RequestCancelled, "The editor asks no longer.");
}

export function answerTexts(connection: Connection, sessions: Sessions): void {
  connection.onCompletion(async ({ textDocument, position }, token) => {
    await nextTurn();
    stopWhenCancelled(token);
    const found = sessions.find(textDocument.uri);
    if (found === undefined) return [];
    const { workspace, help, convert, path } = found;
    const items = await complete(workspace, help, path, convert.offsetAt(path, position));
    stopWhenCancelled(token);
    return items.map((item) => convert.completion(path, item));
  });
  connection.onHover(async ({ textDocument, position }, token) => {
    await nextTurn();
    stopWhenCancelled(token);
    const found = sessions.find(textDocument.uri);
    if (found === undefined) return null;
    const { workspace, help, convert, path, findChange } = found;
    const told = await hover(workspace, help, path, convert.offsetAt(path, position), findChange);
    stopWhenCancelled(token);
    return told === undefined
      ? null
      : { contents: { kind: MarkupKind.Markdown, value: told.text }, range: convert.rangeOf({ file: path, ...told }) };
  });
}
