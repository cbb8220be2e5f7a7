// A widget gets another name: its definitions and its code, there and back again.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCommand } from "../../support/run/run-command.ts";

const root = mkdtempSync(join(tmpdir(), "layar-rename-"));
for (const folder of ["screens", "widgets", "schemas"])
  cpSync(join("tests/projects/library", folder), join(root, folder), { recursive: true });
afterAll(() => rmSync(root, { recursive: true }));

async function run(...args: readonly string[]): Promise<string> {
  const { exit, out, told } = await runCommand(root, args);
  return `${exit} ${out}${told}`;
}

function listFiles(): Map<string, string> {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" }).filter((path) => statSync(join(root, path)).isFile());
  return new Map(paths.sort().map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

it("in its folder, its files, the registry and every screen, and nothing is wrong after it", async () => {
  const before = listFiles();
  expect(await run("rename", "widget", "fine-row", "fee-line", "--dry-run")).toContain(
    "widgets/fine-row/fine-row.tsx → widgets/fee-line/fee-line.tsx",
  );
  expect(listFiles()).toEqual(before);
  expect(await run("rename", "widget", "fine-row", "fee-line")).toMatch(/^0 /);
  expect(existsSync(join(root, "widgets/fine-row"))).toBe(false);
  const after = listFiles();
  expect(after.get("widgets/index.ts")).toContain('export { FeeLine as "fee-line" } from "./fee-line/fee-line.tsx";');
  expect(after.get("widgets/fee-line/fee-line.tsx")).toMatch(/WidgetProps<"fee-line">/);
  expect(after.get("widgets/fee-line/fee-line.schema.json")).toContain('"id": "fee-line"');
  for (const [path, text] of after) if (!path.includes(".gen.")) expect(text, path).not.toMatch(/\bfine-row\b|\bFineRow\b/);
  expect(await run("check")).toMatch(/^0 /);
  expect(await run("rename", "widget", "fee-line", "fine-row")).toMatch(/^0 /);
  const back = listFiles();
  // The lines of the registry stay where they are.
  expect(back).toEqual(before);
});

it("is refused for a widget of the engine, and where the name is taken", async () => {
  expect(await run("rename", "widget", "toast", "hint")).toMatch(/^2 There is no widget `toast`/);
  expect(await run("rename", "widget", "fine-row", "poster")).toMatch(/^2 There is already a widget `poster`/);
  expect(await run("rename", "widget", "fine-rw", "x")).toMatch(/^2 /);
});
