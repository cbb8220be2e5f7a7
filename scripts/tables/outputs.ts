// The documents with tables in them as texts by path, each table between its two marks, and the picture of the bench.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Outputs } from "../../src/authoring/generate/files/index.ts";
import { drawBench } from "../bench/results.ts";
import { documents, type Table } from "./rows.ts";

const picture = "docs/pictures/performance.svg";

/** Throws when a document lacks the marks of one of its tables. */
export function tableOutputs(root: string): Outputs {
  const filled = Object.entries(documents).map(([path, tables]) => {
    const text = readFileSync(join(root, path), "utf8");
    const fill = (from: string, [name, table]: [string, Table]): string => fillTable(from, { path, name, text: writeTable(table, root) });
    return [path, Object.entries(tables).reduce(fill, text)] as const;
  });
  return new Map([...filled, [picture, drawBench(root)]]);
}

function fillTable(document: string, { path, name, text }: { path: string; name: string; text: string }): string {
  const [start, end] = [`<!-- table: ${name} -->`, "<!-- end -->"];
  const from = document.indexOf(start);
  const to = document.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${path} has lost the marks \`${start}\` and \`${end}\` of a table.`);
  return `${document.slice(0, from)}${start}\n${text}${document.slice(to)}`;
}

function writeTable({ head, rows }: Table, root: string): string {
  const top = typeof head === "function" ? head(root) : head;
  const lines = [top, top.map(() => "---"), ...rows(root).map((row) => row.map((cell) => cell.replaceAll("|", "\\|")))];
  return lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
