/** Serving: a changed definition is checked, and only what it changes is sent to the page. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { deepEqual } from "../../../core/json/index.ts";
import { reportText } from "../../checker/index.ts";
import { blocksServing, isCatalogueFile, isPictureFile } from "../../compiler/index.ts";
import { refreshScreenTypes } from "../../generate/screen-types/index.ts";
import { definitionFolders, engineFile, isDefinitionFile, readProjectFiles, readSourceText, toProjectPath } from "../../project/index.ts";
import { buildOptions } from "../build-options.ts";
import { type CompiledProject, createProjectCompiler } from "../screens/compile.ts";
import { createModuleWriter } from "../screens/modules.ts";
import type { ModuleSettings } from "../screens/screen-module.ts";
import { resolvedId, shared, virtualModules } from "../screens/virtual-modules.ts";
import { createLastGood } from "./last-good.ts";
import { askEvent, type ProblemList, problemsEvent } from "./problem-events.ts";
import { listForPage } from "./problem-list.ts";
import { repeatChanges } from "./repeat-changes.ts";
import { servedCompiler } from "./served-compiler.ts";

const problemView = engineFile("src/authoring/vite/serve/problem-view.ts");

/** Found one by one they would load the first page again. */
const packages = ["react", "react-dom", "react-dom/client", "react/jsx-dev-runtime", "react/jsx-runtime", "zustand/vanilla"];

/** Tools that read a Vite configuration, such as `layar dev`, find the project by this plugin and its `api`. */
export const servePluginName = "layar:serve";

/** Where a server has this one, calls go to it, whatever the options say of the API. */
export const mockPluginName = "layar:mock-server";

export interface ServeApi {
  /** Of the project. */
  readonly root: string;
  /** Whether the whole app is the engine's. */
  readonly pages: boolean;
  /** Lets a server serve what stands on the disk now: a page that is opened before the file system has reported a change has it, too. */
  refresh(server: ViteDevServer): void;
  /** Writes no types of what changes from now on: who only looks at screens changes no file. */
  leaveTypes(): void;
}

interface Serving extends Pick<ModuleSettings, "apiHost" | "flags"> {
  /** The whole app is the engine's, not that of a host with screens in it. */
  readonly pages: boolean;
}

