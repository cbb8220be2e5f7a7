/** Screens for other bundlers: modules that import each other, React and the engine by names, and nothing else. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { runCommand } from "../../support/run/run-command.ts";

const out = mkdtempSync(join(tmpdir(), "layar-modules-"));
afterAll(() => rmSync(out, { recursive: true, force: true }));

it("writes modules without an import that only the plugin knows", async () => {
  expect(await runCommand("tests/projects/library", ["build"])).toMatchObject({ exit: 2, told: expect.stringContaining("--out <folder>") });
  for (const own of [".", "..", "../.."])
    expect(await runCommand("tests/projects/library", ["build", "--out", own])).toMatchObject({
      exit: 2,
      told: expect.stringContaining("would be emptied"),
    });
  expect(await runCommand("tests/projects/library", ["build", "--out", out])).toMatchObject({ exit: 0 });
  const files = readdirSync(out, { recursive: true, encoding: "utf8" });
  const scripts = files.filter((name) => name.endsWith(".js"));
  const texts = scripts.map((name) => readFileSync(join(out, name), "utf8"));
  const imported = texts.flatMap((text) => [...text.matchAll(/(?:from|import\(|import) ?"([^"]+)"/g)].map(([, name = ""]) => name));
  expect(imported.filter((name) => !/^(?:\.\/[\w.~-]+\.js|layar\/.*|react(?:\/jsx-runtime)?)$/.test(name))).toEqual([]);
  expect(imported).toContain("layar/widget-kit");
  expect(imported.some((name) => /^\.\/books-search-amman-.*\.js$/.test(name))).toBe(true);
  expect(files).toEqual(expect.arrayContaining(["screens.js", "screens.css", "screens.d.ts"]));
  const entry = readFileSync(join(out, "screens.js"), "utf8");
  expect(entry).toMatch(/"books-search"[\s\S]*export \{ screens \}/);
  // Nothing of Vite's own.
  expect(entry).not.toContain("document");
  // The build has found out that cards of books have no hooks, and the schema says nothing of it.
  expect(texts.filter((text) => /"draw": "rows"/.test(text))).not.toEqual([]);
});
