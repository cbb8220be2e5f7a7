/** What `layar/language-server/worker` opens: the server in a page or in its worker, for one project that the page gives. */
import { BrowserMessageReader, BrowserMessageWriter } from "vscode-languageserver-protocol/browser";
import { createGivenProjects, type ProjectTexts } from "./given-projects.ts";
import { type LanguageServer, startServer } from "./start.ts";

export type { ProjectTexts } from "./given-projects.ts";
export type { LanguageServer } from "./start.ts";

/** What the server speaks over, and the project that it knows. */
export interface WorkerServerOptions {
  /** One end of a `MessageChannel`, of which the client has the other. */
  readonly port: MessagePort;
  /** The definitions of the project, and its schemas for editors in `schemas/editor/`, which completions by property come from. */
  readonly files: ProjectTexts;
  /** Address of the project's folder: documents are `<folder>screens/…`. Default: `file:///`. */
  readonly folder?: string;
}

/** A language server whose files the page gives. */
export interface WorkerServer extends LanguageServer {
  /** Takes the files as they are now; a document that the client has opened stays as the client has it. */
  setFiles(files: ProjectTexts): void;
}

/**
 * Starts the language server where there is no disk. It runs no code of a string.
 *
 * @example
 * onmessage = ({ data: { port, files } }) => startLanguageServer({ port, files });
 */
export function startLanguageServer({ port, files, folder = "file:///" }: WorkerServerOptions): WorkerServer {
  const projects = createGivenProjects(folder, files);
  const { stop } = startServer(new BrowserMessageReader(port), new BrowserMessageWriter(port), { projects, home: folder });
  return { stop, setFiles: projects.setFiles };
}
