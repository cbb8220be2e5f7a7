import { createConnection, createProtocolConnection, type MessageReader, type MessageWriter } from "vscode-languageserver";
import { type Served, serveLanguage } from "./server.ts";

/** A language server that runs until the client ends it, or the program around it does. */
export interface LanguageServer {
  /** Ends it; what the client asks afterwards has no response. */
  stop(): void;
}

/** Starts a server in a program of somebody else, which goes on when the client ends the conversation. */
export function startServer(reader: MessageReader, writer: MessageWriter, served: Served): LanguageServer {
  const watchDog = { shutdownReceived: false, initialize: () => undefined, exit: () => stop() };
  const connection = createConnection((logger) => createProtocolConnection(reader, writer, logger), watchDog);
  const sessions = serveLanguage(connection, served);
  const stop = (): void => {
    sessions.stop();
    connection.dispose();
  };
  // The client is gone without a word.
  reader.onClose(stop);
  return { stop };
}
