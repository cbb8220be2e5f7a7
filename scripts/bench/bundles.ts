/** Builds the pages as a release is built: production React, minified, for the oldest engines served. */
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";
import { layar, scopedName, wholePage } from "../../src/authoring/vite/index.ts";
import { bundleCode } from "../bundle-code.ts";
import { countPlugin } from "./counts/count-plugin.ts";
import { checkout } from "./project.ts";
import type { SubjectKind } from "./subjects.ts";

const pageFolder = join(checkout, "scripts/bench/page");
const output = join(checkout, "node_modules/.cache/bench");

const settings: InlineConfig = {
  configFile: false,
  mode: "production",
  logLevel: "error",
  publicDir: false,
  define: { "process.env.NODE_ENV": '"production"' },
  css: { modules: { generateScopedName: scopedName } },
};
const engines = ["chrome87", "safari14"];

function subjectModule(file: string): Plugin {
  return { name: "bench:subject", enforce: "pre", resolveId: (id) => (id === "virtual:bench/subject" ? file : undefined) };
}

/** A module with other code; throws when it has lost the part that is changed. */
function changeModule(file: RegExp, part: RegExp, change: (code: string) => string): Plugin {
  return {
    name: `bench:${file.source}`,
    enforce: "pre",
    transform(code, id) {
      if (!file.test(id)) return undefined;
      if (!part.test(code)) throw new Error(`${id} has no ${part.source} any more. Correct scripts/bench/bundles.ts.`);
      return change(code);
    },
  };
}

const pageLength = /const page = \d+;/;
/**
 * The lists of widgets show their rows a page at a time; without it, all at once, as the others do. Small modules are copied into the
 * screens that use them, with a query each.
 */
const wholeLists = changeModule(/kit\/paged-rows\.tsx(?:\?|$)/, pageLength, (code) => code.replace(pageLength, "const page = 1e9;"));

const entryStyle = /@import "\.\/parts\/entries\.css";/;
const cardStyle = "@media screen { article.ly-slip { content-visibility: auto; contain-intrinsic-size: auto 16rem; } }";
/** What is written by hand has the engine's styles, but for the one by which entries out of view are neither laid out nor painted. */
const handStyles = (hasEntryStyle = false): Plugin =>
  changeModule(/\/styles\/base\.css$/, entryStyle, (code) => (hasEntryStyle ? `${code}\n${cardStyle}` : code.replace(entryStyle, "")));

/** Whether it is of the engine or its widgets, and not of the bench itself or a library. */
function isOurs(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\/(?:node_modules|scripts\/bench\/(?:page|engine))\//.test(file);
}

/** Gives the folder of the built page. Of the engine, `project` is the root of the definitions; with `hasCounts` it counts what it does. */
export async function buildSubject(
  { name, file, alias, hasEntryStyle }: SubjectKind,
  project?: string,
  hasCounts = false,
): Promise<string> {
  const outDir = join(output, hasCounts ? `${name}-counts` : name);
  const own = project === undefined ? [handStyles(hasEntryStyle), wholePage] : [wholeLists, ...layar({ root: project, pages: true })];
  const plugins = [react(), subjectModule(join(checkout, "scripts/bench", file)), ...own, ...(hasCounts ? [countPlugin(isOurs)] : [])];
  const target = { target: engines, cssTarget: engines, modulePreload: { polyfill: false } };
  const resolve = { alias };
  await build({
    ...settings,
    root: pageFolder,
    plugins,
    resolve,
    build: { ...target, outDir, emptyOutDir: true, reportCompressedSize: false },
  });
  return outDir;
}

/** Gives the folder of the app itself, with its router and its pages rendered ahead. */
export async function buildApp(project: string): Promise<string> {
  const outDir = join(output, "app");
  const plugins = [react(), layar({ root: project, pages: true })];
  await build({ ...settings, root: join(checkout, "src/browser/app"), plugins, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Gives the code of the measuring script, which is put into each page and is no part of its size. */
export function buildDriver(): Promise<string> {
  const lib = { entry: join(pageFolder, "driver.ts"), formats: ["iife" as const], name: "layarBench" };
  return bundleCode({ ...settings, root: pageFolder, build: { lib } });
}
