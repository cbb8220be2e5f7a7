import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { layar } from "../../../src/authoring/vite/index.ts";
import { takeTurn, turn } from "../../support/run/thoroughness.ts";

let root: string;

function copyProject(): void {
  root = mkdtempSync(join(tmpdir(), "layar-build-"));
  for (const name of ["screens", "schemas", "widgets", "tsconfig.json"]) cpSync(name, join(root, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
}
const removeProject = () => rmSync(root, { recursive: true });

const buildProject = () =>
  build({ configFile: false, logLevel: "silent", plugins: [layar({ root, pages: true })], build: { write: false, minify: false } });

function edit(file: string, from: string, to: string): void {
  const text = readFileSync(join(root, file), "utf8");
  if (!text.includes(from)) throw new Error(`${file} has no ${from}.`);
  writeFileSync(join(root, file), text.replace(from, to));
}

describe("a build of what is wrong", () => {
  beforeEach(copyProject);
  afterEach(removeProject);

  it.each(
    takeTurn(
      [
        [
          "a misspelt widget",
          '"text-area"',
          '"text-aera"',
          /screens\/complaint\/form\/screen\.json:\d+:\d+[\s\S]*text-aera[\s\S]*text-area/,
        ],
        ["broken JSON", '"widget": "text-area",', '"widget": "text-area"', /screens\/complaint\/form\/screen\.json:\d+:\d+/],
        [
          "a path that is not there",
          "{type}",
          "{data.init.problemTipe}",
          /screens\/complaint\/form\/screen\.json:\d+:\d+[\s\S]*problemTipe/,
        ],
      ],
      3,
    ),
  )(`is refused for %s and says where it is, turn ${turn}`, async (_, from, to, report) => {
    edit("screens/complaint/form/screen.json", from, to);
    await expect(buildProject()).rejects.toThrow(report);
  });

  it("is refused for an overlay that names a vanished node", async () => {
    edit("screens/repayment/instructions/indonesia.json", '"nodes": {', '"nodes": { "gone": { "props": {} },');
    await expect(buildProject()).rejects.toThrow(/screens\/repayment\/instructions\/indonesia\.json:\d+:\d+[\s\S]*gone/);
  });
});
