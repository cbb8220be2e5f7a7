/** A product that `new project` makes is clean at once, and has the versions that the engine is tested with. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runCommand } from "../../support/run/run-command.ts";

const folder = mkdtempSync(join(tmpdir(), "layar-project-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readJson = (path: string) => JSON.parse(readFileSync(path, "utf8"));

describe("new project", () => {
  const root = join(folder, "shop");
  const run = (...args: readonly string[]) => runCommand(root, args);

  beforeAll(async () => {
    expect(await runCommand(folder, ["new", "project", "shop"])).toMatchObject({ exit: 0, out: expect.stringContaining("cd shop\n") });
  });

  it("is clean, in the written form, and up to its sources", async () => {
    expect(await run("check")).toMatchObject({ exit: 0, told: "" });
    expect(await run("format", "--check")).toMatchObject({ exit: 0 });
    expect(await run("generate", "--check")).toEqual({ exit: 0, out: "", told: "" });
  });

  it("has tests that pass", async () => {
    expect(await run("test")).toMatchObject({ exit: 0, out: expect.stringContaining("9 tests of 2 screens") });
  });

  it("is installed in the versions that the engine is tested with", () => {
    const engine = readJson("package.json");
    const known = { ...engine.dependencies, ...engine.devDependencies, layar: engine.version };
    const { name, dependencies, devDependencies } = readJson(join(root, "package.json"));
    expect(name).toBe("shop");
    for (const [one, version] of Object.entries({ ...dependencies, ...devDependencies })) expect([one, version]).toEqual([one, known[one]]);
    expect(readFileSync(join(root, ".gitignore"), "utf8")).toContain("node_modules");
  });

  it("gets widgets that import their styles as its others do", async () => {
    expect(await run("new", "widget", "price-tag")).toMatchObject({ exit: 0 });
    expect(readFileSync(join(root, "widgets/price-tag/price-tag.tsx"), "utf8")).toContain('import styles from "./price-tag.module.css";');
  });

  it("writes into no folder that holds something", async () => {
    mkdirSync(join(folder, "full"));
    writeFileSync(join(folder, "full/notes.txt"), "");
    expect(await runCommand(folder, ["new", "project", "full"])).toMatchObject({
      exit: 2,
      told: "full is not empty. Name a new folder.\n",
    });
  });

  it("has the first market and language that were named, and is clean", async () => {
    await runCommand(folder, ["new", "project", "lisbon", "--market", "lisbon", "--language", "pt-PT"]);
    const own = join(folder, "lisbon");
    expect(readJson(join(own, "screens/catalogue/markets/lisbon.json"))).toMatchObject({
      id: "lisbon",
      languages: ["pt-pt"],
      locale: "pt-PT",
      timeZone: "UTC",
    });
    expect(existsSync(join(own, "screens/catalogue/languages/en.json"))).toBe(false);
    expect(await runCommand(own, ["check"])).toMatchObject({ exit: 0, told: "" });
    expect(await runCommand(own, ["test"])).toMatchObject({ exit: 0 });
  });
});

describe("new, in an empty folder,", () => {
  const root = join(folder, "bare");
  beforeAll(() => mkdirSync(root));

  it("asks for a language before a market, and makes both from nothing", async () => {
    expect(await runCommand(root, ["new", "market", "goa"])).toMatchObject({
      exit: 2,
      told: "A market speaks a language. Begin with `new language en`.\n",
    });
    expect(await runCommand(root, ["new", "language", "en"])).toMatchObject({ exit: 0 });
    expect(await runCommand(root, ["new", "market", "goa"])).toMatchObject({ exit: 0 });
    // What every screen may show is the engine's.
    expect(await runCommand(root, ["check"])).toMatchObject({ exit: 0 });
  });
});
