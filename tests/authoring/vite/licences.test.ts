import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { describeProduct, readPackages, writeBill, writeLicences } from "../../../src/authoring/vite/deploy/licences.ts";

const react = resolve("node_modules/react");

describe("readPackages", () => {
  it("has every package once with its licence, whatever modules it has", () => {
    const modules = [join(react, "index.js"), join(react, "jsx-runtime.js"), resolve("src/browser/index.ts"), "\0virtual:x"];
    const packages = readPackages(modules, [resolve("node_modules/zustand")]);
    expect(packages.map(({ name, licence }) => [name, licence])).toEqual([
      ["react", "MIT"],
      ["zustand", "MIT"],
    ]);
    for (const { hash } of packages) expect(hash).toMatch(/^[0-9a-f]{128}$/);
    for (const { name, text } of packages) expect(text).toBe(readFileSync(`node_modules/${name}/LICENSE`, "utf8").trim());
  });

  it("refuses a package without a licence", () => {
    const folder = join(mkdtempSync(join(tmpdir(), "layar-")), "node_modules", "bare");
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "name": "bare", "version": "1.0.0" }');
    expect(() => readPackages([join(folder, "index.js")], [])).toThrow("The package bare 1.0.0 ships without its licence.");
  });
});

const sample = [{ name: "@a/b", version: "1.2.3", licence: "(MIT OR Apache-2.0)", text: "Do what you like.", hash: "ab12" }];

it("writes each licence below the name of its package", () => {
  expect(writeLicences(sample)).toMatch(
    /^This product contains .+\n\n-+\n\n@a\/b 1\.2\.3 \(\(MIT OR Apache-2\.0\)\)\n\nDo what you like\.\n$/,
  );
});

it("names each package in the bill of materials as registries know it, the product, and who wrote the bill of which commit", () => {
  const product = { name: "loans", version: "2.0.0", toolVersion: "0.1.0", timestamp: "2026-11-20T10:00:00+00:00" };
  expect(JSON.parse(writeBill(sample, product))).toEqual({
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: {
      timestamp: "2026-11-20T10:00:00+00:00",
      tools: { components: [{ type: "application", name: "layar", version: "0.1.0" }] },
      component: { type: "application", "bom-ref": "product", name: "loans", version: "2.0.0" },
    },
    components: [
      {
        type: "library",
        "bom-ref": "pkg:npm/%40a/b@1.2.3",
        name: "@a/b",
        version: "1.2.3",
        purl: "pkg:npm/%40a/b@1.2.3",
        hashes: [{ alg: "SHA-512", content: "ab12" }],
        licenses: [{ expression: "(MIT OR Apache-2.0)" }],
      },
    ],
  });
});

it("describes this project by its package and its last commit", () => {
  const { name, version } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(describeProduct(".")).toMatchObject({
    name,
    version,
    toolVersion: version,
    timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
  });
});
