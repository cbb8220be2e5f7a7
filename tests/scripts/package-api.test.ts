/** What the package promises: its types as they are committed, what stands above each name, and that no release takes a name away in silence. */
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { findLost, listDoors, listNames, type Released, readExports, reportFolder } from "../../scripts/package/report.ts";
import { readFigures } from "../../scripts/release-files.ts";

describe("the types of the doors", () => {
  const reports = listDoors(".").map(({ report }) => report);
  const written = readdirSync(reportFolder).filter((name) => name.endsWith(".d.ts"));
  const texts = written.map((name) => readFileSync(join(reportFolder, name), "utf8"));

  it("are a report for each, beside what several show", () => {
    expect(written.filter((name) => !name.endsWith("-shared.d.ts")).sort()).toEqual([...reports].sort());
  });

  it("can be read in one sitting", () => {
    expect(texts.join("").split("\n").length).toBeLessThan(1880);
  });

  it("are whole without what is internal", () => {
    const options = { strict: true, noEmit: true, types: ["node"], lib: ["lib.es2022.d.ts", "lib.dom.d.ts"] };
    const bundler = { module: ts.ModuleKind.ESNext, moduleResolution: ts.ModuleResolutionKind.Bundler, allowImportingTsExtensions: true };
    const paths = Object.fromEntries(
      ["layar", "layar/widget-kit"].map((from) => [from, [resolve(reportFolder, `${basename(from)}.d.ts`)]]),
    );
    const files = written.map((name) => resolve(reportFolder, name));
    const program = ts.createProgram(files, { ...options, ...bundler, paths });
    const found = files.flatMap((file) => ts.getPreEmitDiagnostics(program, program.getSourceFile(file)));
    expect(found.map(({ file, messageText }) => `${file?.fileName} ${ts.flattenDiagnosticMessageText(messageText, " ")}`)).toEqual([]);
  });

  it("have all that they show written out, for what is inferred they cannot know", () => {
    expect(texts.flatMap((text) => text.match(/^(?! *\/?\*).*\bany\b.*$/gm) ?? [])).toEqual([]);
  });
});

describe("every name that a door exports", () => {
  const exported = readExports(".");
  const namesOf = (found: typeof exported) => found.map(({ from, name }) => `${from} ${name}`);

  it("is found in a module that the build makes, too", () => {
    expect(namesOf(exported)).toContain("virtual:layar screens");
  });

  it("says what it is", () => {
    expect(exported.length).toBeGreaterThan(60);
    expect(namesOf(exported.filter(({ doc }) => doc === ""))).toEqual([]);
  });

  it("has an example where it is called or shown", () => {
    const called = exported.filter(({ kind }) => kind === "function" || kind === "class");
    expect(called.length).toBeGreaterThan(40);
    expect(namesOf(called.filter(({ doc }) => !doc.includes("@example")))).toEqual([]);
  });
});

describe("the names of the last release", () => {
  it("are still there, or the changelog says that they are not", () => {
    const released: Released = readFigures(reportFolder, "released");
    expect(findLost(released, listNames("."), readFileSync("CHANGELOG.md", "utf8"))).toEqual([]);
  });

  it("are missed where nothing is said of them, or only of an earlier release", () => {
    const released = { version: "1.0.0", exports: { layar: ["Screen", "useScreen"], "layar/check": ["checkProject"] } };
    const lost = (changelog: string) => findLost(released, { layar: ["Screen"] }, changelog);
    const earlier = "## 1.0.0\n\n### Removed\n\n- `useScreen` is gone.\n";
    expect(lost(`## Unreleased\n\n### Added\n\n- \`useScreen\`\n\n${earlier}`)).toEqual(["layar useScreen", "layar/check checkProject"]);
    expect(lost(`## Unreleased\n\n### Removed\n\n- \`useScreen\` is gone.\n\n${earlier}`)).toEqual(["layar/check checkProject"]);
  });
});
