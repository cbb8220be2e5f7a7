/** What `layar/language-server` opens: the server inside a program of Node, such as the extension of an editor. */
import { pathToFileURL } from "node:url";
import type { MessagePort } from "node:worker_threads";
import { PortMessageReader, PortMessageWriter, StreamMessageReader, StreamMessageWriter } from "vscode-languageserver-protocol/node";
import { diskProjects } from "./disk-projects.ts";
import { type LanguageServer, startServer } from "./start.ts";

export type { LanguageServer } from "./start.ts";

/** Where the messages of the client come from, and where those of the server go: streams, as of a process or a socket, or a port. */
export type LanguageServerOptions = (
  | { readonly reader: NodeJS.ReadableStream; readonly writer: NodeJS.WritableStream }
  | { readonly port: MessagePort }
) & {
  /** The folder in which a project is looked for when the client names none. Default: the working directory. */
  readonly root?: string;
};

/**
 * Starts the language server: it speaks the language server protocol, and reads the projects that the client opens from the disk.
 *
 * The program goes on when the client ends the conversation, unlike `layar-language-server`.
 *
 * @example
 * const { port1, port2 } = new MessageChannel();
 * const server = startLanguageServer({ port: port2, root: "layar" });
 * const client = createProtocolConnection(new PortMessageReader(port1), new PortMessageWriter(port1)); // of `vscode-languageserver-protocol`
 */
export function startLanguageServer(options: LanguageServerOptions): LanguageServer {
  const { root = process.cwd() } = options;
  const [reader, writer] =
    "port" in options
      ? [new PortMessageReader(options.port), new PortMessageWriter(options.port)]
      : [new StreamMessageReader(options.reader), new StreamMessageWriter(options.writer)];
  return startServer(reader, writer, { projects: diskProjects, home: pathToFileURL(root).href });
}
