/** Turns a range of a file's text into line, column and the lines to print. Lines and columns count from 1. */

export interface LineColumn {
  readonly line: number;
  readonly column: number;
}

/** Longer lines are cut around the range, so that a frame fits a terminal. */
const maxWidth = 110;
const lead = 40;

/** The line and column of an offset; a column counts characters, so that a tab is one. */
export function lineColumnAt(text: string, offset: number): LineColumn {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: [...before.slice(lineStart)].length + 1 };
}

/** The line of the range with carets beneath it. A range over several lines is marked to the end of its first line. */
export function drawFrame(text: string, start: number, end: number): string[] {
  const { line } = lineColumnAt(text, start);
  const lineStart = text.lastIndexOf("\n", start - 1) + 1;
  const nextBreak = text.indexOf("\n", start);
  const lineEnd = nextBreak === -1 ? text.length : nextBreak;
  const shown = cutLine(text.slice(lineStart, lineEnd).replace(/\r$/, "").replaceAll("\t", " "), start - lineStart);
  const width = Math.max(1, Math.min(end, lineEnd) - start);
  const carets = Math.min(width, Math.max(1, shown.text.length - shown.column));
  const gutter = ` ${line} | `;
  const blank = `${" ".repeat(gutter.length - 2)}| `;
  return [gutter + shown.text, blank + " ".repeat(shown.column) + "^".repeat(carets)];
}

function cutLine(line: string, column: number): { text: string; column: number } {
  if (line.length <= maxWidth) return { text: line, column };
  const indent = Math.min(line.length - line.trimStart().length, column);
  const from = Math.max(indent, column - lead);
  const head = from > indent ? "…" : "";
  const tail = line.length > from + maxWidth ? "…" : "";
  return { text: head + line.slice(from, from + maxWidth) + tail, column: column - from + head.length };
}
