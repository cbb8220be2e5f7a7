// What every response of the server needs: the project that a document belongs to.
import type { Connection } from "vscode-languageserver";
import { createSchemaHelp, createWorkspace, type FindChange, type SchemaHelp, type Workspace, withExamples } from "../service/index.ts";
import { type Abilities, noAbilities } from "./abilities.ts";
import { type Converter, createConverter } from "./convert.ts";
import { createDiagnosticsPublisher, type DiagnosticsPublisher } from "./diagnostics-publisher.ts";
import type { Projects } from "./projects.ts";

/** One for each project that has an opened folder or document. */
export interface Session {
  readonly root: string;
  readonly workspace: Workspace;
  readonly help: SchemaHelp;
  readonly convert: Converter;
  readonly published: DiagnosticsPublisher;
  readonly abilities: Abilities;
  readonly engineUri: Projects["engineUri"];
  /** Says who wrote a line last, where the project has a history. */
  readonly findChange: FindChange;
}

export interface Opened extends Session {
  /** From the root of the project. */
  readonly path: string;
}

export interface Sessions {
  setAbilities(given: Abilities): void;
  /** Its address. */
  openFolder(uri: string): void;
  /** Undefined for what is no definition of any project: another scheme, another folder, another kind of file. */
  find(uri: string): Opened | undefined;
  stop(): void;
}

/** While files are moved, one that was just listed may be gone. */
const againMs = 100;

export function createSessions(connection: Connection, projects: Projects): Sessions {
  const stopping = new AbortController();
  const opened = new Map<string, Session>();
  let abilities = noAbilities;
  const open = (root: string): Session => {
    const workspace = createWorkspace(projects.read(root));
    const addresses = { pathOf: (uri: string) => projects.pathOf(root, uri), uriOf: (path: string) => projects.uriOf(root, path) };
    const convert = createConverter(addresses, () => workspace);
    const published = createDiagnosticsPublisher(connection, convert, () => workspace);
    const read = () => {
      try {
        workspace.setFiles(projects.read(root));
        published.changedOutside();
      } catch {
        if (!stopping.signal.aborted) setTimeout(read, againMs);
      }
    };
    projects.watch(root, stopping.signal, read);
    published.changedOutside();
    const help = createSchemaHelp(withExamples(workspace, projects.schemasOf(root)));
    const findChange: FindChange = async (asked) => projects.findChange?.(root, asked);
    return { root, workspace, help, convert, published, abilities, engineUri: projects.engineUri, findChange };
  };
  const at = (uri: string): Session | undefined => {
    const root = projects.rootOf(uri);
    if (root === undefined) return undefined;
    const session = opened.get(root) ?? open(root);
    opened.set(root, session);
    return session;
  };
  return {
    setAbilities: (given) => {
      abilities = given;
    },
    openFolder: (uri) => {
      at(uri);
    },
    find: (uri) => {
      const session = at(uri);
      const path = session?.convert.pathOf(uri);
      return session === undefined || path === undefined ? undefined : { ...session, path };
    },
    stop: () => {
      stopping.abort();
      for (const { published } of opened.values()) published.stop();
    },
  };
}
