// The types of the doors, each in one file: what the package promises, as a reviewer of a change sees it in `docs/api`.
import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import { doors } from "./doors.ts";

const root = resolve(import.meta.dirname, "../..");

/** What several doors show stands in the first that has it, and the others import it from there. */
const homes: readonly (readonly [modules: RegExp, door: keyof typeof doors])[] = [
  [/\/src\/browser\/(?:bridge\/bridge|embed\/|runtime\/|view\/render-context)/, "layar"],
  [/\/src\/authoring\/(?:checker|compiler|doors\/(?:problems|project-files))|\/core\/format\/problem/, "check"],
  [/\/authoring\/language\/server\/start/, "language-server"],
];

/** The text of each file, by its name. What is marked as internal is not among it. */
export async function bundleTypes(): Promise<ReadonlyMap<string, string>> {
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(doors).map(([name, path]) => [name, join(root, path)])),
    external: [/^node:/, /^react(-dom)?(\/|$)/, /^zustand\//, /^vite$/, /^layar\//, /^vscode-/],
    plugins: [dts({ tsconfig: join(root, "tsconfig.json"), compilerOptions: { stripInternal: true } })],
  });
  const { output } = await bundle.generate({
    entryFileNames: "[name].d.ts",
    chunkFileNames: "[name].d.ts",
    minifyInternalExports: false,
    onlyExplicitManualChunks: true,
    manualChunks: (id) => homes.find(([modules]) => modules.test(id))?.[1],
  });
  return new Map(output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file.code] as const] : [])));
}

export async function buildTypes(): Promise<void> {
  const folder = join(root, "lib/types");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await bundleTypes()) writeFileSync(join(folder, name), text);
  cpSync(join(root, "src/browser/embed/client.d.ts"), join(folder, "vite-client.d.ts"));
}
