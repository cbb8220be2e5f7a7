/** Writes what was measured as a table: ratios to hand-written React, and React's own values to see what they are ratios of. */
import { goalOf } from "./cases.ts";
import type { Ratio, Reduced } from "./record.ts";
import { askedSubjects, subjects, yardstick } from "./subjects.ts";

const compared = subjects.filter(({ name }) => name !== yardstick);

export function writeOwn(name: string, value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return "";
  if (name === "script" || name === "style" || name === "heap") return `${(value / 1024).toFixed(1)} KB`;
  return `${value.toFixed(value < 1 ? 3 : 1)} ms`;
}

export function writeRatio(ratio: Ratio | undefined): string {
  if (ratio === undefined || Number.isNaN(ratio.median)) return "";
  const spread = (ratio.high - ratio.low) / 2;
  return `${ratio.median.toFixed(2)}${spread < 0.005 ? "" : ` ± ${spread.toFixed(2)}`}`;
}

function writeRow({ metric, medians, ratios }: Reduced): readonly string[] {
  const goal = goalOf(metric);
  return [
    `${metric.screen} ${metric.count}`,
    metric.name,
    goal === undefined ? "" : `≤ ${goal}`,
    ...compared.map(({ name }) => writeRatio(ratios[name])),
    writeOwn(metric.name, medians[yardstick]),
  ];
}

export function writeTable(results: readonly Reduced[]): string {
  const rows = [["screen", "what", "goal", ...compared.map(({ title }) => title), "React itself"], ...results.map(writeRow)];
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]): string => `| ${row.map((text, column) => pad(text, widths[column] ?? 0, column)).join(" | ")} |`;
  const [head = [], ...body] = rows;
  return [line(head), `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`, ...body.map(line)].join("\n");
}

function pad(text: string, width: number, column: number): string {
  return column < 2 ? text.padEnd(width) : text.padStart(width);
}

/** Goals that are missed. */
export function findMissed(results: readonly Reduced[]): readonly string[] {
  return results.flatMap(({ metric, ratios }) =>
    askedSubjects.flatMap((name) => {
      const [goal, ratio] = [goalOf(metric), ratios[name]];
      if (goal === undefined || ratio === undefined || ratio.median <= goal) return [];
      return [`${metric.name} of ${metric.screen} ${metric.count}, ${name}: ${writeRatio(ratio)}, goal ${goal}`];
    }),
  );
}
