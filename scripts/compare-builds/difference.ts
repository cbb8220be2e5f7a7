/** Where two playings part, in words for a reader. */
import { countAlike } from "../../src/core/json/index.ts";
import type { PlayResult } from "./play.ts";

const mostLines = 40;
const longestLine = 400;

/** Lines of a readable difference; empty when both are alike. */
export function findDifference(before: PlayResult, after: PlayResult): string[] {
  const titles = [...new Set([...before.stages, ...after.stages].map(({ title }) => title))];
  const stages = titles.flatMap((title) => {
    const [old, fresh] = [before, after].map(({ stages }) => stages.find((stage) => stage.title === title)?.lines);
    if (old === undefined || fresh === undefined) return [`  ${title}: ${old ? "the new" : "the old"} build never comes to this`];
    const changed = diffLines(old, fresh);
    const rest = changed.length > mostLines ? [`    and ${changed.length - mostLines} more lines`] : [];
    return changed.length > 0 ? [`  ${title}:`, ...changed.slice(0, mostLines), ...rest] : [];
  });
  const [old, fresh] = [before, after].map(({ fault = "played to its end" }) => fault);
  return old === fresh ? stages : [...stages, `  - ${old}`, `  + ${fresh}`];
}

/** What is gone and what is new, in order; by the longest common subsequence of what is between the equal ends. */
function diffLines(before: readonly string[], after: readonly string[]): string[] {
  const [start, end] = countAlike(before, after);
  const gone = before.slice(start, before.length - end);
  const come = after.slice(start, after.length - end);
  const lengths = commonLengths(gone, come);
  const lines: string[] = [];
  for (let i = 0, j = 0; i < gone.length || j < come.length; ) {
    if (i < gone.length && j < come.length && gone[i] === come[j]) {
      i++;
      j++;
    } else if (j === come.length || (i < gone.length && (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0)))
      lines.push(`    - ${gone[i++]?.slice(0, longestLine)}`);
    else lines.push(`    + ${come[j++]?.slice(0, longestLine)}`);
  }
  return lines;
}

function commonLengths(gone: readonly string[], come: readonly string[]): number[][] {
  const lengths = Array.from({ length: gone.length + 1 }, () => Array.from({ length: come.length + 1 }, () => 0));
  for (let i = gone.length - 1; i >= 0; i--)
    for (let j = come.length - 1; j >= 0; j--) {
      const row = lengths[i];
      if (row === undefined) continue;
      row[j] = gone[i] === come[j] ? (lengths[i + 1]?.[j + 1] ?? 0) + 1 : Math.max(lengths[i + 1]?.[j] ?? 0, row[j + 1] ?? 0);
    }
  return lengths;
}
