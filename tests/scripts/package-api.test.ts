/** What the package promises: its types as they are committed, what stands above each name, and that no release takes a name away in silence. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { findLost, listDoors, listNames, type Released, readExports, reportFolder } from "../../scripts/package/report.ts";
import { bundleTypes } from "../../scripts/package/types.ts";
import { readFigures } from "../../scripts/release-files.ts";

describe("the types of the doors", () => {
  it("are those of the report, a file for each door", async () => {
    const types = await bundleTypes();
    const reports = readdirSync(reportFolder).filter((name) => name.endsWith(".d.ts"));
    expect([...types.keys()].sort()).toEqual(reports.sort());
    expect(listDoors(".").map(({ report }) => report).sort()).toEqual(reports);
    for (const [name, text] of types) await expect(text).toMatchFileSnapshot(resolve(reportFolder, name));
  });

  it("can be read in one sitting", () => {
    const lines = listDoors(".").flatMap(({ report }) => readFileSync(join(reportFolder, report), "utf8").split("\n"));
    expect(lines.length).toBeLessThan(1500);
  });
});

describe("every name that a door exports", () => {
  const exported = readExports(".");
  const namesOf = (found: typeof exported) => found.map(({ from, name }) => `${from} ${name}`);

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
