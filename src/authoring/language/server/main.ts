/** The language server on standard input and output, for every editor that speaks the protocol. */
import { createConnection } from "vscode-languageserver/node";
import { serveLanguage } from "./server.ts";

serveLanguage(createConnection(process.stdin, process.stdout), process.cwd());
