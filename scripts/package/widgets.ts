// The widgets for apps without the plugin: one module, which a server reads as well, and their styles as one sheet in the layer of screens.
import { readFileSync, writeFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { transform } from "lightningcss";
import { type Plugin, rolldown } from "rolldown";
import { widgetDoor } from "./doors.ts";

const root = resolve(import.meta.dirname, "../..");
const outFolder = join(root, "lib/doors");

/** Gives each style sheet as a module of the names of its classes, and keeps its text. */
function namesOfClasses(sheets: Map<string, string>): Plugin {
  return {
    name: "names-of-classes",
    load: {
      filter: { id: /\.module\.css$/ },
      handler(id) {
        const pattern = `ly-${basename(id, ".module.css")}_[local]`;
        const { code, exports = {} } = transform({ filename: id, code: readFileSync(id), minify: true, cssModules: { pattern } });
        sheets.set(id, code.toString());
        const names = Object.entries(exports).map(([local, { name }]) => `export const ${local} = ${JSON.stringify(name)};\n`);
        return { code: names.join(""), moduleType: "js" };
      },
    },
  };
}

export async function buildWidgets(): Promise<void> {
  const sheets = new Map<string, string>();
  const bundle = await rolldown({
    cwd: root,
    input: { ...widgetDoor },
    external: [/^react(\/|$)/, /^layar\//],
    plugins: [namesOfClasses(sheets)],
    platform: "browser",
    transform: { jsx: { runtime: "automatic", development: false } },
  });
  await bundle.write({
    dir: outFolder,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
    minify: true,
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  const texts = [...sheets].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  writeFileSync(join(outFolder, "widgets.css"), `@layer layar {\n${texts.join("\n")}\n}\n`);
}
