/** A project of its own for the engine to build: the checkout's widgets, catalogue and code, and the screens to measure. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const checkout = fileURLToPath(new URL("../..", import.meta.url));
const definitions = fileURLToPath(new URL("definitions", import.meta.url));

/** What every project needs of `screens/`; the screens themselves stay out, because they are not what is measured. */
const catalogue = ["actions", "markets", "languages", "wire", "rules.json", "shell.json", "stored.json"];

export interface BenchProject {
  readonly root: string;
  /** Path of the definition of a screen. */
  definitionOf(screen: string): string;
  remove(): void;
}

/** With `hasPages` long lists come a page at a time, as shipped; without, all entries at once. It lies outside the checkout, because Vite does not watch `node_modules`. */
export function createProject(hasPages: boolean): BenchProject {
  const root = mkdtempSync(join(tmpdir(), "layar-bench-"));
  for (const path of ["node_modules", "schemas", "src", "widgets"]) symlinkSync(join(checkout, path), join(root, path));
  for (const path of catalogue)
    cpSync(join(checkout, "screens/catalogue", path), join(root, "screens/catalogue", path), { recursive: true });
  // Wording in one language may stand in the definitions.
  for (const name of readdirSync(join(root, "screens/catalogue/markets"))) {
    const file = join(root, "screens/catalogue/markets", name);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), languages: ["id"] }));
  }
  // The rest of the settings names shipped screens.
  const { hosts, timeoutMs, patienceMs, toast } = JSON.parse(readFileSync(join(checkout, "screens/catalogue/settings.json"), "utf8"));
  writeFileSync(join(root, "screens/catalogue/settings.json"), JSON.stringify({ hosts, timeoutMs, patienceMs, toast }));
  cpSync(join(definitions, "actions.json"), join(root, "screens/catalogue/actions/bench.json"));
  const definitionOf = (screen: string): string => join(root, `screens/bench/${screen}/screen.json`);
  for (const screen of ["cards", "periods", "form"]) {
    const text = readFileSync(join(definitions, `${screen}.json`), "utf8");
    mkdirSync(join(root, "screens/bench", screen), { recursive: true });
    writeFileSync(definitionOf(screen), hasPages ? text.replace(/\s*"page": \d+,/, "") : text);
  }
  return { root, definitionOf, remove: () => rmSync(root, { recursive: true, force: true }) };
}
