import { LanguageServer } from './language-server-shared.js';

/** Texts by path from the project's root, such as `screens/rides/list/screen.json`. */
type ProjectTexts = { readonly [path: string]: string; };

/** What the server speaks over, and the project that it knows. */
interface WorkerServerOptions {
    /** One end of a `MessageChannel`, of which the client has the other. */
    readonly port: MessagePort;
    /** The definitions of the project, and its schemas for editors in `schemas/editor/`, which completions by property come from. */
    readonly files: ProjectTexts;
    /** Address of the project's folder: documents are `<folder>screens/…`. Default: `file:///`. */
    readonly folder?: string;
}
/** A language server whose files the page gives. */
interface WorkerServer extends LanguageServer {
    /** Takes the files as they are now; a document that the client has opened stays as the client has it. */
    setFiles(files: ProjectTexts): void;
}
/**
 * Starts the language server where there is no disk. It runs no code of a string.
 *
 * @example
 * onmessage = ({ data: { port, files } }) => startLanguageServer({ port, files });
 */
declare function startLanguageServer({ port, files, folder }: WorkerServerOptions): WorkerServer;

export { LanguageServer, startLanguageServer };
export type { ProjectTexts, WorkerServer, WorkerServerOptions };
