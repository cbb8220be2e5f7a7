/** A project of its own for the engine to build: the checkout's widgets, catalogue and code, and the screens to measure. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeWholeFile } from "../../src/authoring/project/index.ts";

export const checkout = fileURLToPath(new URL("../..", import.meta.url));
const definitions = fileURLToPath(new URL("definitions", import.meta.url));
const ownWidgets = fileURLToPath(new URL("widgets", import.meta.url));

/** What every project needs of `screens/`; the screens themselves stay out, because they are not what is measured. */
const catalogue = ["actions", "markets", "languages", "wire", "rules.json", "shell.json", "stored.json"];

export type BenchProject = ReturnType<typeof createProject>;

/**
 * `whole` puts the entries of lists on the page at once, as the others do, and `paged` a page at a time, as shipped.
 *
 * `whole` has each screen twice: of shipped widgets, and in the folder `components` of the hand-written components that the
 * screens share, each of which is a node of its own there.
 */
export type ProjectKind = "whole" | "paged";

/** The shipped widgets, and beside them the hand-written ones. */
function addWidgets(root: string): void {
  const exported: string[] = [readFileSync(join(checkout, "widgets/index.ts"), "utf8")];
  mkdirSync(join(root, "widgets"));
  for (const name of readdirSync(join(checkout, "widgets")).filter((name) => name !== "index.ts"))
    cpSync(join(checkout, "widgets", name), join(root, "widgets", name), { recursive: true });
  for (const name of readdirSync(ownWidgets)) {
    cpSync(join(ownWidgets, name), join(root, "widgets", name), { recursive: true });
    exported.push(`export { ${name.charAt(0).toUpperCase()}${name.slice(1)} as "${name}" } from "./${name}/${name}.tsx";\n`);
  }
  writeFileSync(join(root, "widgets/index.ts"), exported.join(""));
  // What the hand-written ones share with the app that is React alone.
  symlinkSync(join(checkout, "scripts/bench/react"), join(root, "react"));
}

const readText = (file: string): string => readFileSync(join(definitions, `${file}.json`), "utf8");

function readByComponent(screen: string): string {
  const text = readText(screen === "periods" ? "periods-by-row" : screen).replace("/bench/", "/components/");
  return text.replace('"product-card"', '"card"').replace('"text-area"', '"area"').replace(', "max": 200, "rows": 5', "");
}

/** It lies outside the checkout, because Vite does not watch `node_modules`. */
export function createProject(kind: ProjectKind) {
  const root = mkdtempSync(join(tmpdir(), "layar-bench-"));
  for (const path of ["node_modules", "schemas", "src"]) symlinkSync(join(checkout, path), join(root, path));
  if (kind === "whole") addWidgets(root);
  else symlinkSync(join(checkout, "widgets"), join(root, "widgets"));
  for (const path of catalogue)
    cpSync(join(checkout, "screens/catalogue", path), join(root, "screens/catalogue", path), { recursive: true });
  // Wording in one language may stand in the definitions.
  for (const name of readdirSync(join(root, "screens/catalogue/markets"))) {
    const file = join(root, "screens/catalogue/markets", name);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), languages: ["id"] }));
  }
  // The rest of the settings names shipped screens.
  const { hosts, timeoutMs, patienceMs, toast, disclosures } = JSON.parse(
    readFileSync(join(checkout, "screens/catalogue/settings.json"), "utf8"),
  );
  writeFileSync(join(root, "screens/catalogue/settings.json"), JSON.stringify({ hosts, timeoutMs, patienceMs, toast, disclosures }));
  cpSync(join(definitions, "actions.json"), join(root, "screens/catalogue/actions/bench.json"));
  const pathOf = (screen: string, folder: string): string => join("screens", folder, screen, "screen.json");
  const write = (screen: string, folder: string, text: string): void => writeWholeFile(root, pathOf(screen, folder), text);
  for (const screen of ["cards", "periods", "form"]) {
    const text = readText(screen);
    write(screen, "bench", kind === "paged" ? text.replace(/\s*"page": \d+,/, "") : text);
    if (kind === "whole") write(screen, "components", readByComponent(screen));
  }
  if (kind === "whole") write("list", "components", readText("list"));
  return {
    root,
    /** Path of the definition of a screen. */
    definitionOf: (screen: string): string => join(root, pathOf(screen, "bench")),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
