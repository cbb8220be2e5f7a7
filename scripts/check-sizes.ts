// Prints what each screen costs a borrower on the first load, gzipped, and fails over the limits. 1 KB is 1,024 bytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build, type Manifest } from "vite";
import { buildOptions, findNeeded } from "../src/publish/index.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const limits = { script: 86, ours: 12, evaluator: 2.5, style: 8 };
const goal = 80;

const manifest: Manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8"));
const sizes = new Map<string, number>();
const faults: string[] = [];

const entry = Object.keys(manifest).find((key) => manifest[key]?.isEntry) ?? "";
const always = neededBy(entry);
const libraries = sum(always.filter((file) => file.includes("libraries")));
const ours = sum(always) - libraries;
const style = sum(
  readdirSync(join(dist, "assets"))
    .filter((name) => name.endsWith(".css"))
    .map((name) => `assets/${name}`),
);
const evaluator = await bundledSize("src/expression/evaluate.ts");

console.log(row("screen", "market", "libraries", "ours", "screen", "script"));
for (const screen of screens())
  for (const market of markets()) {
    const key = findScreen(screen, market);
    const own = sum(neededBy(key).filter((file) => !always.includes(file)));
    const script = libraries + ours + own;
    console.log(row(screen, market, ...[libraries, ours, own, script].map(kilobytes)));
    check(`The script of ${screen} in ${market}`, script, limits.script);
  }
console.log(
  `\nours in every screen ${kilobytes(ours)}, of it the evaluator ${kilobytes(evaluator)}, style sheet ${kilobytes(style)} KB; goal for a screen ${goal} KB`,
);
check("What every screen needs of ours", ours, limits.ours);
check("The evaluator", evaluator, limits.evaluator);
check("The style sheet", style, limits.style);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function check(what: string, bytes: number, limit: number): void {
  if (bytes > limit * 1024) faults.push(`${what} takes ${kilobytes(bytes)} KB, more than ${limit} KB.`);
}

/** Files that a chunk of the manifest needs, itself included. */
function neededBy(key: string): readonly string[] {
  return findNeeded(key, (one) => manifest[one]?.imports ?? []).map((one) => manifest[one]?.file ?? "");
}

function screens(): readonly string[] {
  const found = Object.keys(manifest).map((key) => /layar\/screen\/([\w-]+)/.exec(key)?.[1]);
  return [...new Set(found.filter((name) => name !== undefined))].sort();
}

function markets(): readonly string[] {
  return readdirSync(join(root, "screens/markets")).map((name) => name.replace(".json", ""));
}

/** A screen that is the same in all markets has one chunk without a market in its name. */
function findScreen(screen: string, market: string): string {
  const ends = [`layar/screen/${screen}`, `layar/screen/${screen}/${market}`];
  const found = Object.keys(manifest).find((key) => ends.some((end) => key.endsWith(end)));
  if (!found) throw new Error(`The build has no chunk of ${screen} in ${market}. Run the build first.`);
  return found;
}

function sum(files: readonly string[]): number {
  return files.reduce((total, file) => total + gzipped(file), 0);
}

function gzipped(file: string): number {
  const known = sizes.get(file) ?? gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  sizes.set(file, known);
  return known;
}

/** A module by itself as the build would write it. A library build would leave the blanks in. */
async function bundledSize(file: string): Promise<number> {
  const result = await build({
    configFile: false,
    root,
    logLevel: "error",
    build: {
      write: false,
      target: buildOptions.build?.target,
      rolldownOptions: { input: join(root, file), preserveEntrySignatures: "strict" },
    },
  });
  const outputs = [result].flat().flatMap((one) => ("output" in one ? one.output : []));
  return outputs.reduce((total, output) => total + (output.type === "chunk" ? gzipSync(output.code, { level: 9 }).length : 0), 0);
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, at) => (at < 2 ? cell.padEnd(20) : cell.padStart(10))).join("");
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(2);
}
