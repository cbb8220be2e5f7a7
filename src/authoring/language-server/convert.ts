// From offsets and paths of the project to the positions and addresses of the protocol.
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  CodeActionKind,
  CompletionItem,
  CompletionItemKind,
  DiagnosticSeverity,
  type DocumentSymbol,
  InsertTextFormat,
  type Location,
  type CodeAction as LspAction,
  type Diagnostic as LspDiagnostic,
  type TextEdit as LspEdit,
  MarkupKind,
  type Range,
  SymbolKind,
  TextDocumentEdit,
  type WorkspaceEdit,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import type { CodeAction, Completion, Diagnostic, OutlineEntry, Rename, TextEdit, TextPlace, Workspace } from "../language/index.ts";
import { toProjectPath } from "../project-files.ts";

export interface Converter {
  pathOf(uri: string): string;
  uriOf(path: string): string;
  offsetAt(path: string, position: { line: number; character: number }): number;
  rangeOf(place: TextPlace): Range;
  location(place: TextPlace): Location;
  completion(path: string, item: Completion): CompletionItem;
  diagnostic(diagnostic: Diagnostic): LspDiagnostic;
  action(action: CodeAction): LspAction;
  symbol(path: string, entry: OutlineEntry): DocumentSymbol;
  edits(path: string, edits: readonly TextEdit[]): LspEdit[];
  rename(rename: Rename, canMove: boolean): WorkspaceEdit;
}

const itemKinds: { readonly [Kind in Completion["kind"]]: CompletionItemKind } = {
  property: CompletionItemKind.Property,
  value: CompletionItemKind.Value,
  name: CompletionItemKind.Reference,
  field: CompletionItemKind.Field,
  function: CompletionItemKind.Function,
  text: CompletionItemKind.Text,
  snippet: CompletionItemKind.Snippet,
};

export function createConverter(root: string, workspace: () => Workspace): Converter {
  const documentOf = (path: string) => TextDocument.create(path, "json", 0, workspace().textOf(path));
  const uriOf = (path: string) => pathToFileURL(join(root, path)).href;
  const rangeOf = ({ file, start, end }: TextPlace): Range => {
    const document = documentOf(file);
    return { start: document.positionAt(start), end: document.positionAt(end) };
  };
  const location = (place: TextPlace): Location => ({ uri: uriOf(place.file), range: rangeOf(place) });
  const edits = (path: string, all: readonly TextEdit[]): LspEdit[] =>
    all.map(({ start, end, text }) => ({ range: rangeOf({ file: path, start, end }), newText: text }));
  const diagnostic = (one: Diagnostic): LspDiagnostic => ({
    range: rangeOf(one),
    severity: one.isNotice ? DiagnosticSeverity.Information : DiagnosticSeverity.Error,
    source: "layar",
    code: one.check,
    message: one.message,
    relatedInformation: one.related.map((place) => ({ location: location(place), message: place.message ?? "See also" })),
  });
  const symbol = (path: string, { name, detail, start, end, children }: OutlineEntry): DocumentSymbol => {
    const range = rangeOf({ file: path, start, end });
    const kind = detail === "" ? SymbolKind.Module : SymbolKind.Object;
    return { name: name || "…", detail, kind, range, selectionRange: range, children: children.map((child) => symbol(path, child)) };
  };
  return {
    pathOf: (uri) => toProjectPath(root, fileURLToPath(uri)),
    uriOf,
    offsetAt: (path, position) => documentOf(path).offsetAt(position),
    rangeOf,
    location,
    edits,
    diagnostic,
    symbol,
    completion: (path, { label, detail, documentation, kind, insert, isSnippet, start, end }) => ({
      ...CompletionItem.create(label),
      kind: itemKinds[kind],
      ...(detail !== undefined && { detail }),
      ...(documentation !== undefined && { documentation: { kind: MarkupKind.Markdown, value: documentation } }),
      // What is typed is compared with the text that the item takes the place of, quotes included.
      filterText: workspace().textOf(path)[start] === '"' ? `"${label}"` : label,
      insertTextFormat: isSnippet === true ? InsertTextFormat.Snippet : InsertTextFormat.PlainText,
      textEdit: { range: rangeOf({ file: path, start, end }), newText: insert },
    }),
    action: ({ title, file, edits: changes, solves }) => ({
      title,
      kind: CodeActionKind.QuickFix,
      diagnostics: [diagnostic(solves)],
      edit: { changes: { [uriOf(file)]: edits(file, changes) } },
    }),
    rename: (rename, canMove) => {
      const changed = [...rename.edits].map(([path, own]) => ({ path, own: edits(path, own) }));
      if (!canMove) return { changes: Object.fromEntries(changed.map(({ path, own }) => [uriOf(path), own])) };
      const moved = rename.moves.map(({ from, to }) => ({ kind: "rename" as const, oldUri: uriOf(from), newUri: uriOf(to) }));
      return {
        documentChanges: [...changed.map(({ path, own }) => TextDocumentEdit.create({ uri: uriOf(path), version: null }, own)), ...moved],
      };
    },
  };
}
