/** The language server on standard input and output, for every editor that speaks the protocol. */
import { pathToFileURL } from "node:url";
import { createConnection } from "vscode-languageserver/node";
import { readVersion } from "../../project/index.ts";
import { diskProjects } from "./disk-projects.ts";
import { serveLanguage } from "./server.ts";

if (process.argv[2] === "--version") process.stdout.write(`${readVersion()}\n`);
else serveLanguage(createConnection(process.stdin, process.stdout), { projects: diskProjects, home: pathToFileURL(process.cwd()).href });
