/** Screens come into an app that is there in one step, and nothing of it is lost. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { addPlugin } from "../../../src/authoring/cli/init/edit-vite-config.ts";
import { runCommand } from "../../support/run/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "layar-init-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let root = "";
let count = 0;
const read = (path: string) => readFileSync(join(root, path), "utf8");
const write = (path: string, text: string) => writeFileSync(join(root, path), text);
const run = (...args: readonly string[]) => runCommand(root, args);

beforeEach(() => {
  count += 1;
  root = join(folder, `app-${count}`);
  mkdirSync(root);
  write("package.json", '{\n\t"name": "app",\n\t"scripts": { "dev": "vite" },\n\t"dependencies": { "react": "19.3.1" }\n}\n');
  write(
    "vite.config.ts",
    "import react from '@vitejs/plugin-react'\nimport { defineConfig } from 'vite'\n\nexport default defineConfig({\n  plugins: [react()],\n})\n",
  );
  write("tsconfig.json", '{ "files": [], "references": [{ "path": "./tsconfig.app.json" }] }\n');
  write("tsconfig.app.json", '{\n  "compilerOptions": {\n    /* Bundler mode */\n    "module": "esnext"\n  },\n  "include": ["src"]\n}\n');
});

describe("init", () => {
  it("adds screens that are clean, the plugin, scripts and types, and says so", async () => {
    const { exit, out } = await run("init");
    expect(exit).toBe(0);
    expect(out).toContain(
      "Added the plugin to vite.config.ts.\nAdded scripts and the package to package.json.\nAdded layar to tsconfig.app.json.",
    );
    expect(out).toContain("\nRun `npm install`, start with `npm run layar`, and show a screen:\n");
    expect(out).toContain('<Screen screen={screens["bikes-list"]}');
    expect(read("vite.config.ts")).toContain("import { layar } from 'layar/vite'\n");
    expect(read("vite.config.ts")).toContain('plugins: [react(), layar({ root: "layar" })],');
    expect(JSON.parse(read("package.json"))).toMatchObject({
      scripts: { dev: "vite", layar: "layar dev", "layar:check": "layar check --root layar && layar test --root layar" },
      dependencies: { react: "19.3.1", layar: JSON.parse(readFileSync("package.json", "utf8")).version },
    });
    expect(read("package.json")).toContain('\n\t"name"');
    expect(read("tsconfig.app.json")).toMatch(/Bundler mode[\s\S]*"include": \[\s*"src",\s*"layar"\s*\]/);
    expect(read("layar/layar-env.d.ts")).toContain('"bikes-list": ScreenEntry<');
    expect(await run("check", "--root", "layar")).toMatchObject({ exit: 0, told: "" });
    expect(await run("test", "--root", "layar")).toMatchObject({ exit: 0 });
    for (const command of ["check", "new language en"])
      expect(await run(...command.split(" "))).toMatchObject({
        exit: 2,
        told: "The project of this app stands in `layar`. Add `--root layar`.\n",
      });
    expect(existsSync(join(root, "screens"))).toBe(false);
  });

  it("makes files whose next steps work where they were made", async () => {
    await run("init");
    const make = async (...args: readonly string[]) => (await run("new", ...args, "--root", "layar")).out;
    expect(await make("screen", "bikes/shop")).toContain("Run `npx layar dev --root layar`, and open /studio at");
    expect(await make("widget", "price-tag")).toContain("`npx layar dev --root layar`, then /studio/widgets/price-tag");
    expect(await make("action", "shops")).toContain("`npx layar new screen <domain>/<name> --load shops --root layar`");
    expect(await make("language", "nl")).toContain("`npx layar new market <name> --language nl --root layar`");
    const market = await make("market", "delft", "--language", "nl");
    expect(market).toContain("`npx layar texts export --language nl --missing --root layar > nl.csv`");
    expect(market).toContain("`npx layar texts import nl.csv --root layar`");
  });

  it("says what a language of one's own leaves to do, and nothing of a package that is there", async () => {
    write("package.json", '{ "devDependencies": { "layar": "0.4.2" } }\n');
    const { out } = await run("init", "--market", "lyon", "--language", "fr");
    expect(out).toContain("Added scripts to package.json.");
    expect(out).toContain("are English: `npx layar texts export --root layar`. Its market has no currency yet: `symbol` in its file.");
    expect(out).toContain("\nStart with `npm run layar`, and show a screen:\n");
    expect(JSON.parse(read("package.json"))).not.toHaveProperty("dependencies");
  });

  it("changes nothing a second time", async () => {
    await run("init", "src/layar", "--market", "goa");
    const before = ["package.json", "vite.config.ts", "tsconfig.app.json"].map(read);
    expect(await run("init", "src/layar")).toEqual({ exit: 0, out: "Everything is there already.\n", told: "" });
    expect(["package.json", "vite.config.ts", "tsconfig.app.json"].map(read)).toEqual(before);
    const { $schema } = JSON.parse(read("src/layar/screens/catalogue/markets/goa.json"));
    expect(join("src/layar/screens/catalogue/markets", $schema)).toBe("node_modules/layar/schemas/editor/market.gen.schema.json");
  });

  it("writes over nothing", async () => {
    mkdirSync(join(root, "layar/widgets"), { recursive: true });
    write("layar/widgets/index.ts", "// mine\n");
    expect(await run("init")).toMatchObject({ exit: 2, told: expect.stringContaining("layar/widgets/index.ts is there already.") });
    expect(existsSync(join(root, "layar/screens"))).toBe(false);
    expect(read("layar/widgets/index.ts")).toBe("// mine\n");
  });

  it("prints the lines to add where the configuration is none that it can read", async () => {
    write("vite.config.ts", "module.exports = {};\n");
    const { exit, out } = await run("init");
    expect(exit).toBe(0);
    expect(out).toContain('`import { layar } from "layar/vite";`, and `layar({ root: "layar" })` to its plugins.');
  });
});

describe("the plugin is added", () => {
  const line = 'import { layar } from "layar/vite";\n';
  const call = 'layar({ root: "layar" })';

  it.each([
    ["to a plain object", "export default { plugins: [] };\n", `${line}export default { plugins: [${call}] };\n`],
    ["where there are no plugins", "export default { base: '/' };\n", `${line}export default { plugins: [${call}], base: '/' };\n`],
    ["in a function", "export default () => ({ plugins: [a()] });\n", `${line}export default () => ({ plugins: [a(), ${call}] });\n`],
    ["before a comma at the end", "export default { plugins: [a(),] };\n", `${line}export default { plugins: [a(), ${call},] };\n`],
    [
      "to the configuration, not to what has plugins in it",
      "const config = { worker: { plugins: [] }, plugins: [a()] } satisfies object;\nexport default config;\n",
      `${line}const config = { worker: { plugins: [] }, plugins: [a(), ${call}] } satisfies object;\nexport default config;\n`,
    ],
    ["once", `${line}export default {};\n`, `${line}export default {};\n`],
    ["to nothing that is computed", "export default { plugins: list() };\n", undefined],
    ["to nothing that is broken", "export default {", undefined],
  ])("%s", (_, text, expected) => {
    expect(addPlugin(text, "layar")).toBe(expected);
  });
});
