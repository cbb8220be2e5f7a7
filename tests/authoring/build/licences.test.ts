import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { writeLicences } from "../../../src/authoring/build/deploy/licences.ts";

describe("writeLicences", () => {
  it("has the text of every package once, whatever modules it has", () => {
    const react = resolve("node_modules/react");
    const text = writeLicences(
      [join(react, "index.js"), join(react, "jsx-runtime.js"), resolve("src/browser/index.ts"), "\0virtual:x"],
      [resolve("node_modules/immer")],
    );
    for (const name of ["react", "immer"]) expect(text.split(readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim())).toHaveLength(2);
  });

  it("refuses a package without a licence", () => {
    const folder = join(mkdtempSync(join(tmpdir(), "layar-")), "node_modules", "bare");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "name": "bare", "version": "1.0.0" }');
    expect(() => writeLicences([join(folder, "index.js")], [])).toThrow("The package bare 1.0.0 ships without its licence.");
  });
});
