/** Builds the pages as a release is built: production React, minified, for the oldest engines served. */
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { build, type InlineConfig, type Plugin } from "vite";
import { layar, scopedName } from "../../src/authoring/vite/index.ts";
import { bundleCode } from "../bundle-code.ts";
import { countPlugin } from "./counts/count-plugin.ts";
import { checkout } from "./project.ts";
import type { SubjectKind } from "./subjects.ts";

const pageFolder = dirname(fileURLToPath(new URL("page/main.ts", import.meta.url)));
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

/** The lists of widgets show their rows a page at a time; without it, all at once, as the others do. */
const wholeLists: Plugin = {
  name: "bench:whole-lists",
  enforce: "pre",
  transform(code, id) {
    // Small modules are copied into the screens that use them, with a query each.
    if (!/kit\/paged-rows\.tsx(?:\?|$)/.test(id)) return undefined;
    const whole = code.replace(/const page = \d+;/, "const page = 1e9;");
    if (whole === code) throw new Error("The kit's rows have no `const page` any more. Correct scripts/bench/bundles.ts.");
    return whole;
  },
};

/** What is written by hand has the engine's styles, but for the one by which entries out of view are neither laid out nor painted. */
function handStyles(hasEntryStyle: boolean): Plugin {
  return {
    name: "bench:hand-styles",
    enforce: "pre",
    transform(code, id) {
      if (!id.endsWith("/styles/base.css")) return undefined;
      const rule = '@import "./parts/entries.css";';
      if (!code.includes(rule)) throw new Error(`base.css has no ${rule} any more. Correct scripts/bench/bundles.ts.`);
      const ofCards = "@media screen { article.slip { content-visibility: auto; contain-intrinsic-size: auto 16rem; } }";
      return hasEntryStyle ? `${code}\n${ofCards}` : code.replace(rule, "");
    },
  };
}

interface SubjectOptions {
  /** Root of the engine's definitions. */
  readonly project?: string;
  /** Makes the engine and its widgets count what they do. */
  readonly counts?: boolean;
}

/** Whether it is of the engine or its widgets, and not of the bench itself or a library. */
function isOurs(file: string): boolean {
  return /\.tsx?$/.test(file) && !/\/(?:node_modules|scripts\/bench\/(?:page|engine))\//.test(file);
}

/** Gives the folder of the built page. */
export async function buildSubject({ name, file, hasEntryStyle }: SubjectKind, options: SubjectOptions = {}): Promise<string> {
  const { project, counts } = options;
  const outDir = join(output, counts ? `${name}-counts` : name);
  const own = project === undefined ? [handStyles(hasEntryStyle === true)] : [wholeLists, ...layar({ root: project })];
  const plugins = [react(), subjectModule(file), ...own, ...(counts ? [countPlugin(isOurs)] : [])];
  const target = { target: engines, cssTarget: engines, modulePreload: { polyfill: false } };
  await build({ ...settings, root: pageFolder, plugins, build: { ...target, outDir, emptyOutDir: true, reportCompressedSize: false } });
  return outDir;
}

/** Gives the folder of the app itself, with its router and its pages rendered ahead. */
export async function buildApp(project: string): Promise<string> {
  const outDir = join(output, "app");
  const plugins = [react(), layar({ root: project })];
  await build({ ...settings, root: join(checkout, "src/browser/app"), plugins, build: { outDir, emptyOutDir: true } });
  return outDir;
}

/** Gives the code of the measuring script, which is put into each page and is no part of its size. */
export function buildDriver(): Promise<string> {
  const lib = { entry: join(pageFolder, "driver.ts"), formats: ["iife" as const], name: "layarBench" };
  return bundleCode({ ...settings, root: pageFolder, build: { lib } });
}
