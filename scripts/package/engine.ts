// The engine for bundlers, module by module: what a screen imports is found by its path, and a page gets no more than that.
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type Plugin, rolldown } from "rolldown";
import { minify } from "rolldown/utils";
import { engineFolder } from "../../src/authoring/project/index.ts";

const root = resolve(import.meta.dirname, "../..");
export const outFolder = join(root, engineFolder);
const packages = join(outFolder, "packages");

/** What virtual modules import, and the pages of an app with them. */
const others = [
  "src/authoring/without-build/remote/index.ts",
  "src/authoring/vite/serve/problem-view.ts",
  "src/authoring/vite/serve/problems-element.ts",
  "src/authoring/studio/frame/main.tsx",
  "src/authoring/studio/developer/main.ts",
];
const files = ["src/browser", "src/core", "src/widgets"].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(folder, name)),
);
// What widgets declare is for the tools alone.
const modules = files.filter((path) => /\.tsx?$/.test(path) && !/\.d\.ts$|\/declarations\.gen\.ts$/.test(path));

/** Style sheets are for the bundler of the app, which finds them where they were beside the modules. */
const styles: Plugin = {
  name: "styles",
  resolveId: (id, importer) => (id.endsWith(".css") && importer ? { id: resolve(dirname(importer), id), external: true } : undefined),
};

export async function buildEngine(): Promise<void> {
  const bundle = await rolldown({
    cwd: root,
    input: [...modules, ...others],
    // Widgets name the kit as an app does: who joins them with its own has one of it.
    external: [/^virtual:/, /^#/, /^layar\//, /^react(-dom)?(\/|$)/, /^zustand\//, /^workbox-/, /^node:/],
    plugins: [styles],
    // Of a large package its small form.
    resolve: { alias: { "axe-core": "axe-core/axe.min.js" } },
    platform: "browser",
    transform: { jsx: { runtime: "automatic", development: false } },
    preserveEntrySignatures: "strict",
    // Of a module whose constants stand elsewhere an import without names would be left.
    optimization: { inlineConst: false },
  });
  await bundle.write({
    dir: outFolder,
    preserveModules: true,
    preserveModulesRoot: "src",
    entryFileNames: ({ name }) => `${name.replaceAll("node_modules", "packages")}.js`,
    sourcemap: true,
  });
  for (const path of files.filter((one) => /\.(css|html)$/.test(one))) copy(path);
  for (const path of readdirSync(packages, { recursive: true, encoding: "utf8" }))
    if (path.endsWith(".js")) await shrink(join(packages, path));
}

/** Packages came in their small form, which writing them as modules has undone. */
async function shrink(file: string): Promise<void> {
  const { code } = await minify(file, readFileSync(file, "utf8"), { module: true });
  writeFileSync(file, code);
}

function copy(path: string): void {
  const target = join(outFolder, relative("src", path));
  cpSync(join(root, path), target);
  // The page names its script.
  if (path.endsWith(".html")) writeFileSync(target, readFileSync(target, "utf8").replace(/(src="[^"]+)\.tsx?"/g, '$1.js"'));
}
