// What can be written at a place, what stands there, and the parts of a file.
import { type Connection, MarkupKind } from "vscode-languageserver";
import { complete, foldingLines, hover, listCodeActions, outline } from "../language/index.ts";
import type { Session } from "./session.ts";

export function answerTexts(connection: Connection, session: () => Session): void {
  connection.onCompletion(async ({ textDocument, position }) => {
    const { workspace, help, convert } = session();
    const path = convert.pathOf(textDocument.uri);
    const items = await complete(workspace, help, path, convert.offsetAt(path, position));
    return items.map((item) => convert.completion(path, item));
  });
  connection.onHover(async ({ textDocument, position }) => {
    const { workspace, help, convert } = session();
    const path = convert.pathOf(textDocument.uri);
    const found = await hover(workspace, help, path, convert.offsetAt(path, position));
    return found === undefined
      ? null
      : { contents: { kind: MarkupKind.Markdown, value: found.text }, range: convert.rangeOf({ file: path, ...found }) };
  });
  connection.onCodeAction(({ textDocument, range }) => {
    const { workspace, convert, published } = session();
    const file = convert.pathOf(textDocument.uri);
    const place = { file, start: convert.offsetAt(file, range.start), end: convert.offsetAt(file, range.end) };
    return listCodeActions(workspace, published.diagnostics, place).map(convert.action);
  });
  connection.onDocumentSymbol(({ textDocument }) => {
    const { workspace, convert } = session();
    const path = convert.pathOf(textDocument.uri);
    return outline(workspace.textOf(path)).map((entry) => convert.symbol(path, entry));
  });
  connection.onFoldingRanges(({ textDocument }) => {
    const { workspace, convert } = session();
    return foldingLines(workspace.textOf(convert.pathOf(textDocument.uri)));
  });
}
