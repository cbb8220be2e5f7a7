/** A project of its own for the engine to publish: the checkout's widgets, catalogue and code, and the screens to measure. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { validatorOutputs } from "../contract/outputs.ts";

export const checkout = fileURLToPath(new URL("../..", import.meta.url));
const definitions = fileURLToPath(new URL("definitions", import.meta.url));

/** What every project needs of `screens/`; the screens themselves stay out, because they are not what is measured. */
const catalogue = ["actions", "markets", "languages", "wire", "rules.json", "settings.json", "shell.json", "stored.json"];
const linked = ["node_modules", "schemas", "widgets", "src/app"];

export interface BenchProject {
  readonly root: string;
  /** Path of the definition of a screen. */
  definitionOf(screen: string): string;
  remove(): void;
}

/** With `hasPages` long lists come a page at a time, as shipped; without, all entries at once. It lies outside the checkout, because Vite does not watch `node_modules`. */
export function createProject(hasPages: boolean): BenchProject {
  const root = mkdtempSync(join(tmpdir(), "layar-bench-"));
  mkdirSync(join(root, "src"));
  for (const path of linked) symlinkSync(join(checkout, path), join(root, path));
  for (const path of catalogue) cpSync(join(checkout, "screens", path), join(root, "screens", path), { recursive: true });
  cpSync(join(definitions, "actions.json"), join(root, "screens/actions/bench.json"));
  const definitionOf = (screen: string): string => join(root, `screens/bench/${screen}.json`);
  mkdirSync(join(root, "screens/bench"));
  for (const screen of ["cards", "periods", "form"]) {
    const text = readFileSync(join(definitions, `${screen}.json`), "utf8");
    writeFileSync(definitionOf(screen), hasPages ? text.replace(/\s*"page": \d+,/, "") : text);
  }
  writeValidators(root);
  return { root, definitionOf, remove: () => rmSync(root, { recursive: true, force: true }) };
}

function writeValidators(root: string): void {
  for (const [path, text] of validatorOutputs(root)) {
    if (!/contract\/(answers|rules)\//.test(path)) continue;
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
