import { isObject } from "../../../core/json/index.ts";

/** A definition, the list or object in it, and one entry of that. */
const openLevels = 4;

const width = 160;

/**
 * The text of a schema that machines read and people only see as a change: a widget, a step or a property stands on a line each, so
 * that a changed line has the name of what changed.
 */
export const writeSchema = (schema: object): string => `${write(schema, 0)}\n`;

function write(value: unknown, level: number): string {
  const line = JSON.stringify(value);
  const indent = "  ".repeat(level);
  if (level === openLevels || indent.length + line.length <= width) return line;
  const inner = `${indent}  `;
  if (Array.isArray(value)) return `[\n${value.map((entry) => inner + write(entry, level + 1)).join(",\n")}\n${indent}]`;
  if (!isObject(value)) return line;
  const entries = Object.entries(value).map(([name, part]) => `${inner}${JSON.stringify(name)}: ${write(part, level + 1)}`);
  return `{\n${entries.join(",\n")}\n${indent}}`;
}
