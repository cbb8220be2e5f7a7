/** Writes what was measured as tables: ratios to hand-written React, and React's own values to see what they are ratios of. */
import { goalOf } from "./cases.ts";
import { bestRatio, type Reduced } from "./record.ts";
import { type SubjectName, subjects } from "./subjects.ts";

const compared: readonly SubjectName[] = ["engine", "windowed", "dom", "json-render"];

function isCount(name: string): boolean {
  return name.startsWith("renders");
}

function writeOwn(name: string, value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return "";
  if (name === "script" || name === "style" || name === "heap") return `${(value / 1024).toFixed(1)} KB`;
  return isCount(name) ? `${round(value)}` : `${value.toFixed(value < 1 ? 3 : 1)} ms`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function cell({ metric, medians, ratios }: Reduced, subject: SubjectName): string {
  if (isCount(metric.name)) return writeOwn(metric.name, medians[subject]);
  const ratio = ratios[subject];
  return ratio === undefined || Number.isNaN(ratio) ? "" : ratio.toFixed(2);
}

function writeBest(reduced: Reduced): string {
  const subject: SubjectName = isWindowed(reduced.metric.name) ? "windowed" : "engine";
  return isCount(reduced.metric.name) ? "" : (bestRatio(reduced, subject)?.toFixed(2) ?? "");
}

/** Pages are opened of the engine as shipped only. */
function isWindowed(name: string): boolean {
  return name.startsWith("first paint") || name.startsWith("content");
}

function writeGoal(name: string): string {
  const goal = name === "renders of key" ? 2 : name === "renders of unrelated" ? 1 : goalOf(name);
  return goal === undefined ? "" : `≤ ${goal}`;
}

function writeRow(reduced: Reduced): readonly string[] {
  const { screen, count, name } = reduced.metric;
  const own = writeOwn(name, reduced.medians.react);
  return [`${screen} ${count}`, name, writeGoal(name), ...compared.map((subject) => cell(reduced, subject)), own, writeBest(reduced)];
}

export function writeTable(results: readonly Reduced[]): string {
  const titles = compared.map((name) => subjects.find((subject) => subject.name === name)?.title ?? name);
  const rows = [["screen", "what", "goal", ...titles, "React itself", "best rounds"], ...results.map(writeRow)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]): string => `| ${row.map((text, column) => pad(text, widths[column] ?? 0, column)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...body.map(line)].join("\n");
}

function pad(text: string, width: number, column: number): string {
  return column < 2 ? text.padEnd(width) : text.padStart(width);
}

/** Rows of the design's goals that the engine misses. */
export function findMissed(results: readonly Reduced[]): readonly string[] {
  return results.flatMap(({ metric, ratios }) => {
    const goal = goalOf(metric.name);
    const name: SubjectName = isWindowed(metric.name) ? "windowed" : "engine";
    const ratio = ratios[name];
    if (goal === undefined || ratio === undefined || ratio <= goal) return [];
    return [`${metric.name} of ${metric.screen} ${metric.count}: ${ratio.toFixed(2)}, goal ${goal}`];
  });
}
