/** Turns a span of a file's text into line, column and the lines to print. Lines and columns count from 1. */

export interface Position {
  readonly line: number;
  readonly column: number;
}

/** Longer lines are cut around the span, so that a frame fits a terminal. */
const maxWidth = 110;
const lead = 40;

/** The line and column of an offset; a column counts characters, so that a tab is one. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf("\n") + 1;
  return { line: before.split("\n").length, column: [...before.slice(lineStart)].length + 1 };
}

/** The line of the span with carets beneath it. A span over several lines is marked to the end of its first line. */
export function drawFrame(text: string, start: number, end: number): string[] {
  const { line } = positionAt(text, start);
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
  const indent = line.length - line.trimStart().length;
  const bare = line.slice(Math.min(indent, column));
  const place = column - Math.min(indent, column);
  if (bare.length <= maxWidth) return { text: bare, column: place };
  const from = place > lead ? place - lead : 0;
  const head = from > 0 ? "…" : "";
  const tail = bare.length > from + maxWidth ? "…" : "";
  return { text: head + bare.slice(from, from + maxWidth) + tail, column: place - from + head.length };
}
