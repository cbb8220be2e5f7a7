/** Screens as plain modules, for apps of other bundlers than Vite. */
import { writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { build, type Plugin } from "vite";
import { loadProject } from "../compiler/index.ts";
import { refreshScreenTypes, screenTypesFile } from "../generate/screen-types/index.ts";
import { engineFile, engineRoot, readProjectFiles } from "../project/index.ts";
import { nameChunk } from "./build-options.ts";
import { plainImports } from "./chunks/plain-imports.ts";
import { layar } from "./plugin.ts";
import { hostId } from "./screens/modules.ts";
import { shared, widgetKitId } from "./screens/virtual-modules.ts";

export interface ModulesOptions {
  /** The project's root. */
  readonly root: string;
  /** Where the modules go; what stands there is removed. */
  readonly out: string;
  /** As the plugin takes it. */
  readonly apiHost?: string;
}

/**
 * Writes `screens.js`, which exports `screens` as `virtual:layar` does, a module for each screen, `screens.css`, the styles of the engine
 * and the widgets, and at the project's root the types of its screens. React and the engine stay bare imports, so that an app has one of
 * each.
 *
 * Rejects with the checker's report where the definitions have problems.
 */
export async function buildModules({ root, out, apiHost }: ModulesOptions): Promise<void> {
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "error",
    plugins: [bare(), plainImports, layar({ root, apiHost })],
    // Whatever `NODE_ENV` says here: the app decides what it is built for.
    oxc: { jsx: { runtime: "automatic", development: false } },
    build: {
      outDir: out,
      emptyOutDir: true,
      target: "es2022",
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: { screens: hostId },
        preserveEntrySignatures: "strict",
        output: {
          entryFileNames: "[name].js",
          chunkFileNames: nameChunk,
          assetFileNames: ({ names: [name = ""] }) => (name.endsWith(".css") ? "screens.css" : "[name]-[hash:7][extname]"),
        },
      },
    },
  });
  refreshScreenTypes(root, loadProject(readProjectFiles(root)));
  const types = relative(out, join(root, screenTypesFile)).replaceAll(sep, "/");
  writeFileSync(join(out, "screens.d.ts"), `/// <reference path="./${types}" />\nexport { screens } from "virtual:layar";\n`);
}

/**
 * What the app has already. Modules of the engine go by their paths in the package: a copy of them would have contexts of its own. Its widgets
 * are part of the screens, as those of the project, and all styles of the style sheet, because not every bundler reads styles.
 */
function bare(): Plugin {
  const folders = ["src", "lib"].map((name) => join(engineRoot, name) + sep);
  const widgets = engineFile("src/widgets") + sep;
  return {
    name: "layar:bare",
    enforce: "pre",
    resolveId(id) {
      const isShared = id === widgetKitId || shared.some((name) => id === name || id.startsWith(`${name}/`));
      if (isShared) return { id, external: true };
      if (id.endsWith(".css") || id.startsWith(widgets) || !folders.some((folder) => id.startsWith(folder))) return undefined;
      return { id: `layar/${relative(engineRoot, id).replaceAll(sep, "/")}`, external: true };
    },
  };
}
