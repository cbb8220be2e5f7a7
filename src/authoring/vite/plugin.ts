/** The Vite plugin: definitions become modules of the build, and hot updates while serving. */
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { createCheckedCompiler, reportText } from "../checker/index.ts";
import { hashDefinitions, readProjectFiles } from "../project/index.ts";
import { inLayer } from "./chunks/style-scope.ts";
import { type Built, pagePlugins } from "./pages-plugin.ts";
import { readApiHost } from "./screens/api-host.ts";
import { createProjectCompiler } from "./screens/compile.ts";
import { explainWronglyPlain, findStatefulWidgets } from "./screens/find-stateful.ts";
import { writeModules } from "./screens/modules.ts";
import { pictureFiles } from "./screens/pictures.ts";
import type { ModuleSettings } from "./screens/screen-module.ts";
import { shared, virtualModules } from "./screens/virtual-modules.ts";
import { hotDefinitions } from "./serve/hot-definitions.ts";

/** Which project the plugin serves and builds, and how much of the page is its own. */
export interface LayarOptions {
  /** The project's root with `screens/`, `widgets/` and `schemas/entities/`. Default: the working directory. */
  readonly root?: string;
  /** Stands before the path of every call, for example `https://api.example`, in place of `baseUrl` of the wire file. Throws on what is no address. */
  readonly apiHost?: string;
  /**
   * Makes the whole app: the engine's page, an HTML file for each route, a service worker. Without it the plugin adds screens to an app
   * that is there and changes nothing else of it: import them from `virtual:layar`.
   */
  readonly pages?: boolean;
  /** A module from the root that exports by default who decides on flags of `pages`, a client of OpenFeature. Default: nobody. */
  readonly flags?: string;
}

/**
 * Checks and compiles the definitions for Vite: one lazily loaded module for each screen, which `screens` of `virtual:layar` name.
 *
 * A build with problems fails with the checker's report. While serving, problems are shown in the page and the last
 * good definitions stay.
 *
 * @example plugins: [react(), layar({ root: "layar" })]
 */
export function layar({ root = process.cwd(), apiHost = "", pages = false, flags }: LayarOptions = {}): Plugin[] {
  const folder = resolve(root);
  const given = { apiHost: readApiHost(apiHost), flags: flags && resolve(folder, flags) };
  const { main, modules, built } = buildScreens(folder, given);
  return [main, ...(pages ? pagePlugins(folder, built) : inLayer(folder)), modules, ...hotDefinitions(folder, { ...given, pages })];
}

interface Building {
  readonly main: Plugin;
  readonly modules: Plugin;
  /** Throws before the build has begun. */
  built(): Built;
}

function buildScreens(root: string, given: Pick<ModuleSettings, "apiHost" | "flags">): Building {
  let built: Built | undefined;
  let base = "/";
  const main: Plugin = {
    name: "layar:build",
    apply: "build",
    config: () => ({ resolve: { dedupe: [...shared] } }),
    configResolved(config) {
      base = config.base;
    },
    async buildStart() {
      const files = readProjectFiles(root);
      const stateful = await findStatefulWidgets(root, files, async (from, file) => (await this.resolve(from, file))?.id);
      const isPlain = (widget: string, isSaid: boolean): boolean => isSaid || (stateful.has(widget) && stateful.get(widget) === undefined);
      const compiled = createProjectCompiler(given.apiHost, { compiler: createCheckedCompiler({ isPlain }) })(files);
      const { problems, notices, project } = compiled;
      if (problems.length > 0) this.error(`The definitions have problems.\n\n${reportText(problems, project.texts)}`);
      const wrong = explainWronglyPlain(project.catalogue, stateful);
      if (wrong !== undefined) this.error(wrong);
      if (notices.length > 0) this.warn(reportText(notices, project.texts));
      built = { compiled, definitions: hashDefinitions(files), base, ...writeModules(compiled, { ...given, root, base, isHot: false }) };
      for (const [fileName, source] of pictureFiles(project.catalogue)) this.emitFile({ type: "asset", fileName, source });
    },
  };
  return {
    main,
    modules: { ...virtualModules(() => built?.modules ?? new Map()), apply: "build" },
    built() {
      if (!built) throw new Error("The build has not begun.");
      return built;
    },
  };
}