export function hotDefinitions(root: string, { pages, ...given }: Serving): Plugin[] {
  let served: Served | undefined;
  let base = "/";
  let isMocked = false;
  const now = () => {
    served ??= openDefinitions({ ...given, apiHost: isMocked ? "" : given.apiHost, root, base, isHot: true, isMocked });
    return served;
  };
  const refreshOwnTypes = createOwnTypes(root);
  let writesTypes = true;
  const announce = (server: ViteDevServer): void => {
    const { newest } = now();
    report(server, newest);
    if (!writesTypes) return;
    refreshOwnTypes(newest).catch((error: unknown) => server.config.logger.error(String(error)));
    // With problems some names are missing, and the types stay as they were.
    if (!pages && !newest.problems.some(blocksServing)) refreshScreenTypes(root, newest.project);
  };
  const api: ServeApi = {
    root,
    pages,
    refresh: (server) => forget(server, now().refresh()),
    leaveTypes() {
      writesTypes = false;
    },
  };
  const main: Plugin = {
    name: servePluginName,
    apply: "serve",
    api,
    config: ({ server }) => ({
      resolve: { dedupe: [...shared] },
      // Screens import its modules one by one, and a page has each of them once.
      optimizeDeps: { exclude: ["layar"], ...(pages && { include: [...packages] }) },
      ...(server?.watch === undefined && { server: { watch: { followSymlinks: false } } }),
      ...(pages && { css: buildOptions.css }),
    }),
    // Node cannot load the style sheets that they import, so a test runner takes them through the plugins, too.
    configEnvironment: () => ({ resolve: { noExternal: [/\/layar\/lib\/engine\/widgets\//] } }),
    configResolved(config) {
      base = config.base;
      isMocked = config.plugins.some(({ name }) => name === mockPluginName);
    },
    configureServer(server) {
      server.middlewares.use(boxDrawings(pages ? /\.svg(?:$|[?#])/i : /\/screens\/pictures\/[^?#]*\.svg(?:$|[?#])/i));
      server.watcher.add(definitionFolders.map((folder) => join(root, folder)));
      repeatChanges(server, (file) => isDefinitionFile(toProjectPath(root, file)));
      server.environments.client.hot.on(askEvent, (_, client) => client.send(problemsEvent, now().list));
      server.httpServer?.once("listening", () => announce(server));
    },
    // Other documents of the server show no screens of the app.
    transformIndexHtml: (html) =>
      pages && html.includes('id="root"')
        ? [{ tag: "script", attrs: { type: "module", src: `/@fs${problemView}` }, injectTo: "head" }]
        : [],
    async hotUpdate({ file, type, modules, server, read }) {
      const path = toProjectPath(root, file);
      if (!isDefinitionFile(path)) return;
      if (this.environment.name !== "client") return modules;
      const text = async () => (isPictureFile(path) ? readSourceText(root, path) : await read());
      const changed = now().change(path, type === "delete" ? undefined : await text());
      if (changed === undefined) return [];
      announce(server);
      // A server writes pages with the same definitions.
      forget(server, changed, this.environment.name);
      server.environments.client.hot.send(problemsEvent, now().list);
      return changed.flatMap((id) => this.environment.moduleGraph.getModuleById(resolvedId(id)) ?? []);
    },
  };
  return [main, { ...virtualModules(() => now().modules), apply: "serve" }];
}

/** What is asked for next has the new text, in all environments but for the one that Vite notifies. */
function forget({ environments }: ViteDevServer, ids: readonly string[] = [], but = ""): void {
  for (const { name, moduleGraph } of Object.values(environments))
    for (const id of name === but ? [] : ids) {
      const known = moduleGraph.getModuleById(resolvedId(id));
      if (known !== undefined) moduleGraph.invalidateModule(known);
    }
}

/** What the types of the project's widgets and entities are made of. */
const typedFile = /^(?:widgets|schemas\/entities)\/.*\.json$/;

/** Writes them when what they are made of is another than before, one after the other. */
function createOwnTypes(root: string): (newest: CompiledProject) => Promise<void> {
  let known: string | undefined;
  let written = Promise.resolve();
  const write = async (): Promise<void> => {
    // It takes longer to load than the check of all screens.
    const { generateIn } = await import("../../generate/files/index.ts");
    await generateIn(root);
  };
  return ({ problems, project }) => {
    const texts = JSON.stringify([...project.texts].filter(([path]) => typedFile.test(path)));
    known ??= texts;
    if (known !== texts && !problems.some(({ at }) => typedFile.test(at.file))) {
      known = texts;
      written = written.catch(() => undefined).then(write);
    }
    return written;
  };
}

/** A drawing that is opened as a document of this server runs and fetches nothing, whatever is in it. */
function boxDrawings(drawing: RegExp) {
  return ({ url = "" }: IncomingMessage, response: ServerResponse, next: () => void): void => {
    // The server finds the file by the decoded path.
    const plain = url.replace(/%[0-7][\da-f]/gi, decodeURIComponent);
    if (drawing.test(plain)) response.setHeader("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    next();
  };
}

/** In the terminal, for who looks there; the page has its own view. */
function report({ config }: ViteDevServer, { problems, notices, project }: CompiledProject): void {
  if (problems.length > 0) config.logger.error(reportText(problems, project.texts));
  if (notices.length > 0) config.logger.warn(reportText(notices, project.texts));
}

interface Served {
  /** Of the screens that can be shown; before there are any, an app without screens. */
  readonly modules: ReadonlyMap<string, string>;
  readonly newest: CompiledProject;
  readonly list: ProblemList;
  /** Takes a file's new text, undefined when it is gone; gives the ids of the modules that it changed, or undefined when it is known. */
  change(path: string, text: string | undefined): readonly string[] | undefined;
  /** The same for all files. */
  refresh(): readonly string[] | undefined;
}

function openDefinitions(settings: ModuleSettings): Served {
  const { root, apiHost } = settings;
  const read = () => new Map(readProjectFiles(root).map(({ path, text }) => [path, text]));
  let texts = read();
  const compileFiles = createProjectCompiler(apiHost, { isDeveloping: true, compiler: servedCompiler(root) });
  const compile = () => compileFiles([...texts].map(([path, text]) => ({ path, text })));
  const showGood = createLastGood();
  const writeModules = createModuleWriter(settings);
  let newest = compile();
  let shown = showGood(newest);
  let modules = writeModules({ ...newest, ...shown }).modules;
  const replace = (files: typeof texts): readonly string[] => {
    texts = files;
    newest = compile();
    shown = showGood(newest);
    // What all screens depend on cannot be read: they stay as they are.
    if (newest.problems.some((problem) => blocksServing(problem) && isCatalogueFile(problem.at.file))) return [];
    const before = modules;
    modules = writeModules({ ...newest, ...shown }).modules;
    return [...new Set([...before.keys(), ...modules.keys()])].filter((id) => before.get(id) !== modules.get(id));
  };
  return {
    get modules() {
      return modules;
    },
    get newest() {
      return newest;
    },
    get list() {
      return listForPage(root, newest, shown);
    },
    // With everything that was written together with it, such as the files of a new market.
    change: (path, text) => (texts.get(path) === text ? undefined : replace(read())),
    refresh() {
      const files = read();
      return deepEqual([...files], [...texts]) ? undefined : replace(files);
    },
  };
}
