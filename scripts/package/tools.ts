// The tools for Node, with the packages that they need in them. What they share with pages they take from the engine's modules.
import { join, relative, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { compiledShapes } from "../compiled-shapes.ts";
import { programs, toolDoors } from "./doors.ts";
import { outFolder as engineFolder } from "./engine.ts";

const root = resolve(import.meta.dirname, "../..");
const outFolder = join(root, "lib/tools");
/** Found by Node in what an app has, or with native parts. */
const external = [/^node:/, /^#/, /^react(-dom)?(\/|$)/, /^zustand\//, /^(vite|rolldown|lightningcss|typescript|esbuild)(\/|$)/];

const packageOf = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//;

/** A session and its view exist once, whichever door they come through. */
const oneEngine: Plugin = {
  name: "one-engine",
  async resolveId(id, importer) {
    const found = id.startsWith(".") && importer ? await this.resolve(id, importer, { skipSelf: true }) : null;
    const path = found && relative(join(root, "src"), found.id);
    if (!path?.startsWith("browser/")) return found;
    return { id: join(engineFolder, path.replace(/\.tsx?$/, ".js")), external: true };
  },
};

/** To compile the schemas of definitions takes longer than a check. */
const shapes: Plugin = {
  name: "shapes",
  load: (id) => (id.endsWith("/load/shape-validators.ts") ? { code: compiledShapes(), moduleType: "js" } : undefined),
};

/** Written types are formatted as TypeScript; the formatter loads what it has for other languages when it meets them. */
const otherLanguages = /\/prettier\/plugins\/(?!estree|typescript)/;
const oneLanguage: Plugin = {
  name: "one-language",
  load: (id) => (otherLanguages.test(id) ? { code: "export {};", moduleType: "js" } : undefined),
};

export async function buildTools(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: { ...toolDoors, ...programs },
    external,
    plugins: [oneEngine, shapes, oneLanguage],
    platform: "node",
    // Some packages have a form for Node that finds its parts by names which a bundler does not see.
    resolve: { mainFields: ["module", "main"] },
    transform: { jsx: { runtime: "automatic", development: false } },
    // A package that is meant for both kinds of modules.
    checks: { commonJsVariableInEsm: false },
  });
  await bundle.write({
    dir: outFolder,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    banner: ({ isEntry, name }) => (isEntry && name in programs ? "#!/usr/bin/env node" : ""),
    minify: true,
    // Each package by itself: a command reads those that it needs.
    codeSplitting: { groups: [{ test: /\/node_modules\//, debugName: "packages", name: (id) => packageOf.exec(id)?.[1] ?? null }] },
    sourcemap: true,
  });
}
