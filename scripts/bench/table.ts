/** Writes what was measured as a table: ratios to hand-written React, and React's own values to see what they are ratios of. */
import { goalOf, isAbsolute } from "./cases.ts";
import type { Metric, Ratio, Reduced } from "./record.ts";
import { askedSubjects, compared, type SubjectName, yardstick } from "./subjects.ts";

export function writeOwn(name: string, value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return "";
  if (["script", "style", "heap", "above React", "before content"].includes(name)) return `${(value / 1024).toFixed(1)} KB`;
  if (name.endsWith(" growth")) return `${(100 * (value - 1)).toFixed(1)} %`;
  return `${value.toFixed(value < 1 ? 3 : 1)} ms`;
}

function writeRatio(ratio: Ratio | undefined): string {
  if (ratio === undefined || Number.isNaN(ratio.median)) return "";
  const spread = (ratio.high - ratio.low) / 2;
  return `${ratio.median.toFixed(2)}${spread < 0.005 ? "" : ` ± ${spread.toFixed(2)}`}`;
}

/** A ratio to React, or what it takes where the goal is no ratio. */
export function writeValue({ metric, taken }: Reduced, subject: SubjectName): string {
  return isAbsolute(metric) ? writeOwn(metric.name, taken[subject]?.median) : writeRatio(taken[subject]?.ratio);
}

export function writeGoal(metric: Metric): string {
  const goal = goalOf(metric);
  return isAbsolute(metric) ? writeOwn(metric.name, goal) : `${goal ?? ""}`;
}

function writeRow(result: Reduced): readonly string[] {
  const { metric, taken } = result;
  const goal = writeGoal(metric);
  return [
    `${metric.screen} ${metric.count}`,
    metric.name,
    goal && `≤ ${goal}`,
    ...compared.map(({ name }) => writeValue(result, name)),
    writeOwn(metric.name, taken[yardstick]?.median),
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

/** Whether there is a goal that the subject has not reached. */
export function isMissed({ metric, taken }: Reduced, name: SubjectName): boolean {
  const [goal, value] = [goalOf(metric), isAbsolute(metric) ? taken[name]?.median : taken[name]?.ratio.median];
  return askedSubjects.includes(name) && goal !== undefined && value !== undefined && value > goal;
}

/** Goals that are missed. */
export function findMissed(results: readonly Reduced[]): readonly string[] {
  return results.flatMap((result) => {
    const { metric } = result;
    return askedSubjects
      .filter((name) => isMissed(result, name))
      .map((name) => `${metric.name} of ${metric.screen} ${metric.count}, ${name}: ${writeValue(result, name)}, goal ${writeGoal(metric)}`);
  });
}
