// The types of the doors, each in one file: what the package promises, as a reviewer of a change sees it in `docs/api`.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { type Plugin, rollup } from "rollup";
import { dts } from "rollup-plugin-dts";
import ts from "typescript";
import { doors } from "./doors.ts";

/** What several doors show stands beside the first that has it, and all import it from there. */
const homes: readonly (readonly [modules: RegExp, door: keyof typeof doors])[] = [
  [/\/src\/browser\/(?:bridge\/bridge|embed\/|runtime\/|view\/render-context)|\/core\/(?:expression\/evaluate|format\/plan)/, "layar"],
  [/\/src\/authoring\/(?:checker|compiler|without-build\/doors\/(?:problems|project-files))|\/core\/format\/problem/, "check"],
  [/\/authoring\/language\/server\/start/, "language-server"],
  [/\/src\/widgets\/types\.gen/, "widgets"],
];

const source = /(?<!\.d)\.tsx?$/;
const compilerOptions: ts.CompilerOptions = { stripInternal: true, target: ts.ScriptTarget.ES2022, jsx: ts.JsxEmit.ReactJSX };

/** What stands above the component of a widget: its schema and its examples say it already. */
function describeWidget(path: string): string {
  const { id, description } = JSON.parse(readFileSync(`${path}.schema.json`, "utf8"));
  const { examples } = JSON.parse(readFileSync(`${path}.examples.json`, "utf8"));
  const props = Object.values<{ readonly props: object }>(examples).map((example) => JSON.stringify(example.props, null, 1));
  const short = props.map((text) => text.replaceAll(/\n */g, " ")).find((text) => text.length < 400);
  return `/**\n * ${description}\n * @example { "widget": "${id}", "id": "${id}", "props": ${short} }\n */\n`;
}

/** A module as it is declared, by its text alone, which takes a tenth of the time: types that a door shows are written, not inferred. */
const declarations: Plugin = {
  name: "declarations",
  resolveId(id, importer) {
    if (importer !== undefined && !id.startsWith(".")) return undefined;
    const path = importer === undefined ? id : resolve(dirname(importer), id);
    // A style sheet shows nothing.
    return path.endsWith(".d.ts") ? path : source.test(path) ? path.replace(source, ".d.ts") : `${path}.d.ts`;
  },
  load(id) {
    const path = [".ts", ".tsx"].map((end) => id.replace(/\.d\.ts$/, end)).find((one) => existsSync(one));
    if (path === undefined) return "export {};";
    const { outputText } = ts.transpileDeclaration(readFileSync(path, "utf8"), { fileName: path, compilerOptions });
    const component = /^(.*\/src\/widgets\/([\w-]+)\/\2)\.tsx$/.exec(path);
    return component ? outputText.replace(/^export declare function/m, `${describeWidget(component[1] ?? "")}$&`) : outputText;
  },
};

/** Tables of one kind of entry stand on one line, as in the sources. */
const shorten = (text: string): string => text.replaceAll(/\{\n *([^\n{}]+;)\n *\}/g, "{ $1 }");

/** The text of each file, by its name. What is marked as internal is not among it. */
export async function bundleTypes(root: string): Promise<ReadonlyMap<string, string>> {
  const bundle = await rollup({
    input: Object.fromEntries(Object.entries(doors).map(([name, path]) => [name, join(root, path.replace(source, ".d.ts"))])),
    external: [/^[^./]/],
    plugins: [declarations, dts()],
  });
  const { output } = await bundle.generate({
    entryFileNames: "[name].d.ts",
    chunkFileNames: "[name].d.ts",
    minifyInternalExports: false,
    onlyExplicitManualChunks: true,
    manualChunks(id) {
      const door = homes.find(([modules]) => modules.test(id))?.[1];
      return door && `${door}-shared`;
    },
  });
  const bundled = output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, shorten(file.code)] as const] : []));
  // It declares a module that the build makes, so that there is nothing to bundle.
  return new Map([...bundled, ["vite-client.d.ts", readFileSync(join(root, "src/browser/embed/client.d.ts"), "utf8")]]);
}

export async function buildTypes(root: string): Promise<void> {
  const folder = join(root, "lib/types");
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of await bundleTypes(root)) writeFileSync(join(folder, name), text);
}
