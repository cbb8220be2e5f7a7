// The one written form of a definition: what fits into a line stands on one, two blanks for each level. A node or step that
// does not fit says what it is in one line, because its short values share lines.

import { isObject } from "../../core/json/index.ts";

const lineWidth = 120;

function isScalar(value: unknown): boolean {
  return typeof value !== "object" || value === null;
}

function writeInline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(writeInline).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([name, part]) => `${JSON.stringify(name)}: ${writeInline(part)}`);
  return entries.length === 0 ? "{}" : `{ ${entries.join(", ")} }`;
}

function isNodeOrStep(value: unknown): boolean {
  return isObject(value) && ("widget" in value || "do" in value);
}

interface Entry {
  readonly line: string;
  readonly isShort: boolean;
}

/** Neighbours among the short values stand side by side as far as they fit. */
function shareLines(entries: readonly Entry[], indent: string): string[] {
  const lines: Entry[] = [];
  for (const entry of entries) {
    const before = lines[lines.length - 1];
    const joined = `${before?.line}, ${entry.line.slice(indent.length)}`;
    if (before?.isShort && entry.isShort && joined.length < lineWidth) lines.splice(-1, 1, { line: joined, isShort: true });
    else lines.push(entry);
  }
  return lines.map(({ line }) => line);
}

/** `used` are the characters that stand on the line already, and the comma that may follow. */
function write(value: unknown, indent: string, used: number): string {
  const inline = writeInline(value);
  if (isScalar(value) || used + inline.length <= lineWidth) return inline;
  const inner = `${indent}  `;
  const isList = Array.isArray(value);
  const entries = Object.entries(value ?? {}).map(([name, part]: [string, unknown]) => {
    const start = isList ? inner : `${inner}${JSON.stringify(name)}: `;
    return { line: `${start}${write(part, inner, start.length + 1)}`, isShort: isScalar(part) };
  });
  const lines = isNodeOrStep(value) ? shareLines(entries, inner) : entries.map(({ line }) => line);
  return isList ? `[\n${lines.join(",\n")}\n${indent}]` : `{\n${lines.join(",\n")}\n${indent}}`;
}

/** The text of a file that holds this JSON value. */
export function writeDefinition(value: unknown): string {
  const text = write(value, "", 0);
  // A file shows its parts one below the other, however small it is.
  return `${text.includes("\n") ? text : writeOpened(value)}\n`;
}

function writeOpened(value: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value) || Object.keys(value).length === 0) return writeInline(value);
  const lines = Object.entries(value).map(([name, part]) => `  ${JSON.stringify(name)}: ${writeInline(part)}`);
  return `{\n${lines.join(",\n")}\n}`;
}
