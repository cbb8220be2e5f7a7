/** Serving: a changed definition is checked, and only what it changes is sent to the page. */
import { join } from "node:path";
import type { Plugin, ViteDevServer } from "vite";
import { reportText } from "../../checker/index.ts";
import { isPictureFile } from "../../compiler/index.ts";
import { definitionFolders, isDefinitionFile, readProjectFiles, readSourceText, toProjectPath } from "../../project-files.ts";
import { buildOptions } from "../build-options.ts";
import { type CompiledProject, createProjectCompiler } from "./compile.ts";
import { clearProblems, showProblems } from "./dev-problems.ts";
import { type ModuleSettings, writeModules } from "./modules.ts";
import { resolvedId, virtualModules } from "./virtual-modules.ts";

/** Found one by one they would load the first page again. */
const packages = ["immer", "react", "react-dom", "react-dom/client", "react/jsx-dev-runtime", "react/jsx-runtime", "zustand/vanilla"];

export function hotDefinitions(root: string, apiHost: string): Plugin[] {
  let served: Served | undefined;
  let base = "/";
  const now = () => {
    served ??= openDefinitions({ root, apiHost, base, isHot: true });
    return served;
  };
  const main: Plugin = {
    name: "layar:serve",
    apply: "serve",
    config: () => ({ css: buildOptions.css, optimizeDeps: { include: [...packages] } }),
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.watcher.add(definitionFolders.map((folder) => join(root, folder)));
      server.environments.client.hot.on("vite:client:connect", () => report(server, now().newest));
    },
    async hotUpdate({ file, type, modules, server, read }) {
      const path = toProjectPath(root, file);
      if (!isDefinitionFile(path)) return;
      if (this.environment.name !== "client") return modules;
      const text = async () => (isPictureFile(path) ? readSourceText(root, path) : await read());
      const changed = now().change(path, type === "delete" ? undefined : await text());
      report(server, now().newest);
      return changed.flatMap((id) => this.environment.moduleGraph.getModuleById(resolvedId(id)) ?? []);
    },
  };
  return [main, { ...virtualModules(() => now().modules), apply: "serve" }];
}

/** Clears also when there is something to show, because of what the first message does to a new page. */
function report(server: ViteDevServer, compiled: CompiledProject): void {
  clearProblems(server);
  if (compiled.problems.length > 0) showProblems(server, compiled);
  if (compiled.notices.length > 0) server.config.logger.warn(reportText(compiled.notices, compiled.project.texts));
}

interface Served {
  /** Of the last definitions without problems; before there are any, an app without screens. */
  readonly modules: ReadonlyMap<string, string>;
  readonly newest: CompiledProject;
  /** Takes a file's new text, undefined when it is gone; gives the ids of the modules that it changed. */
  change(path: string, text: string | undefined): readonly string[];
}

function openDefinitions(settings: ModuleSettings): Served {
  const { root, apiHost } = settings;
  const texts = new Map(readProjectFiles(root).map(({ path, text }) => [path, text]));
  const compileFiles = createProjectCompiler(apiHost, { isDeveloping: true });
  const compile = () => compileFiles([...texts].map(([path, text]) => ({ path, text })));
  let newest = compile();
  let modules = writeModules(newest, settings);
  return {
    get modules() {
      return modules;
    },
    get newest() {
      return newest;
    },
    change(path, text) {
      if (text === undefined) texts.delete(path);
      else texts.set(path, text);
      newest = compile();
      if (newest.problems.length > 0) return [];
      const before = modules;
      modules = writeModules(newest, settings);
      return [...new Set([...before.keys(), ...modules.keys()])].filter((id) => before.get(id) !== modules.get(id));
    },
  };
}
