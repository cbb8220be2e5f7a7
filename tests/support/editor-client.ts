/** An editor's side of the language server: a process on standard input and output, and a copy of the project. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";

export interface EditorClient {
  /** Opens a file, or changes its unsaved text. */
  write(path: string, text: string): Promise<void>;
  text(path: string): string;
  complete(path: string, offset: number): Promise<CompletionItem[]>;
  hover(path: string, offset: number): Promise<string>;
  definition(path: string, offset: number): Promise<{ path: string; text: string }[]>;
  references(path: string, offset: number): Promise<string[]>;
  /** The changed texts by path, and the moves. */
  rename(path: string, offset: number, to: string): Promise<{ texts: ReadonlyMap<string, string>; moves: readonly string[] }>;
  request(method: string, params: unknown): Promise<unknown>;
  uri(path: string): string;
  /** The next diagnostics of a file that are pushed. */
  nextDiagnostics(path: string): Promise<readonly Diagnostic[]>;
  stop(): Promise<void>;
}

const folders = ["screens", "schemas", "widgets"];

function start(root: string): { readonly server: ChildProcess; readonly connection: ProtocolConnection } {
  for (const folder of folders) cpSync(folder, join(root, folder), { recursive: true });
  const server = spawn(process.execPath, ["scripts/run-bundled.js", "src/authoring/language-server/main.ts"], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  if (server.stdout === null || server.stdin === null) throw new Error("The server has no standard input and output.");
  const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  connection.listen();
  return { server, connection };
}

export async function openEditor(): Promise<EditorClient> {
  const root = mkdtempSync(join(tmpdir(), "layar-editor-"));
  const { server, connection } = start(root);
  const texts = new Map<string, { text: string; version: number }>();
  const waiting = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  const uri = (path: string) => pathToFileURL(join(root, path)).href;
  const pathOf = (address: string) => relative(root, fileURLToPath(address));
  const text = (path: string) => texts.get(path)?.text ?? readFileSync(join(root, path), "utf8");
  const at = (path: string, offset: number) => ({
    textDocument: { uri: uri(path) },
    position: TextDocument.create(path, "json", 1, text(path)).positionAt(offset),
  });
  connection.onNotification(
    "textDocument/publishDiagnostics",
    ({ uri: address, diagnostics }: { uri: string; diagnostics: Diagnostic[] }) => {
      waiting.get(pathOf(address))?.(diagnostics);
    },
  );
  await connection.sendRequest("initialize", {
    processId: null,
    rootUri: pathToFileURL(root).href,
    capabilities: { workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["rename"] } } },
  });
  await connection.sendNotification("initialized", {});
  return {
    uri,
    text,
    write: async (path, changed) => {
      const version = (texts.get(path)?.version ?? 0) + 1;
      texts.set(path, { text: changed, version });
      const textDocument = { uri: uri(path), version, languageId: "json", text: changed };
      if (version === 1) await connection.sendNotification("textDocument/didOpen", { textDocument });
      else await connection.sendNotification("textDocument/didChange", { textDocument, contentChanges: [{ text: changed }] });
    },
    complete: (path, offset) => connection.sendRequest("textDocument/completion", at(path, offset)),
    hover: async (path, offset) => {
      const found: Hover | null = await connection.sendRequest("textDocument/hover", at(path, offset));
      const contents = found?.contents;
      return typeof contents === "object" && "value" in contents ? contents.value : "";
    },
    definition: async (path, offset) => {
      const found: Location[] = await connection.sendRequest("textDocument/definition", at(path, offset));
      return found.map(({ uri: address, range }) => ({
        path: pathOf(address),
        text: TextDocument.create("", "json", 1, text(pathOf(address))).getText(range),
      }));
    },
    references: async (path, offset) => {
      const found: Location[] = await connection.sendRequest("textDocument/references", {
        ...at(path, offset),
        context: { includeDeclaration: true },
      });
      return found.map((one) => pathOf(one.uri));
    },
    rename: async (path, offset, newName) => {
      const edit: WorkspaceEdit = await connection.sendRequest("textDocument/rename", { ...at(path, offset), newName });
      const changed = (edit.documentChanges ?? []).flatMap((change) => ("textDocument" in change ? [change] : []));
      const applied = changed.map((change) => {
        const file = pathOf(change.textDocument.uri);
        const edits = change.edits.flatMap((one) => ("newText" in one ? [one] : []));
        return [file, TextDocument.applyEdits(TextDocument.create("", "json", 1, text(file)), edits)] as const;
      });
      const moves = (edit.documentChanges ?? []).flatMap((change) =>
        "oldUri" in change ? [`${pathOf(change.oldUri)} ${pathOf(change.newUri)}`] : [],
      );
      return { texts: new Map(applied), moves };
    },
    request: (method, params) => connection.sendRequest(method, params),
    nextDiagnostics: (path) => new Promise((resolve) => waiting.set(path, resolve)),
    stop: async () => {
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      await new Promise((resolve) => server.once("exit", resolve));
      connection.dispose();
      rmSync(root, { recursive: true });
    },
  };
}
