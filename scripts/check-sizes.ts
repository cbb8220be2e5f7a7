// Prints what each screen costs a borrower on the first load, gzipped, with the change since the last release, and fails over the limits.
// `--record` writes the figures of this version, sets the limits 5 % above them, and notes what each door of the package exports.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { loadProject } from "../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../src/authoring/vite/index.ts";
import { listNames, reportFolder } from "./package/report.ts";
import { writeFigures } from "./release-files.ts";
import { type Figures, measureBuild } from "./sizes/figures.ts";
import { findExceeded, kilobytes, type Limits, listMeasurements, setLimits } from "./sizes/limits.ts";
import { type Release, readLastRelease, readLimits, writeRelease } from "./sizes/releases.ts";

const root = process.cwd();
const { version }: { version: string } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const markets = [...loadProject(readProjectFiles(root)).catalogue.markets.keys()];
const figures = await measureBuild(root, markets);
const measurements = listMeasurements(figures);
const last = readLastRelease(root);
if (process.argv.includes("--record")) {
  writeRelease(root, { version, figures }, setLimits(measurements));
  writeFigures(join(root, reportFolder), "released", JSON.stringify({ version, exports: listNames(root) }));
}
const limits = readLimits(root);
print(figures, limits, last);
const exceeded = findExceeded(measurements, limits);
for (const sentence of exceeded) console.error(sentence);
process.exitCode = exceeded.length > 0 ? 1 : 0;

function print(now: Figures, limits: Limits, before: Release | undefined): void {
  const old = before?.figures;
  const limit = (name: string) => kilobytes(limits[name]?.limit ?? 0);
  console.log(row("KB gzip", "market", "React", "state", "ours", "screen", "content", "script", "change", "style", "change"));
  for (const [name, { own, content, script, style }] of Object.entries(now.screens)) {
    const [screen = "", variant = ""] = name.split(" ");
    const shared = [now.libraries - now.state, now.state, now.ours].map(kilobytes);
    const { script: oldScript, style: oldStyle } = old?.screens[name] ?? {};
    const cells = [
      kilobytes(own),
      kilobytes(content),
      kilobytes(script),
      change(script, oldScript),
      kilobytes(style),
      change(style, oldStyle),
    ];
    console.log(row(screen, variant, ...shared, ...cells));
  }
  console.log(row("limit", "", "", "", limit("ours"), "", limit("content"), limit("script"), "", limit("style")));
  console.log(`\n${row("Static page", "", "script", "change")}`);
  for (const [route, size] of Object.entries(now.staticPages))
    console.log(row(route, "", kilobytes(size), change(size, old?.staticPages[route])));
  console.log(row("limit", "", limit("staticPage")));
  console.log(`\n${row("Part", "", "KB", "change", "limit")}`);
  console.log(row("Every screen", "", kilobytes(now.ours), change(now.ours, old?.ours), limit("ours")));
  console.log(row("First script", "", kilobytes(now.first), change(now.first, old?.first), limit("first")));
  console.log(row("Evaluator", "", kilobytes(now.evaluator), change(now.evaluator, old?.evaluator), limit("evaluator")));
  for (const [market, size] of Object.entries(now.remote))
    console.log(row("From the network", market, kilobytes(size), change(size, old?.remote[market]), limit("remote")));
  console.log(before ? `\nChanges are since ${before.version}.` : "\nNo release is recorded to compare with.");
}

function change(now: number, before: number | undefined): string {
  if (before === undefined) return "new";
  return `${now < before ? "" : "+"}${kilobytes(now - before)}`;
}

function row(...cells: readonly string[]): string {
  const [first = "", second = "", ...numbers] = cells;
  return [first.padEnd(26), second.padEnd(14), ...numbers.map((cell) => cell.padStart(8))].join("");
}
