// What every response of the server needs: the project that a document belongs to.
import { existsSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type { Connection } from "vscode-languageserver";
import { editorSchemasOf, isDefinitionFile, readProjectFiles, watchProjectFiles } from "../../project/index.ts";
import { createSchemaHelp, createWorkspace, type SchemaHelp, type Workspace, withExamples } from "../service/index.ts";
import { type Abilities, noAbilities } from "./abilities.ts";
import { type Converter, createConverter } from "./convert.ts";
import { createDiagnosticsPublisher, type DiagnosticsPublisher } from "./diagnostics-publisher.ts";

/** One for each project that has an opened folder or document. */
export interface Session {
  readonly root: string;
  readonly workspace: Workspace;
  readonly help: SchemaHelp;
  readonly convert: Converter;
  readonly published: DiagnosticsPublisher;
  readonly abilities: Abilities;
}

export interface Opened extends Session {
  /** From the root of the project. */
  readonly path: string;
}

export interface Sessions {
  setAbilities(given: Abilities): void;
  openFolder(folder: string): void;
  /** Undefined for what is no definition of any project: another scheme, another folder, another kind of file. */
  find(uri: string): Opened | undefined;
  stop(): void;
}

/** The path of a document; undefined when it is on no disk. */
export function fileOf(uri: string): string | undefined {
  try {
    return new URL(uri).protocol === "file:" ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

/** The nearest folder at or above one that holds a project. */
function findRoot(folder: string): string | undefined {
  const found = resolve(folder);
  if (existsSync(join(found, "screens", "catalogue"))) return found;
  return dirname(found) === found ? undefined : findRoot(dirname(found));
}

/** While files are moved, one that was just listed may be gone. */
const againMs = 100;

export function createSessions(connection: Connection): Sessions {
  const stopping = new AbortController();
  const opened = new Map<string, Session>();
  let abilities = noAbilities;
  const open = (root: string): Session => {
    const workspace = createWorkspace(readProjectFiles(root));
    const convert = createConverter(root, () => workspace);
    const published = createDiagnosticsPublisher(connection, convert, () => workspace);
    const read = () => {
      try {
        workspace.setFiles(readProjectFiles(root));
        published.changedOutside();
      } catch {
        if (!stopping.signal.aborted) setTimeout(read, againMs);
      }
    };
    watchProjectFiles(root, stopping.signal, read);
    published.changedOutside();
    return { root, workspace, help: createSchemaHelp(withExamples(workspace, editorSchemasOf(root))), convert, published, abilities };
  };
  const at = (folder: string): Session | undefined => {
    const root = findRoot(folder);
    if (root === undefined) return undefined;
    const session = opened.get(root) ?? open(root);
    opened.set(root, session);
    return session;
  };
  return {
    setAbilities: (given) => {
      abilities = given;
    },
    openFolder: (folder) => {
      at(folder);
    },
    find: (uri) => {
      const file = fileOf(uri);
      const session = file === undefined ? undefined : at(dirname(file));
      const path = session?.convert.pathOf(uri) ?? "";
      return session !== undefined && isDefinitionFile(path) ? { ...session, path } : undefined;
    },
    stop: () => {
      stopping.abort();
      for (const { published } of opened.values()) published.stop();
    },
  };
}
