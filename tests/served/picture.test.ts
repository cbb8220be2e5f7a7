// A picture of a screen by the command line, of a product that `new project` has made.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import { runCli } from "../../src/authoring/cli/run-cli.ts";
import { type McpClient, startMcpClient } from "../authoring/assistant/mcp-client.ts";
import { browserLaunch } from "../support/browser/browser.ts";
import { readFilesElsewhere } from "../support/project/files-elsewhere.ts";
import { runCommand } from "../support/run/run-command.ts";

const here = process.cwd();
const folder = mkdtempSync(join(tmpdir(), "layar-picture-"));
const root = join(folder, "shop");

/** The engine is no package here. */
function linkEngine(app: string): void {
  const config = join(app, "vite.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace("layar/vite", join(here, "src/authoring/vite/index.ts")));
  symlinkSync(join(here, "node_modules"), join(app, "node_modules"));
}

beforeAll(async () => {
  await runCommand(folder, ["new", "project", "shop"]);
  linkEngine(root);
  const { executablePath = "", env } = browserLaunch();
  // One that the tests have unpacked is found without its name.
  Object.assign(process.env, env, executablePath.includes("/.cache/chromium/") ? {} : { CHROMIUM_PATH: executablePath });
});
afterEach(() => void vi.unstubAllEnvs());
afterAll(() => {
  process.chdir(here);
  rmSync(folder, { recursive: true, force: true });
});

/** Gives the list of bikes another title. */
function rename(before: string, after: string): void {
  const file = join(root, "screens/bikes/list/texts.json");
  writeFileSync(file, readFileSync(file, "utf8").replace(`"${before}"`, `"${after}"`));
}

/** Width and height, which a PNG has in its first chunk. */
function sizeOf(png: Buffer): readonly [number, number] {
  expect(png.subarray(1, 4).toString()).toBe("PNG");
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

it("shows a screen as a phone does, and as a screen reader finds it", async () => {
  const { exit, out } = await runCommand(root, ["picture", "bikes-list", "--market", "utrecht", "--out", "pictures/list.png"]);
  expect(exit).toBe(0);
  expect(out).toMatch(/- heading "[^"]+" \[level=1\]/);
  expect(out).toContain('button "Albatros');
  expect(sizeOf(readFileSync(join(root, "pictures/list.png")))).toEqual([390, 844]);
});

it("shows it in a scenario", async () => {
  const { out, ...ended } = await runCommand(root, ["picture", "bikes-list", "--market", "leeds", "--scenario", "none", "--json"]);
  expect(ended).toEqual({ exit: 0, told: "Wrote bikes-list.png\n" });
  expect(JSON.parse(out)).toEqual({ files: ["bikes-list.png"], tree: expect.stringContaining("heading") });
  expect(out).not.toContain("Albatros");
});

it("shows the screens of an app that shows them itself, below a folder of its own", async () => {
  const app = join(folder, "app");
  mkdirSync(app);
  writeFileSync(join(app, "package.json"), "{}");
  writeFileSync(
    join(app, "vite.config.ts"),
    'import react from "@vitejs/plugin-react";\nimport { defineConfig } from "vite";\n\nexport default defineConfig({ plugins: [react()] });\n',
  );
  writeFileSync(join(app, "index.html"), "<h1>An app</h1>");
  await runCommand(app, ["init"]);
  linkEngine(app);
  const ended = await runCommand(join(app, "layar"), ["picture", "bikes-list", "--scenario", "offline"]);
  expect(ended).toMatchObject({ exit: 0, out: expect.stringContaining("Check the connection") });
});

it("shows it before and after a change", async () => {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: root, stdio: "ignore" });
  git("init");
  git("add", ".");
  git("-c", "user.name=test", "-c", "user.email=test@example.com", "commit", "-m", "chore: as it is");
  rename("Bikes", "All bikes");
  const { exit, out } = await runCommand(root, ["picture", "bikes-list", "--market", "leeds", "--against", "HEAD"]);
  expect(exit).toBe(0);
  const [before, after] = out.split("\nAfter:\n");
  expect(before).toContain('heading "Bikes"');
  expect(after).toContain('heading "All bikes"');
  expect(sizeOf(readFileSync(join(root, "bikes-list.before.png")))).toEqual([390, 844]);
  expect(await runCommand(root, ["picture", "bikes-list", "--against", "nothing"])).toMatchObject({
    exit: 2,
    told: expect.stringContaining("`nothing`"),
  });
});

it("shows what stands in the files when it is asked, however short ago that was written", async () => {
  const stop = new AbortController();
  const trees: string[] = [];
  const context = { root, stop: stop.signal, write: (tree: string) => void trees.push(tree), logError: () => {}, showPicture: () => {} };
  const look = async () => {
    expect(await runCli(["picture", "bikes-list", "--market", "leeds"], context)).toBe(0);
    return trees.at(-1);
  };
  expect(await look()).toContain('heading "All bikes"');
  rename("All bikes", "Every bike");
  expect(await look()).toContain('heading "Every bike"');
  stop.abort();
});

it("ends with its client when assistants have asked for pictures, and no file is another one but those that they wrote", async () => {
  const temporary = join(folder, "temporary");
  mkdirSync(temporary);
  process.chdir(here);
  vi.stubEnv("TMPDIR", temporary);
  // Otherwise Vite itself ends the program with its input.
  vi.stubEnv("CI", "true");
  const client = await startMcpClient(root);
  const before = readFilesElsewhere(root);
  const look = (one: McpClient) => one.call("picture", { screen: "bikes-list", market: "leeds", against: "HEAD" });
  expect(await look(client)).toMatchObject({ isError: false });
  expect(await client.call("new", { kind: "widget", name: "tile" })).toMatchObject({ isError: false });
  expect(await look(client)).toMatchObject({ isError: false });
  await client.close();
  // While a browser is being started for it.
  const leaving = await startMcpClient(root);
  void look(leaving);
  await leaving.close();
  expect(readFilesElsewhere(root)).toEqual(before);
  expect(readdirSync(temporary).filter((name) => name.startsWith("layar-before-"))).toEqual([]);
});

it("says which screens, markets and scenarios there are", async () => {
  const refused = (...args: readonly string[]) => runCommand(root, ["picture", ...args]);
  expect(await refused("bikes-lst")).toMatchObject({ exit: 2, told: expect.stringContaining("`bikes-list`") });
  expect(await refused("bikes-list", "--market", "utrect")).toMatchObject({ exit: 2, told: expect.stringContaining("`utrecht`") });
  expect(await refused("bikes-list", "--scenario", "nune")).toMatchObject({ exit: 2, told: expect.stringContaining("`none`") });
  expect(await refused("bikes-list", "--scenario", "constructor")).toMatchObject({ exit: 2 });
});
