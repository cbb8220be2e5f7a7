// The playground, built: a page, its worker and their styles, which any server of files can serve from any folder.
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type Plugin } from "vite";
import { scopedName } from "../../src/authoring/vite/chunks/class-names.ts";
import { inLayer } from "../../src/authoring/vite/chunks/style-scope.ts";
import { makeExamples, makeSchemas } from "./examples.ts";

export async function buildPlayground(root: string, outDir: string): Promise<void> {
  // React's own tools for developers would come along otherwise.
  process.env.NODE_ENV = "production";
  const modules = {
    "virtual:playground/examples": `export const examples = ${JSON.stringify(makeExamples(root))};`,
    "virtual:playground/schemas": `export const schemas = ${JSON.stringify(makeSchemas(root))};`,
  };
  await build({
    root: join(root, "src/authoring/without-build/playground"),
    base: "./",
    configFile: false,
    publicDir: false,
    mode: "production",
    logLevel: "warn",
    cacheDir: join(root, "node_modules/.vite-playground"),
    resolve: { alias: { "layar/widget-kit": join(root, "src/browser/view/widget-kit.ts") } },
    css: { modules: { generateScopedName: scopedName } },
    plugins: [react(), serveModules(modules), inLayer(join(root, "src/authoring/templates/project"))],
    worker: { format: "es", plugins: () => [serveModules(modules)] },
    build: { outDir, emptyOutDir: true, modulePreload: false, target: "es2022", reportCompressedSize: false, chunkSizeWarningLimit: 4000 },
  });
}

function serveModules(modules: { readonly [id: string]: string }): Plugin {
  return {
    name: "layar:playground",
    resolveId: (id) => (Object.hasOwn(modules, id) ? `\0${id}` : null),
    load: (id) => (id.startsWith("\0virtual:playground/") ? (modules[id.slice(1)] ?? null) : null),
  };
}
