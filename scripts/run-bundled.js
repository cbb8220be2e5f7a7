/**
 * Runs a TypeScript file as one script: `node scripts/run-bundled.js <file> [arguments]`. Loading the command line's 290 modules one
 * by one takes longer than the check of all screens.
 */
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setFlagsFromString } from "node:v8";
import { build } from "esbuild";

// The engine optimizes what has run about 70 KB of byte code. A short command does not live to see that pay, a long one still does.
setFlagsFromString("--interrupt-budget=500000");

const [, , file, ...rest] = process.argv;
if (file === undefined) throw new Error("Name the file to run: node scripts/run-bundled.js <file> [arguments]");
const folder = fileURLToPath(new URL("../node_modules/.cache/layar", import.meta.url));
const target = resolve(folder, `${basename(file, ".ts")}.mjs`);
const { outputFiles } = await build({
  entryPoints: [file],
  bundle: true,
  write: false,
  platform: "node",
  format: "esm",
  // The runtime asks Vite whether it is being developed.
  define: { "import.meta.env.DEV": "false" },
  packages: "external",
  sourcemap: "inline",
  sourcesContent: false,
  outfile: target,
});
mkdirSync(folder, { recursive: true });
// Written aside, so that another command never reads half of it.
const aside = `${target}.${process.pid}`;
writeFileSync(aside, outputFiles[0].contents);
renameSync(aside, target);

process.setSourceMapsEnabled(true);
process.argv = [process.execPath, target, ...rest];
await import(pathToFileURL(target).href);
