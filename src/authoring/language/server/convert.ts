// From offsets and paths of the project to the positions and addresses of the protocol.
import {
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
import { countAlike } from "../../../core/json/index.ts";
import type {
  ChangedFiles,
  CodeAction,
  Completion,
  Diagnostic,
  OutlineEntry,
  Rename,
  TextEdit,
  TextPlace,
  Workspace,
} from "../service/index.ts";
import type { Abilities } from "./abilities.ts";

/** Of the documents of one project. */
export interface Addresses {
  /** Undefined for what is no definition. */
  pathOf(uri: string): string | undefined;
  uriOf(path: string): string;
}

export interface Converter extends Addresses {
  offsetAt(path: string, position: { line: number; character: number }): number;
  rangeOf(place: TextPlace): Range;
  location(place: TextPlace): Location;
  completion(path: string, item: Completion): CompletionItem;
  diagnostic(diagnostic: Diagnostic): LspDiagnostic;
  /** Without its edit. */
  action(action: CodeAction): LspAction;
  /** Undefined where the editor would have to make a file and cannot. */
  changes(changes: ChangedFiles, abilities: Abilities): WorkspaceEdit | undefined;
  /** The edit that makes this the text of a file; none when it is. */
  changedText(path: string, text: string): LspEdit[];
  symbol(path: string, entry: OutlineEntry): DocumentSymbol;
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

export function createConverter(addresses: Addresses, workspace: () => Workspace): Converter {
  const documents = new Map<string, TextDocument>();
  const documentOf = (path: string): TextDocument => {
    const text = workspace().textOf(path);
    const known = documents.get(path);
    if (known?.getText() === text) return known;
    const document = TextDocument.create(path, "json", 0, text);
    documents.set(path, document);
    return document;
  };
  // As the editor writes it: there is more than one way to write the letters of a path.
  const uris = new Map<string, string>();
  const uriOf = (path: string) => uris.get(path) ?? addresses.uriOf(path);
  const rangeOf = ({ file, start, end }: TextPlace): Range => {
    const document = documentOf(file);
    return { start: document.positionAt(start), end: document.positionAt(end) };
  };
  const location = (place: TextPlace): Location => ({ uri: uriOf(place.file), range: rangeOf(place) });
  const edits = (path: string, all: readonly TextEdit[]): LspEdit[] =>
    all.map(({ start, end, text }) => ({ range: rangeOf({ file: path, start, end }), newText: text }));
  const changedText = (path: string, text: string): LspEdit[] => {
    const before = workspace().textOf(path);
    const [start, same] = countAlike(before, text);
    return before === text ? [] : edits(path, [{ start, end: before.length - same, text: text.slice(start, text.length - same) }]);
  };
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
    pathOf: (uri) => {
      const path = addresses.pathOf(uri);
      if (path !== undefined) uris.set(path, uri);
      return path;
    },
    uriOf,
    offsetAt: (path, position) => documentOf(path).offsetAt(position),
    rangeOf,
    location,
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
    action: ({ title, kind, solves }) => ({ title, kind, ...(solves && { diagnostics: [diagnostic(solves)] }) }),
    changedText,
    changes: (changes, { canCreate, hasDocumentChanges }) => {
      const isNew = (path: string) => !workspace().paths.includes(path);
      const written = [...changes].map(([path, text]) => ({ path, own: changedText(path, text) }));
      const made = written.filter(({ path }) => isNew(path)).map(({ path }) => ({ kind: "create" as const, uri: uriOf(path) }));
      if (made.length > 0 && !canCreate) return undefined;
      if (made.length === 0 && !hasDocumentChanges)
        return { changes: Object.fromEntries(written.map(({ path, own }) => [uriOf(path), own])) };
      return {
        documentChanges: [...made, ...written.map(({ path, own }) => TextDocumentEdit.create({ uri: uriOf(path), version: null }, own))],
      };
    },
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
