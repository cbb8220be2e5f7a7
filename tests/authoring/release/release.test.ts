import { execFileSync, fork } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { findPrunable, openTarget } from "../../../src/authoring/release/index.ts";
import { parts, partsOfNext } from "../../../src/authoring/release/pointer.ts";
import { type StubBuild, writeStubBuild } from "../../support/release/stub-build.ts";
import { runCommand } from "../../support/run/run-command.ts";

const home = mkdtempSync(join(tmpdir(), "layar-release-"));
/** A small product, of which a commit and its author are known. */
const root = join(home, "product");
let builds: { readonly [name: string]: StubBuild };
/** Another one for each test. */
let to = "";
let count = 0;

beforeAll(() => {
  cpSync("tests/projects/library", root, { recursive: true });
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root });
  git("init", "-q");
  git("config", "user.name", "Ada");
  git("config", "user.email", "ada@example.com");
  builds = Object.fromEntries(["red", "blue", "green"].map((name) => [name, writeStubBuild(join(home, name), name)]));
});
beforeEach(() => {
  to = join(home, `target-${++count}`);
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const idOf = (name: string): string => builds[name]?.id ?? "";
const run = (...args: readonly string[]) => runCommand(root, [...args, "--to", to]);
const send = (name: string, ...more: readonly string[]) => run("release", "--from", join(home, name), ...more);
const read = (path: string) => JSON.parse(readFileSync(join(to, path), "utf8"));
const pointer = () => read("current.json");

/** Files of the live release that are gone or differ. */
function findBroken(): string[] {
  const { files }: { files: { [path: string]: string } } = read(`releases/${pointer().live}/manifest.json`);
  const hashOf = (path: string) =>
    createHash("sha256")
      .update(readFileSync(join(to, path)))
      .digest("hex");
  return Object.entries(files).flatMap(([path, hash]) => (existsSync(join(to, path)) && hashOf(path) === hash ? [] : [path]));
}

describe("a release", () => {
  it("puts files beside those of others, pages below its id, and maps where no server shows them", async () => {
    expect(await send("red")).toMatchObject({ exit: 0, out: expect.stringContaining(`${idOf("red")} is live.`) });
    const id = idOf("red");
    const { files, ...manifest } = read(`releases/${id}/manifest.json`);
    expect(manifest).toMatchObject({
      id,
      by: "Ada <ada@example.com>",
      commit: "0123456789abcdef0123456789abcdef01234567",
      checks: { problems: 0, notices: expect.any(Number), tests: 10, failedTests: 0 },
      changes: [],
    });
    expect(Object.keys(files)).toEqual([
      "assets/red-1.js",
      "assets/red-1.js.gz",
      "assets/shared-1.js",
      `private/definitions/${id}.json.gz`,
      expect.stringMatching(/^private\/maps\/assets\/red-1\.js\.[\da-f]{12}\.map$/),
      `releases/${id}/about/index.html`,
      `releases/${id}/index.html`,
      `releases/${id}/sw.js`,
    ]);
    expect(findBroken()).toEqual([]);
    expect(pointer()).toMatchObject({ live: id, next: null, share: 0, before: [] });
    expect(readFileSync(join(to, "served/00/index.html"), "utf8")).toContain(`data-release="${id}"`);
  });

  it("says beforehand what differs, in the words of `diff`, and what it would send", async () => {
    await send("red");
    const file = join(root, "screens/books/search/texts.json");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace(/"nl": "[^"]+"/, '"nl": "Iets anders"'));
    const dry = await send("blue", "--dry-run");
    writeFileSync(file, before);
    expect(dry).toMatchObject({ exit: 0, told: "" });
    expect(dry.out).toContain(`${idOf("blue")} would take the place of ${idOf("red")}.\nWhat differs:\n  books-search `);
    expect(dry.out).toContain("Iets anders");
    expect(dry.out).toContain("\n  assets/blue-1.js\n");
    expect(dry.out).not.toContain("shared-1.js");
    expect([pointer().live, existsSync(join(to, "assets/blue-1.js"))]).toEqual([idOf("red"), false]);
  });

  it("is refused while a check or a test has something to say", async () => {
    const file = join(root, "screens/books/search/tests.json");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace('"tests": {', '"tests": { "Nothing is sent": { "then": { "toast": "never" } },'));
    const refused = await send("red");
    writeFileSync(file, before);
    expect([refused.exit, refused.out, existsSync(to)]).toEqual([1, expect.stringContaining("Nothing is sent"), false]);
  });

  it("is the only one of two at once, and the other says who won", async () => {
    await send("green");
    const ended = await Promise.all([send("red"), send("blue")]);
    const winner = pointer().live;
    expect(ended.map(({ exit }) => exit).sort()).toEqual([0, 3]);
    const [won, lost] = ended[0]?.exit === 0 ? ended : [...ended].reverse();
    expect(won?.out).toContain(`${winner} is live.`);
    expect(lost?.told).toContain(`Ada <ada@example.com> was first at ${pointer().at} and made ${winner} live.`);
    expect(findBroken()).toEqual([]);
  });

  it("changes nothing when the pointer is another one than it read, also by hand", async () => {
    await send("red");
    const target = await openTarget(to, root);
    const seen = await target?.readPointer(true);
    writeFileSync(join(to, "current.json"), JSON.stringify({ ...pointer(), by: "Eve" }));
    expect(seen?.pointer && (await target?.movePointer({ ...seen.pointer, live: idOf("blue") }, seen))).toBe(false);
    expect(pointer()).toMatchObject({ live: idOf("red"), by: "Eve" });
  });

  it("never changes a file that pages may have", async () => {
    await send("red");
    writeStubBuild(join(home, "odd"), "odd");
    writeFileSync(join(home, "odd/assets/shared-1.js"), "another content");
    expect(await send("odd")).toMatchObject({
      exit: 2,
      told: expect.stringContaining("`assets/shared-1.js` is there with another content"),
    });
    expect([pointer().live, findBroken()]).toEqual([idOf("red"), []]);
  });

  it("has a map for each build of a script, because a comment changes the map alone", async () => {
    await send("red");
    writeStubBuild(join(home, "said"), "said");
    writeFileSync(join(home, "said/assets/red-1.js.map"), '{"sources":["red.ts"],"sourcesContent":["// another comment"]}');
    expect(await send("said")).toMatchObject({ exit: 0 });
    const maps = readdirSync(join(to, "private/maps/assets"));
    expect(maps.filter((name) => name.startsWith("red-1.js."))).toHaveLength(2);
    expect(findBroken()).toEqual([]);
  });

  it("goes on where it was cut, and sends what has gone", async () => {
    await send("red");
    await send("blue");
    unlinkSync(join(to, "assets/red-1.js"));
    expect(await run("rollback")).toMatchObject({ exit: 2, told: expect.stringContaining("`assets/red-1.js`. Nothing was changed.") });
    expect(await send("red")).toMatchObject({ exit: 0 });
    expect([pointer().live, findBroken()]).toEqual([idOf("red"), []]);
    expect(await send("red")).toMatchObject({ exit: 0, out: `${idOf("red")} is live already.\n` });
  });
});

describe("a release that is cut", () => {
  /** Ends after `ms` of its work, at whatever it does then. */
  async function cut(ms: number): Promise<void> {
    const script = fileURLToPath(new URL("../../support/release/release-forever.ts", import.meta.url));
    const child = fork(script, [to, join(home, "forever")], { execArgv: ["--import", "tsx"], silent: true });
    await new Promise((resolve) => child.stdout?.once("data", resolve));
    await new Promise((resolve) => setTimeout(resolve, ms));
    child.kill("SIGKILL");
    await new Promise((resolve) => child.once("close", resolve));
  }

  it("leaves a live release that is whole at every moment, and the next one goes on", async () => {
    for (let at = 0; at < 20; at++) {
      await cut(Math.random() * 120);
      expect(findBroken()).toEqual([]);
      expect(readdirSync(join(to, "served/7f"))).toContain("index.html");
    }
    const { live } = pointer();
    expect(await send("red")).toMatchObject({ exit: 0 });
    expect([pointer().live, findBroken()]).toEqual([idOf("red"), []]);
    expect(pointer().before.map(({ id }: { id: string }) => id)).toContain(live);
  });
});

describe("going back", () => {
  it("makes the release before live again, or the one that is named", async () => {
    for (const name of ["red", "blue", "green"]) await send(name);
    expect(await run("rollback")).toEqual({ exit: 0, out: `${idOf("blue")} is live. Before, visitors got ${idOf("green")}.\n`, told: "" });
    expect(await run("rollback", idOf("red"))).toMatchObject({ exit: 0 });
    expect([pointer().live, findBroken()]).toEqual([idOf("red"), []]);
    expect(await run("rollback", "nowhere")).toMatchObject({ exit: 2, told: expect.stringContaining("There is no release `nowhere`.") });
  });

  it("needs a release before", async () => {
    expect(await run("rollback")).toMatchObject({ exit: 2, told: expect.stringContaining("Nothing was released") });
    await send("red");
    expect(await run("rollback")).toMatchObject({ exit: 2, told: expect.stringContaining("No release was live before.") });
  });
});

describe("a share of visitors", () => {
  const served = () => parts.filter((part) => readFileSync(join(to, "served", part, "index.html"), "utf8").includes(idOf("blue")));

  it("gets the next release by device, the same ones and more as it grows", async () => {
    await send("red");
    expect(await send("blue", "--share", "10")).toMatchObject({ exit: 0 });
    expect(pointer()).toMatchObject({ live: idOf("red"), next: idOf("blue"), share: 10 });
    const few = served();
    expect(few).toHaveLength(26);
    const status = JSON.parse((await run("status", "--json")).out);
    expect(status).toMatchObject({ live: idOf("red"), next: idOf("blue"), share: 10, effectiveShare: 10.2, missing: [] });
    await send("blue", "--share", "25");
    expect(served()).toEqual(expect.arrayContaining(few));
    expect(served()).toHaveLength(64);
    await run("rollback");
    expect([pointer().live, pointer().next, served()]).toEqual([idOf("red"), null, []]);
    await send("blue", "--share", "25");
    await send("blue");
    expect([pointer().live, pointer().next, served().length]).toEqual([idOf("blue"), null, parts.length]);
  });

  it("is a whole number, beside a release that is live", async () => {
    expect(await send("red", "--share", "10")).toMatchObject({ exit: 2, told: expect.stringContaining("before a first release is live") });
    await send("red");
    for (const share of ["0", "101", "2.5", "many"]) expect((await send("blue", "--share", share)).exit).toBe(2);
  });

  it("has other devices first each time", () => {
    const first = (salt: string) => [...partsOfNext({ next: "a", share: 10, salt })].sort();
    expect(first("one")).not.toEqual(first("two"));
  });
});

describe("what is removed", () => {
  const day = 86_400_000;

  it("is nothing that was live in the last 30 days, nor what a release that stays asks for", async () => {
    for (const name of ["red", "blue", "green"]) await send(name);
    const target = await openTarget(to, root);
    const live = (await target?.readPointer(false))?.pointer;
    if (target === undefined || live === undefined) throw new Error("Nothing is live.");
    const find = (keep: number, days: number) => findPrunable(target, live, { keep, now: Date.now() + days * day });
    expect(await find(1, 29)).toEqual({ releases: [], paths: [] });
    expect((await find(2, 31)).releases).toEqual([]);
    const { releases, paths } = await find(1, 31);
    expect(releases).toEqual([idOf("red")]);
    expect([paths[0], paths]).toEqual([
      `releases/${idOf("red")}/manifest.json`,
      expect.arrayContaining(["assets/red-1.js", "assets/red-1.js.gz"]),
    ]);
    expect(paths.filter((path) => /blue|green|shared/.test(path))).toEqual([]);
  });

  it("is removed by `prune`, which the target is whole after, and is nothing that was just sent", async () => {
    await send("red");
    await send("blue");
    await run("rollback");
    const { before } = pointer();
    writeFileSync(
      join(to, "current.json"),
      JSON.stringify({
        ...pointer(),
        before: [
          { id: "gone", until: new Date().toISOString() },
          ...before.map(({ id }: { id: string }) => ({ id, until: "2020-01-01T00:00:00.000Z" })),
        ],
      }),
    );
    expect(await run("prune", "--keep", "1", "--dry-run")).toMatchObject({
      exit: 0,
      out: expect.stringMatching(/^Would remove 1 release and \d files\.\n$/),
    });
    expect(existsSync(join(to, `releases/${idOf("blue")}/index.html`))).toBe(true);
    utimesSync(join(to, "assets/blue-1.js"), 0, 0);
    expect(await run("prune", "--keep", "1")).toMatchObject({ exit: 0 });
    expect(
      ["assets/blue-1.js", "assets/blue-1.js.gz", `releases/${idOf("blue")}/index.html`].map((path) => existsSync(join(to, path))),
    ).toEqual([false, true, false]);
    expect(findBroken()).toEqual([]);
  });
});
