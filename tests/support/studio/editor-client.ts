/** An editor's side of the language server: a process on standard input and output, and a copy of the project. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { isAbsolute, join, relative } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import {
  CancellationTokenSource,
  type CompletionItem,
  createProtocolConnection,
  type Diagnostic,
  type Hover,
  type Location,
  type ProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
  type TextDocumentContentChangeEvent,
  type WorkspaceEdit,
} from "vscode-languageserver-protocol/node";
import { TextDocument } from "vscode-languageserver-textdocument";

export interface EditorClient {
  /** Opens a file, or changes its unsaved text. */
  write(path: string, text: string): Promise<void>;
  text(path: string): string;
  /** What the disk has. */
  saved(path: string): string;
  path(path: string): string;
  /** Changes parts of an opened file, one after the other. */
  change(path: string, parts: readonly TextDocumentContentChangeEvent[], options: { version: number }): Promise<void>;
  completeAndCancel(path: string, offset: number): Promise<"cancelled" | "items">;
  complete(path: string, offset: number): Promise<CompletionItem[]>;
  hover(path: string, offset: number): Promise<string>;
  definition(path: string, offset: number): Promise<{ path: string; text: string }[]>;
  references(path: string, offset: number): Promise<string[]>;
  /** The changed texts by path, and the moves. */
  rename(path: string, offset: number, to: string): Promise<{ texts: ReadonlyMap<string, string>; moves: readonly string[] }>;
  request(method: string, params: unknown): Promise<unknown>;
  notify(method: string, params: unknown): Promise<void>;
  uri(path: string): string;
  /** The next diagnostics of a file that are pushed, or the next that are wanted. */
  nextDiagnostics(path: string, isWanted?: (diagnostics: readonly Diagnostic[]) => boolean): Promise<readonly Diagnostic[]>;
  stop(): Promise<void>;
  /** Is gone without a word, and waits for the server to end. */
  leave(): Promise<void>;
}

interface EditorOptions {
  /** The project that is copied. Default: the repository's own. */
  readonly project?: string;
  /** Name of the folder that gets it; a path when it is there already and gets nothing. */
  readonly folder?: string;
  /** A folder that gets a second copy, opened beside the first. */
  readonly second?: string;
  /** The way in which editors start the server, from another folder. */
  readonly npm?: boolean;
}

const folders = ["screens", "schemas", "widgets"];

function copyProject(project: string, root: string): void {
  for (const folder of folders) cpSync(join(project, folder), join(root, folder), { recursive: true });
}

function start(npm: boolean): { readonly server: ChildProcess; readonly connection: ProtocolConnection } {
  const server = npm
    ? spawn("npm", ["--prefix", process.cwd(), "run", "-s", "language-server"], { stdio: ["pipe", "pipe", "inherit"], cwd: tmpdir() })
    : spawn(process.execPath, ["scripts/run-bundled.js", "src/authoring/language/server/main.ts"], { stdio: ["pipe", "pipe", "inherit"] });
  const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
  connection.listen();
  return { server, connection };
}

const capabilities = {
  workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ["rename", "create"] }, workspaceFolders: true },
};

export async function openEditor({ project = ".", folder = "layar", second, npm = false }: EditorOptions = {}): Promise<EditorClient> {
  const made = isAbsolute(folder) ? undefined : mkdtempSync(join(tmpdir(), "layar-editor-"));
  const root = made === undefined ? folder : join(made, folder);
  if (made !== undefined) copyProject(project, root);
  if (second !== undefined) copyProject(project, second);
  const { server, connection } = start(npm);
  const texts = new Map<string, { text: string; version: number }>();
  const waiting = new Map<string, (diagnostics: readonly Diagnostic[]) => void>();
  const uri = (path: string) => pathToFileURL(join(root, path)).href;
  const pathOf = (address: string) => relative(root, fileURLToPath(address));
  const saved = (path: string) => readFileSync(join(root, path), "utf8");
  const text = (path: string) => texts.get(path)?.text ?? saved(path);
  const ended = () => new Promise((resolve) => (server.exitCode === null ? server.once("exit", resolve) : resolve(server.exitCode)));
  const remove = () => {
    connection.dispose();
    if (made !== undefined) rmSync(made, { recursive: true });
  };
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
  const workspaceFolders = [root, ...(second === undefined ? [] : [second])].map((path) => ({ uri: pathToFileURL(path).href, name: path }));
  await connection.sendRequest("initialize", { processId: null, rootUri: pathToFileURL(root).href, workspaceFolders, capabilities });
  await connection.sendNotification("initialized", {});
  return {
    uri,
    text,
    saved,
    path: (path) => join(root, path),
    change: async (path, parts, { version }) => {
      const document = TextDocument.create(path, "json", 1, text(path));
      texts.set(path, { text: TextDocument.update(document, [...parts], 2).getText(), version: texts.get(path)?.version ?? version });
      await connection.sendNotification("textDocument/didChange", { textDocument: { uri: uri(path), version }, contentChanges: parts });
    },
    completeAndCancel: async (path, offset) => {
      const source = new CancellationTokenSource();
      const asked = connection.sendRequest("textDocument/completion", at(path, offset), source.token);
      source.cancel();
      return asked.then(
        () => "items",
        () => "cancelled",
      );
    },
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
    notify: (method, params) => connection.sendNotification(method, params),
    nextDiagnostics: (path, isWanted = () => true) =>
      new Promise((resolve) => {
        waiting.set(path, (diagnostics) => {
          if (isWanted(diagnostics)) resolve(diagnostics);
        });
      }),
    stop: async () => {
      await connection.sendRequest("shutdown");
      await connection.sendNotification("exit");
      await ended();
      remove();
    },
    leave: async () => {
      server.stdin?.end();
      await ended();
      remove();
    },
  };
}
