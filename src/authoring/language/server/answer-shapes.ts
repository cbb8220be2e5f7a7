// The parts of a file, its folds and its colours, and its one written form.
import type { Connection } from "vscode-languageserver";
import { formatText } from "../../compiler/index.ts";
import { foldingLines, listColours, outline, writeColour } from "../service/index.ts";
import type { Sessions } from "./session.ts";

export function answerShapes(connection: Connection, sessions: Sessions): void {
  connection.onDocumentSymbol(({ textDocument }) => {
    const found = sessions.find(textDocument.uri);
    return found === undefined ? [] : outline(found.workspace.textOf(found.path)).map((entry) => found.convert.symbol(found.path, entry));
  });
  connection.onFoldingRanges(({ textDocument }) => {
    const found = sessions.find(textDocument.uri);
    return found === undefined ? [] : foldingLines(found.workspace.textOf(found.path));
  });
  connection.onDocumentFormatting(({ textDocument }) => {
    const found = sessions.find(textDocument.uri);
    if (found === undefined) return [];
    const text = found.workspace.textOf(found.path);
    return found.convert.changedText(found.path, formatText(found.path, text));
  });
  connection.onDocumentColor(({ textDocument }) => {
    const found = sessions.find(textDocument.uri);
    if (found === undefined) return [];
    const { workspace, convert, path } = found;
    return listColours(workspace.textOf(path)).map(({ start, end, ...color }) => ({
      color,
      range: convert.rangeOf({ file: path, start, end }),
    }));
  });
  connection.onColorPresentation(({ color, range }) => {
    const label = writeColour(color);
    return [{ label, textEdit: { range, newText: `"${label}"` } }];
  });
}
