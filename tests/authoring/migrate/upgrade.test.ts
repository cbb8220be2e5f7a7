/** A product of the last release, as it was written then, is one of this release after `upgrade`. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCommand } from "../../support/run/run-command.ts";

const root = mkdtempSync(join(tmpdir(), "layar-upgrade-"));
afterAll(() => rmSync(root, { recursive: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeAll(() => {
  const files: object = JSON.parse(readFileSync("tests/authoring/migrate/0.4.2.json", "utf8"));
  for (const [path, value] of Object.entries(files)) write(path, JSON.stringify(value));
});

it("judges what would be there, and writes nothing, with `--dry-run`", async () => {
  const before = readFileSync(join(root, "screens/catalogue/actions/books.json"), "utf8");
  const { exit, out } = await runCommand(root, ["upgrade", "--dry-run"]);
  expect([exit, out.split("\n").at(-2)]).toEqual([0, "No problems in 22 files."]);
  expect(readFileSync(join(root, "screens/catalogue/actions/books.json"), "utf8")).toBe(before);
});

it("says what has changed, and what is left to do in code", async () => {
  write("widgets/text/text.tsx", 'import { label } from "#widget-kit";\nimport type { WidgetProps } from "#widget-types";\n');
  write("widgets/text/text.module.css", ".text {\n  color: var(--ink-2);\n  margin: var(--own);\n}\n");
  const { exit, out } = await runCommand(root, ["upgrade"]);
  expect([exit, out]).toEqual([
    1,
    `screens/catalogue/actions/books.json: how calls are written and read is said in the wire files now.
screens/catalogue/wire/default.json: how calls are written and read is said in the wire files now.
No problems in 22 files.

Left to do in code:
widgets/text/text.module.css:2: tokens of the engine begin with \`--ly-\` now.
widgets/text/text.tsx:1: \`#widget-kit\` is \`layar/widget-kit\` now.
widgets/text/text.tsx:2: \`#widget-types\` is \`../types.gen.ts\` now.
`,
  ]);
});

it("leaves nothing to a second run once the code is as it says", async () => {
  rmSync(join(root, "widgets/text/text.tsx"));
  rmSync(join(root, "widgets/text/text.module.css"));
  expect(await runCommand(root, ["upgrade"])).toMatchObject({ exit: 0, out: "Every file has the form of this version.\n" });
  expect(await runCommand(root, ["check"])).toMatchObject({ exit: 0, told: "" });
});

it("takes no notice for something that is left", async () => {
  const change = (path: string, more: (value: object) => object) =>
    write(path, JSON.stringify(more(JSON.parse(readFileSync(join(root, path), "utf8")))));
  change("screens/catalogue/settings.json", (settings) => ({ ...settings, checks: { "state-is-used": "notice" } }));
  change("screens/books/search/screen.json", (screen) => ({ ...screen, state: { ...Object(Object(screen).state), idle: 1 } }));
  const { exit, out } = await runCommand(root, ["upgrade"]);
  expect([exit, out]).toEqual([0, expect.stringContaining("1 notice.")]);
});
