// The documents with tables in them as texts by path, each table between its two marks, and the picture of the bench.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Outputs } from "../../src/authoring/generate/index.ts";
import { benchHead, benchRows, drawBench } from "../bench/results.ts";
import {
  actionRows,
  catalogueRows,
  checkFamilyRows,
  checkRows,
  checkStateRows,
  commandRows,
  type Row,
  stepRows,
  widgetKindRows,
  widgetRows,
} from "./rows.ts";

interface Table {
  readonly head: Row;
  readonly rows: (root: string) => readonly Row[];
}

const documents: { readonly [path: string]: { readonly [name: string]: Table } } = {
  "docs/commands.md": {
    commands: { head: ["Command", "What it does", "Options"], rows: commandRows },
  },
  "docs/screens.md": {
    steps: { head: ["Step", "What it does", "Besides `do` and `when`"], rows: stepRows },
    catalogues: { head: ["Catalogue", "Actions with an address"], rows: catalogueRows },
    actions: { head: ["Action", "Address", "What it does"], rows: actionRows },
  },
  "docs/widgets.md": {
    "widget-kinds": { head: ["Widgets that", "Names"], rows: widgetKindRows },
    widgets: { head: ["Widget", "What it is", "Properties (`?` may be left out)", "`bind`", "Events", "Takes nodes in"], rows: widgetRows },
  },
  "docs/performance.md": {
    bench: { head: benchHead, rows: benchRows },
  },
  "docs/checks.md": {
    "check-families": { head: ["What must hold", "Checks"], rows: checkFamilyRows },
    "check-states": { head: ["Check", "Where the settings say nothing"], rows: checkStateRows },
    checks: { head: ["Check", "Rule", "What goes wrong without it"], rows: checkRows },
  },
};

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
  const [before, rest] = split(document, `<!-- table: ${name} -->`, path);
  const [, after] = split(rest, "<!-- end -->", path);
  return `${before}<!-- table: ${name} -->\n${text}<!-- end -->${after}`;
}

function split(text: string, mark: string, path: string): readonly [before: string, after: string] {
  const at = text.indexOf(mark);
  if (at < 0) throw new Error(`${path} has lost the mark \`${mark}\`.`);
  return [text.slice(0, at), text.slice(at + mark.length)];
}

function writeTable({ head, rows }: Table, root: string): string {
  const lines = [head, head.map(() => "---"), ...rows(root).map((row) => row.map((cell) => cell.replaceAll("|", "\\|")))];
  return lines.map((cells) => `| ${cells.join(" | ")} |\n`).join("");
}
