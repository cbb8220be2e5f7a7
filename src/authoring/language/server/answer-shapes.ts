// The parts of a file, its folds and its colours, and its one written form.
import type { Connection, TextDocumentIdentifier } from "vscode-languageserver";
import { formatText } from "../../compiler/index.ts";
import { foldingLines, listColours, outline, writeColour } from "../service/index.ts";
import type { Opened, Sessions } from "./session.ts";

export function answerShapes(connection: Connection, sessions: Sessions): void {
  const listFrom =
    <T>(list: (opened: Opened) => T[]) =>
    ({ textDocument }: { readonly textDocument: TextDocumentIdentifier }): T[] => {
      const found = sessions.find(textDocument.uri);
      return found === undefined ? [] : list(found);
    };
  connection.onDocumentSymbol(
    listFrom(({ workspace, convert, path }) => outline(workspace.textOf(path)).map((entry) => convert.symbol(path, entry))),
  );
  connection.onFoldingRanges(listFrom(({ workspace, path }) => foldingLines(workspace.textOf(path))));
  connection.onDocumentFormatting(
    listFrom(({ workspace, convert, path }) => convert.changedText(path, formatText(path, workspace.textOf(path)))),
  );
  connection.onDocumentColor(
    listFrom(({ workspace, convert, path }) =>
      listColours(workspace.textOf(path)).map(({ start, end, ...color }) => ({
        color,
        range: convert.rangeOf({ file: path, start, end }),
      })),
    ),
  );
  connection.onColorPresentation(({ color, range }) => {
    const label = writeColour(color);
    return [{ label, textEdit: { range, newText: `"${label}"` } }];
  });
}
