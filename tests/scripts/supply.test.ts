import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

describe("what is installed", () => {
  const { packages }: { packages: { [path: string]: { readonly integrity?: string } } } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  );

  it("is known by its content, for every platform", () => {
    const entries = Object.entries(packages).filter(([path]) => path !== "");
    expect(entries.length).toBeGreaterThan(400);
    expect(entries.filter(([, { integrity }]) => !integrity?.startsWith("sha512-")).map(([path]) => path)).toEqual([]);
  });

  it("is, in workflows, what a digest names, and its release stands beside it for readers", () => {
    const folder = ".github/workflows";
    const uses = readdirSync(folder).flatMap((file) => [...readFileSync(join(folder, file), "utf8").matchAll(/uses: (.*)/g)]);
    expect(uses.length).toBeGreaterThan(3);
    for (const [, action] of uses) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });
});

describe("who reviews what", () => {
  const lines = readFileSync(".github/CODEOWNERS", "utf8")
    .split("\n")
    .filter((line) => /^[/*]/.test(line))
    .map((line) => line.split(/\s+/));
  /** The last line that fits decides. Each path is a file, or a folder with a slash behind it. */
  const ownersOf = (path: string) =>
    lines.filter(([pattern = ""]) => pattern === "*" || path === pattern || (pattern.endsWith("/") && path.startsWith(pattern))).at(-1);

  it.each([
    "/package-lock.json",
    "/.github/workflows/check.yml",
    "/scripts/serve/nginx.conf",
    "/src/authoring/vite/deploy/headers.ts",
    "/src/authoring/without-build/remote/index.ts",
    "/src/browser/bridge/bridge.ts",
    "/src/browser/runtime/network/idempotency.ts",
    "/src/browser/runtime/url-policy/url-policy.ts",
    "/SECURITY.md",
  ])("has those who look after security for %s", (path) => {
    expect(existsSync(path.slice(1))).toBe(true);
    expect(ownersOf(path)).toContain("@layar/security");
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
