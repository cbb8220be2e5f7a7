// The package `create-layar`, in a folder of its own: `npm publish ./lib/create-layar` beside the one of the engine.
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

const root = resolve(import.meta.dirname, "../..");
const folder = join(root, "lib/create-layar");

export function buildCreate(): void {
  const { version, license, engines } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const settings = {
    name: "create-layar",
    version,
    description: "Begins a product with Layar: npm create layar <folder>.",
    license,
    type: "module",
    bin: { "create-layar": "./index.js" },
    files: ["index.js"],
    engines,
    dependencies: { layar: version },
  };
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), `${JSON.stringify(settings, null, 2)}\n`);
  cpSync(join(root, "src/authoring/templates/create-layar/index.js"), join(folder, "index.js"));
}
