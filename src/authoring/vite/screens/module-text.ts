/** How the text of a module is put together: imports with short names, tables of them, data. */
import { findFile } from "../engine.ts";

export interface Imports {
  readonly lines: string[];
  /** Imports one export of a file of ours, or of a virtual module, and gives the name that it has here. */
  one(name: string, file: string): string;
  /** An object of exports by their own names. */
  table(names: readonly string[], file: string): string;
}

/** Files are given by their paths from the root. */
export function createImports(root: string): Imports {
  const lines: string[] = [];
  const one: Imports["one"] = (name, file) => {
    const local = `i${lines.length}`;
    const path = file.startsWith("virtual:") ? file : findFile(root, file);
    lines.push(`import { ${JSON.stringify(name)} as ${local} } from ${JSON.stringify(path)};`);
    return local;
  };
  return { lines, one, table: (names, file) => objectOf(names, (name) => one(name, file)) };
}

/** The same text with other addresses in its imports. */
export function relinkImports(text: string, addressOf: (imported: string) => string): string {
  return text.replace(/^(import \{ .* \} from )(".*");$/gm, (_, start: string, path: string) => {
    return `${start}${JSON.stringify(addressOf(JSON.parse(path)))};`;
  });
}

export function objectOf(names: readonly string[], show: (name: string) => string): string {
  return `{ ${names.map((name) => `${JSON.stringify(name)}: ${show(name)}`).join(", ")} }`;
}

/** JSON as an expression of the language, in which `"__proto__": x` would set a prototype instead of a property. */
export function literal(value: unknown): string {
  return JSON.stringify(value).replaceAll('"__proto__":', '["__proto__"]:');
}
