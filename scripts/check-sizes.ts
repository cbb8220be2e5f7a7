// Prints what each screen costs a borrower on the first load, gzipped, and fails over the limits. 1 KB is 1,024 bytes.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundledSize } from "./sizes/bundled-size.ts";
import { readChunks } from "./sizes/chunks.ts";

const root = process.cwd();
const dist = join(root, "dist");
const limits = { script: 90, ours: 12.6, evaluator: 2.5, style: 8, remote: 58, static: 1 };
const goal = 80;
const faults: string[] = [];

const { screens, promotionsOf, always, stylesOf, ownOf, remoteOf, staticPages, sum } = readChunks(dist);
const markets = readdirSync(join(root, "screens/markets")).map((name) => name.replace(".json", ""));
/** Of the two columns with words: a screen, and a market with the promotion of a variant. */
const widths = [Math.max(...screens.map(({ length }) => length)) + 2, 14];
const isLibraries = (file: string) => file.includes("/libraries-");
const libraries = sum(always.filter(isLibraries));
// They share a chunk with React, so they are weighed by themselves and React is the rest.
const state = await stateSize();
const ours = sum(always.filter((file) => !isLibraries(file)));
const evaluator = await bundledSize(root, join(root, "src/core/expression/evaluate/evaluate.ts"));

console.log(row("KB gzip", "market", "React", "state", "ours", "screen", "script", "style"));
for (const screen of screens)
  for (const market of markets.flatMap((one) => [one, ...promotionsOf(screen, one)])) {
    const own = sum(ownOf(screen, market));
    const style = sum(stylesOf(screen));
    const script = libraries + ours + own;
    console.log(row(screen, market, ...[libraries - state, state, ours, own, script, style].map(kilobytes)));
    check(`The script of ${screen} in ${market}`, script, limits.script);
    check(`The style sheet of ${screen}`, style, limits.style);
  }
console.log(row("limit", "", "", "", String(limits.ours), "", String(limits.script), String(limits.style)));
console.log(row("goal", "", "", "", "", "", String(goal), ""));
console.log(`\n${row("Static page", "", "script")}`);
for (const [route, files] of staticPages) {
  console.log(row(route, "", kilobytes(sum(files))));
  check(`The script of the page ${route}`, sum(files), limits.static);
}
console.log(row("limit", "", String(limits.static)));
if (staticPages.size === 0) faults.push("The build has no static page.");
console.log(`\nOf ours the evaluator takes ${kilobytes(evaluator)} KB; its limit is ${limits.evaluator} KB.`);
check("What every screen needs of ours", ours, limits.ours);
check("The evaluator", evaluator, limits.evaluator);
for (const market of markets) {
  const files = remoteOf(market);
  if (files.length === 0) continue;
  console.log(`What reads a screen from the network in ${market} takes ${kilobytes(sum(files))} KB; its limit is ${limits.remote} KB.`);
  check(`What reads a screen from the network in ${market}`, sum(files), limits.remote);
}
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

/** zustand, and immer once every screen needs it; until then it counts for the screens that use it. */
async function stateSize(): Promise<number> {
  const hasImmer = always.some((file) => readFileSync(join(dist, file), "utf8").includes("immer-draftable"));
  const packages = ["zustand/vanilla", ...(hasImmer ? ["immer"] : [])];
  const sizes = await Promise.all(packages.map((name) => bundledSize(root, name)));
  return sizes.reduce((total, size) => total + size, 0);
}

function check(what: string, bytes: number, limit: number): void {
  if (bytes > limit * 1024) faults.push(`${what} takes ${kilobytes(bytes)} KB, more than ${limit} KB.`);
}

function row(...cells: readonly string[]): string {
  return cells.map((cell, at) => (at < widths.length ? cell.padEnd(widths[at] ?? 0) : cell.padStart(9))).join("");
}

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(2);
}
