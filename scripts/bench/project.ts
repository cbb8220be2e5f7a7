/** A project of its own for the engine to publish: the checkout's widgets, catalogue and code, and the screens to measure. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { validatorOutputs } from "../contract/outputs.ts";

export const checkout = fileURLToPath(new URL("../..", import.meta.url));
const definitions = fileURLToPath(new URL("definitions", import.meta.url));

/** What every project needs of `screens/`; the screens themselves stay out, because they are not what is measured. */
const catalogue = ["actions", "markets", "languages", "wire", "rules.json", "settings.json", "shell.json", "stored.json"];
/** Folders whose validators are the project's own. */
const generated = /contract\/(answers|rules)\//;

export interface BenchProject {
  readonly root: string;
  /** Path of the definition of a screen. */
  definitionOf(screen: string): string;
  remove(): void;
}

/** With `hasPages` long lists come a page at a time, as shipped; without, all entries at once. It lies outside the checkout, because Vite does not watch `node_modules`. */
export function createProject(hasPages: boolean): BenchProject {
  const root = mkdtempSync(join(tmpdir(), "layar-bench-"));
  for (const path of ["node_modules", "schemas", "widgets"]) symlinkSync(join(checkout, path), join(root, path));
  linkInside(root, "src", "contract");
  linkInside(root, "src/contract", "answers", "rules");
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

/** Links what is in a folder of the checkout, except what the project has itself. */
function linkInside(root: string, folder: string, ...own: readonly string[]): void {
  mkdirSync(join(root, folder));
  const names = readdirSync(join(checkout, folder)).filter((name) => !own.includes(name));
  for (const name of names) symlinkSync(join(checkout, folder, name), join(root, folder, name));
}

function writeValidators(root: string): void {
  for (const [path, text] of validatorOutputs(root)) {
    if (!generated.test(path)) continue;
    mkdirSync(join(root, path, ".."), { recursive: true });
    writeFileSync(join(root, path), text);
  }
}
