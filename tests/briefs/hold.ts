/**
 * What a recording holds of a result: what the author of the next call relies on, and nothing that changes with the wording of a
 * message, the length of a file or another screen.
 */
import { isObject } from "../../src/core/json/index.ts";
import type { ToolResult } from "../authoring/assistant/mcp-client.ts";

/** `later` are the inputs of the calls that follow, as JSON. */
type Hold = (text: string, later: string) => readonly string[];

/** Of the others only that they are not refused. */
const holds: { readonly [tool: string]: Hold } = {
  check: holdProblems,
  fix: holdProblems,
  find: (text, later) =>
    rowsOf(text).flatMap(({ kind, name }) =>
      String(name)
        .split(" ")
        .every((part) => later.includes(part))
        ? [`${kind} ${name}`]
        : [],
    ),
  new: (text) => ["made", "extended"].flatMap((list) => textsOf(text, list)),
  // Variants in which the same changes stand together.
  diff: (text) =>
    [...text.matchAll(/^([\w-]+) ([\w+@, -]+):/gm)].flatMap(([, screen, variants = ""]) =>
      variants.split(", ").map((one) => `${screen} ${one}`),
    ),
  // The first line of each failure.
  test: (text) => [...new Set([...text.matchAll(/^\S+:\d+:\d+ {2}(.+)$/gm)].map(([, name]) => `fails: ${name}`))],
};

export function hold(tool: string, { text, isError }: ToolResult, later: string): readonly string[] {
  if (isError) return ["refused"];
  return holds[tool]?.(text, later) ?? [];
}

/** By check and place; a list is at every index the same place. */
function holdProblems(text: string): string[] {
  return rowsOf(text, "problems").map(
    ({ check, file, pointer }) => `${check} ${file}#${String(pointer).replaceAll(/\/\d+(?=\/|$)/g, "/*")}`,
  );
}

function rowsOf(text: string, list?: string): { readonly [name: string]: unknown }[] {
  const value: unknown = parse(text);
  const rows = list === undefined ? value : isObject(value) && value[list];
  return Array.isArray(rows) ? rows.filter(isObject) : [];
}

function textsOf(text: string, list: string): string[] {
  const value = parse(text);
  const found = isObject(value) ? value[list] : undefined;
  return Array.isArray(found) ? found.map(String) : [];
}

/** Nothing where nothing was found, which is a sentence. */
function parse(text: string): unknown {
  return /^[[{]/.test(text) ? JSON.parse(text) : undefined;
}
