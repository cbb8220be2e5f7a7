// Answers an editor's questions with the language library.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  type Connection,
  ErrorCodes,
  type InitializeParams,
  type InitializeResult,
  ResponseError,
  TextDocumentSyncKind,
  TextDocuments,
} from "vscode-languageserver";
import { TextDocument } from "vscode-languageserver-textdocument";
import { formatText } from "../compiler/index.ts";
import { engineRoot } from "../engine-root.ts";
import { createSchemaHelp, createWorkspace } from "../language/index.ts";
import { isDefinitionFile, readProjectFiles, watchProjectFiles } from "../project-files.ts";
import { answerNames } from "./answer-names.ts";
import { answerTexts } from "./answer-texts.ts";
import { createConverter } from "./convert.ts";
import { createPublished } from "./published.ts";
import type { Session } from "./session.ts";

function schemaReader(root: string) {
  return (kind: string): string | undefined => {
    const file = `schemas/editor/${kind}.gen.schema.json`;
    const path = [root, engineRoot].map((folder) => join(folder, file)).find((one) => existsSync(one));
    return path && readFileSync(path, "utf8");
  };
}

function rootOf({ workspaceFolders, rootUri }: InitializeParams, cwd: string): string {
  const uri = workspaceFolders?.find((folder) => existsSync(join(fileURLToPath(folder.uri), "screens")))?.uri ?? rootUri;
  const root = uri == null ? cwd : fileURLToPath(uri);
  return existsSync(join(root, "screens")) ? root : cwd;
}

const capabilities: InitializeResult = {
  serverInfo: { name: "layar" },
  capabilities: {
    textDocumentSync: TextDocumentSyncKind.Incremental,
    completionProvider: { triggerCharacters: ['"', ".", "{"] },
    hoverProvider: true,
    definitionProvider: true,
    referencesProvider: true,
    renameProvider: { prepareProvider: true },
    codeActionProvider: { codeActionKinds: ["quickfix"] },
    documentSymbolProvider: true,
    documentFormattingProvider: true,
    foldingRangeProvider: true,
  },
};

/** Speaks with one editor until it ends the conversation. */
export function serveLanguage(connection: Connection, cwd: string): void {
  const stopping = new AbortController();
  let session: Session | undefined;
  const documents = new TextDocuments(TextDocument);
  const needed = (): Session => {
    if (session === undefined) throw new ResponseError(ErrorCodes.ServerNotInitialized, "The editor has named no folder yet.");
    return session;
  };
  connection.onInitialize((params) => {
    const root = rootOf(params, cwd);
    const workspace = createWorkspace(readProjectFiles(root));
    const convert = createConverter(root, () => workspace);
    const published = createPublished(connection, convert, () => workspace);
    const canMove = params.capabilities.workspace?.workspaceEdit?.resourceOperations?.includes("rename") === true;
    session = { workspace, help: createSchemaHelp(schemaReader(root)), convert, published, canMove };
    watchProjectFiles(root, stopping.signal, () => {
      workspace.setFiles(readProjectFiles(root));
      published.changedOutside();
    });
    published.changedOutside();
    return capabilities;
  });
  const changed = (uri: string, text: string | undefined) => {
    const { workspace, convert, published } = needed();
    const path = convert.pathOf(uri);
    if (!isDefinitionFile(path)) return;
    workspace.setText(path, text);
    published.changed(path);
  };
  documents.onDidChangeContent(({ document }) => changed(document.uri, document.getText()));
  documents.onDidClose(({ document }) => changed(document.uri, undefined));
  connection.onDocumentFormatting(({ textDocument }) => {
    const { workspace, convert } = needed();
    const path = convert.pathOf(textDocument.uri);
    const text = workspace.textOf(path);
    const formatted = formatText(path, text);
    return formatted === text ? [] : convert.edits(path, [{ start: 0, end: text.length, text: formatted }]);
  });
  answerNames(connection, needed);
  answerTexts(connection, needed);
  connection.onShutdown(() => {
    stopping.abort();
    session?.published.stop();
  });
  documents.listen(connection);
  connection.listen();
}
