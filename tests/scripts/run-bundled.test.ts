import { execFileSync } from "node:child_process";
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";

const file = join(tmpdir(), "layar-letters.ts");
afterAll(() => rmSync(file, { force: true }));

it("means the same by every letter, in expressions, too", () => {
  writeFileSync(file, 'console.log(/[“”]/.test("Câu"), /[–—]/u.test("a – b"), /[🙂]/u.test("🙂"), "Tiếng Việt", `“${1}”`);\n');
  // Once bundled, once as it is stored.
  const run = (): string => execFileSync("node", ["scripts/run-bundled.js", file], { encoding: "utf8" });
  expect([run(), run()]).toEqual(Array(2).fill("false true true Tiếng Việt “1”\n"));
});
