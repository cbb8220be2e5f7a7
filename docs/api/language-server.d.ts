import { MessagePort } from 'node:worker_threads';
import { LanguageServer } from './language-server-shared.js';

/** Where the messages of the client come from, and where those of the server go: streams, as of a process or a socket, or a port. */
type LanguageServerOptions = ({
    readonly reader: NodeJS.ReadableStream;
    readonly writer: NodeJS.WritableStream;
} | { readonly port: MessagePort; }) & {
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
declare function startLanguageServer(options: LanguageServerOptions): LanguageServer;

export { LanguageServer, startLanguageServer };
export type { LanguageServerOptions };
