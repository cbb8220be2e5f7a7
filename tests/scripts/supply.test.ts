import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

interface LockEntry {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly optional?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
}

describe("what is installed", () => {
  it("is known by its content, but for tools of other platforms", () => {
    const { packages }: { packages: { [path: string]: LockEntry } } = JSON.parse(readFileSync("package-lock.json", "utf8"));
    const unknown = Object.entries(packages).filter(([path, { integrity, link }]) => path !== "" && !link && !integrity);
    // A registry without the packages of a platform leaves their entries bare.
    expect(unknown.filter(([, { optional, os, cpu }]) => !(optional && (os ?? cpu))).map(([path]) => path)).toEqual([]);
  });
});

describe("npm run floor", () => {
  const { scripts }: { scripts: { floor: string } } = JSON.parse(readFileSync("package.json", "utf8"));
  const run = (code: string): boolean => {
    const folder = mkdtempSync(join(tmpdir(), "layar-floor-"));
    writeFileSync(join(folder, "a.js"), code);
    const [command = "", ...words] = scripts.floor.replace('"dist/**/*.js"', join(folder, "*.js")).split(" ");
    try {
      execFileSync(join("node_modules/.bin", command), words, { stdio: "ignore" });
      return true;
    } catch {
      return false;
    }
  };

  it.each([
    ["what the oldest browsers know", "export const a = [1].flat()[0] ?? globalThis.b?.c;", true],
    ["a function that they lack", 'export const a = Object.hasOwn({}, "b");', false],
    ["a form that they cannot parse", "export class A { #b = 1; static { A.c = 1; } }", false],
  ])("judges %s", (_, code, isTaken) => expect(run(code)).toBe(isTaken));
});
