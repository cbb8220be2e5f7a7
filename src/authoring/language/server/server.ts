// Answers an editor's questions with the language library.
import { type Connection, type InitializeParams, type InitializeResult, TextDocumentSyncKind, TextDocuments } from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { readAbilities } from "./abilities.ts";
import { answerActions } from "./answer-actions.ts";
import { answerNames } from "./answer-names.ts";
import { answerShapes } from "./answer-shapes.ts";
import { answerTexts } from "./answer-texts.ts";
import type { Projects } from "./projects.ts";
import { createSessions } from "./session.ts";

/** What a server gives help with. */
export interface Served {
  readonly projects: Projects;
  /** Address of the folder that is meant where the editor has opened none. */
  readonly home: string;
}

/** The folders that the editor has opened, of the kind that the server can read. */
function foldersOf({ workspaceFolders, rootUri }: InitializeParams, home: string): string[] {
  const uris = [...(workspaceFolders ?? []).map(({ uri }) => uri), ...(rootUri == null ? [] : [rootUri])];
  const folders = uris.filter((uri) => uri.startsWith(home.slice(0, home.indexOf(":") + 1)));
  return folders.length > 0 ? folders : [home];
}

const capabilities: InitializeResult = {
  serverInfo: { name: "layar" },
  capabilities: {
    positionEncoding: "utf-16",
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: { triggerCharacters: ['"', ".", "{"] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: ["quickfix", "refactor.extract", "refactor.rewrite"], resolveProvider: true },
    documentSymbolProvider: true,
    documentFormattingProvider: true,
    foldingRangeProvider: true,
    colorProvider: true,
    workspace: { workspaceFolders: { supported: true } },
  },
};

/** Speaks with one editor until it ends the conversation. Gives what ends it from here. */
export function serveLanguage(connection: Connection, { projects, home }: Served): { stop(): void } {
  const sessions = createSessions(connection, projects);
  const documents = new TextDocuments(TextDocument);
  connection.onInitialize((params) => {
    sessions.setAbilities(readAbilities(params));
    for (const folder of foldersOf(params, home)) sessions.openFolder(folder);
    return capabilities;
  });
  const changed = (uri: string, text: string | undefined) => {
    const found = sessions.find(uri);
    found?.workspace.setText(found.path, text);
    found?.published.changed(found.path);
  };
  documents.onDidChangeContent(({ document }) => changed(document.uri, document.getText()));
  documents.onDidClose(({ document }) => changed(document.uri, undefined));
  answerNames(connection, sessions);
  answerTexts(connection, sessions);
  answerActions(connection, sessions);
  answerShapes(connection, sessions);
  connection.onShutdown(() => sessions.stop());
  documents.listen(connection);
  connection.listen();
  return sessions;
}
