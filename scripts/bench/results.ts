/** What was measured for a release, committed as `results/<version>.json`, and the table and the picture that are made of it. */
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { findNewestVersion, readFigures } from "../release-files.ts";
import { goalOf, isAbsolute } from "./cases.ts";
import { keyOf, type Metric, type Ratio, type Reduced } from "./record.ts";
import { askedSubjects, compared, type SubjectName, subjects, yardstick } from "./subjects.ts";
import { isMissed, writeGoal, writeOwn, writeValue } from "./table.ts";

const folder = "scripts/bench/results";

export interface Results {
  readonly version: string;
  readonly rounds: number;
  readonly results: readonly Reduced[];
}

/** Enough figures for what they are: the rest is noise. */
function shorten(_: string, value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(4)) : value;
}

/** Those of the newest release that has any. */
function readResults(root: string): Results {
  const newest = findNewestVersion(join(root, folder));
  if (newest === undefined) throw new Error(`${folder} has no results. Make some with \`npm run bench -- --record <version>\`.`);
  return readFigures(join(root, folder), newest);
}

/** A metric a line. What the file has of other parts of the bench stays in it. */
export function writeResults(root: string, { version, rounds, results }: Results): void {
  const hasFile = existsSync(join(root, folder, `${version}.json`));
  const before: readonly Reduced[] = hasFile ? readFigures<Results>(join(root, folder), version).results : [];
  const now = new Set(results.map(({ metric }) => keyOf(metric)));
  const all = [...before.filter(({ metric }) => !now.has(keyOf(metric))), ...results];
  const lines = all.map((reduced) => `  ${JSON.stringify(reduced, shorten)}`);
  const text = `{ "version": ${JSON.stringify(version)}, "rounds": ${rounds}, "results": [\n${lines.join(",\n")}\n] }\n`;
  writeFileSync(join(root, folder, `${version}.json`), text);
}

const screenWords: { readonly [screen: string]: string } = { cards: "cards", periods: "periods", form: "form", list: "rows" };
const actWords: { readonly [name: string]: string } = {
  mount: "Mount",
  last: "Toggle the last of",
  all: "Toggle all of",
  tags: "Show labels on",
  unrelated: "Tap on one of",
  key: "Key in the",
  heap: "Memory of",
  create: "Create",
  replace: "Replace",
  append: "Append",
  update: "Update every tenth of",
  select: "Select one of",
  swap: "Swap two of",
  remove: "Remove one of",
  clear: "Clear",
  "first paint": "First paint,",
  content: "Content shown,",
  "above React": "Script above React,",
  "before content": "Script before the content,",
  "heap growth": "Growth of memory by 30 visits to",
  "node growth": "Growth of nodes by 30 visits to",
  "longest task": "Longest task while scrolling",
};

const wayWords: { readonly [way: string]: string } = {
  far: "far server",
  wall: "to the last node",
  given: "data at hand, to the last node",
  cold: "first of a page",
  "cold wall": "first of a page, to the last node",
};

/** As a reader would say it. */
function describe({ screen, count, name }: Metric): string {
  const [act = "", way] = name.split(", ");
  const things = screen === "form" ? "form" : `${count.toLocaleString("en")} ${screenWords[screen] ?? screen}`;
  const how = way === undefined ? "" : `, ${wayWords[way] ?? way}`;
  return `${actWords[act] ?? act} ${things}${how}`;
}

/** What the table of the documentation has: whatever has a goal, and what is drawn. */
const isShown = ({ metric }: Reduced): boolean =>
  goalOf(metric) !== undefined || metric.screen === "list" || /^(?:mount|all), drawn$/.test(metric.name);

export const benchHead = (root: string): readonly string[] => [
  `What, in ${readResults(root).version}`,
  "Goal",
  ...compared.map(({ title }) => title),
  "React takes",
];

/** Bold where a goal is missed. */
function mark(result: Reduced, name: SubjectName): string {
  const value = writeValue(result, name);
  return isMissed(result, name) ? `**${value}**` : value;
}

export function benchRows(root: string): readonly (readonly string[])[] {
  return readResults(root)
    .results.filter(isShown)
    .map((result) => [
      describe(result.metric),
      writeGoal(result.metric),
      ...compared.map(({ name }) => mark(result, name)),
      writeOwn(result.metric.name, result.taken[yardstick]?.median),
    ]);
}

const colours: { readonly [S in SubjectName]?: string } = { shipped: "#00647d", components: "#4aa3b8", "json-render": "#c96f2b" };
const [labelWidth, barWidth, barHeight, groupGap, most] = [220, 420, 9, 14, 3];

function drawBar(name: SubjectName, ratio: Ratio | undefined, y: number): string {
  if (!ratio || Number.isNaN(ratio.median)) return "";
  const width = (Math.min(ratio.median, most) / most) * barWidth;
  const bar = `<rect x="${labelWidth}" y="${y}" width="${width.toFixed(1)}" height="${barHeight}" fill="${colours[name]}"/>`;
  return `${bar}<text x="${(labelWidth + width + 4).toFixed(1)}" y="${y + barHeight - 1}" font-size="9">${ratio.median.toFixed(2)}</text>`;
}

/** Bars for what has a goal: React's own is the line at 1, the goal is a mark. */
export function drawBench(root: string): string {
  const drawn = [...askedSubjects, "json-render" as const];
  const shown = readResults(root).results.filter(({ metric }) => goalOf(metric) !== undefined && !isAbsolute(metric));
  const groupHeight = drawn.length * (barHeight + 1) + groupGap;
  const height = 40 + shown.length * groupHeight;
  const xOf = (ratio: number): number => labelWidth + (ratio / most) * barWidth;
  const groups = shown.flatMap(({ metric, taken }, at) => {
    const y = 36 + at * groupHeight;
    const goal = xOf(goalOf(metric) ?? 0).toFixed(1);
    return [
      `<text x="${labelWidth - 8}" y="${y + 18}" text-anchor="end">${describe(metric)}</text>`,
      ...drawn.map((name, place) => drawBar(name, taken[name]?.ratio, y + place * (barHeight + 1))),
      `<path d="M${goal} ${y - 3}v${groupHeight - groupGap + 6}" stroke="#b00020" stroke-width="2"/>`,
    ];
  });
  const legend = drawn.map((name, at) => {
    const title = subjects.find((subject) => subject.name === name)?.title ?? name;
    return `<rect x="${labelWidth + at * 120}" y="8" width="10" height="10" fill="${colours[name]}"/><text x="${labelWidth + 14 + at * 120}" y="17">${title}</text>`;
  });
  const line = `<path d="M${xOf(1)} 26V${height}" stroke="#333" stroke-dasharray="3 3"/><text x="${xOf(1) + 3}" y="31" font-size="9">React by hand</text>`;
  const ground = `<rect width="100%" height="100%" fill="#fff"/>`;
  const goalKey = `<path d="M600 7v12" stroke="#b00020" stroke-width="2"/><text x="606" y="17">goal</text>`;
  const title = "<title>What the main thread spends, as ratios to the same screens by hand in React</title>";
  const style = `font-family="system-ui, sans-serif" font-size="11" fill="#222"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 ${height}" ${style}>\n${[title, ground, ...legend, goalKey, line, ...groups].filter(Boolean).join("\n")}\n</svg>\n`;
}
