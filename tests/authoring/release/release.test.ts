import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, unlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import { runCli } from "../../../src/authoring/cli/run-cli.ts";
import { openTarget } from "../../../src/authoring/operate/release/index.ts";
import { parts, partsOfNext } from "../../../src/authoring/operate/release/pointer.ts";
import { hashDefinitions, readProjectFiles } from "../../../src/authoring/project/index.ts";
import { holdProduct, makeProduct } from "../../support/release/product.ts";
import { writeStubBuild } from "../../support/release/stub-build.ts";

const { home, root, folder, idOf } = holdProduct();
/** That of `folder`. */
let to = "";

beforeEach(() => {
  ({ to } = folder);
});

const { run, send, read, findBroken } = folder;
const pointer = () => folder.read("current.json");

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
    expect(dry.out).toContain("\nNothing changes in what is shown, asked and sent.\n");
    expect(dry.out).toContain("\n  assets/blue-1.js\n");
    expect(dry.out).not.toContain("shared-1.js");
    expect([pointer().live, existsSync(join(to, "assets/blue-1.js"))]).toEqual([idOf("red"), false]);
  });

  it("says what it means for the person responsible, and keeps it", async () => {
    await send("red");
    const file = join(root, "screens/catalogue/actions/books.json");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace("/library/books/reserve", "/library/books/reserve-now"));
    const { out } = await send("blue", "--dry-run");
    await send("blue");
    writeFileSync(file, before);
    const sentence = "The action `reserveBook`.path '/library/books/reserve' → '/library/books/reserve-now'.";
    expect(out).toContain(`\nevery market\n    terms changed: ${sentence}\n      screens/catalogue/actions/books.json:`);
    expect(read(`releases/${idOf("blue")}/manifest.json`)["law"]).toEqual([`every market: ${sentence}`]);
  });

  it("says that nobody knows what differs, where the definitions of the live one are not what was sent", async () => {
    await send("red");
    const definitions = join(to, `private/definitions/${idOf("red")}.json.gz`);
    for (const damage of [() => writeFileSync(definitions, gzipSync("[]")), () => unlinkSync(definitions)]) {
      damage();
      const dry = await send("blue", "--dry-run");
      expect(dry.out).toContain(`What differs from ${idOf("red")} is not known, because its definitions are gone or not what was sent.`);
      expect(dry.out).not.toContain("Nothing changes");
      expect(JSON.parse((await send("blue", "--dry-run", "--json")).out)).toMatchObject({ changes: null, law: null });
    }
    await send("blue");
    const manifest = read(`releases/${idOf("blue")}/manifest.json`);
    expect([manifest.changes, manifest.law, manifest.against]).toEqual([[], undefined, undefined]);
  });

  it("says of the live one from what it differs, and that it is live", async () => {
    await send("red");
    await send("blue");
    expect((await send("blue", "--dry-run")).out).toContain(
      `${idOf("blue")} is live, and took the place of ${idOf("red")}.\nNo screen differs.\n`,
    );
  });

  it("is refused while a check or a test has something to say", async () => {
    const file = join(root, "screens/books/search/tests.json");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace('"tests": {', '"tests": { "Nothing is sent": { "then": { "toast": "never" } },'));
    const refused = await send("red");
    const refusedAsJson = await send("red", "--json");
    writeFileSync(file, before);
    expect([refused.exit, refused.out, existsSync(to)]).toEqual([1, expect.stringContaining("Nothing is sent"), false]);
    expect(JSON.parse(refusedAsJson.out)).toMatchObject({
      released: false,
      problems: 1,
      report: expect.stringContaining("Nothing is sent"),
    });
  });

  it("says what differs from the release that was live, whichever was when it came first", async () => {
    const file = join(root, "screens/books/search/texts.json");
    const before = readFileSync(file, "utf8");
    await send("red");
    writeFileSync(file, before.replace(/"nl": "[^"]+"/, '"nl": "Iets anders"'));
    await send("blue");
    writeFileSync(file, before);
    expect((await send("red")).out).toMatch(/^What differs:\n {2}books-search [\s\S]* is live\./);
    expect(read(`releases/${idOf("red")}/manifest.json`).changes).toEqual([]);
  });

  it("that is live says so only where it still is", async () => {
    await send("red");
    const context = { root, write: () => undefined, logError: () => undefined, stop: new AbortController().signal };
    // Somebody else is quicker while files are compared.
    const showProgress = () => writeFileSync(join(to, "current.json"), JSON.stringify({ ...pointer(), live: idOf("blue"), by: "Eve" }));
    expect(await runCli(["release", "--from", join(home, "red"), "--to", to], { ...context, showProgress })).toBe(3);
  });

  it("is of the commit at which the project stands", async () => {
    const other = makeProduct();
    const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: other.root });
    git("add", "-A");
    git("commit", "-q", "-m", "Another one");
    const refused = await other.openFolder().send("red");
    expect(refused).toMatchObject({ exit: 2, told: expect.stringContaining("was built from the commit 0123456789abcdef") });
    other.remove();
  });

  it("is of the definitions that the project has now", async () => {
    writeStubBuild(join(home, "older"), "red");
    const identity = join(home, "older/.serve/release.json");
    const definitions = hashDefinitions(readProjectFiles(root));
    writeFileSync(identity, JSON.stringify({ ...JSON.parse(readFileSync(identity, "utf8")), definitions }));
    expect(await send("older", "--dry-run")).toMatchObject({ exit: 0 });
    const file = join(root, "screens/books/search/texts.json");
    const before = readFileSync(file, "utf8");
    writeFileSync(file, before.replace(/"nl": "[^"]+"/, '"nl": "Iets anders"'));
    const refused = await send("older");
    writeFileSync(file, before);
    const told = expect.stringContaining("was built from other definitions than the project has now");
    expect([refused, existsSync(to)]).toEqual([{ exit: 2, out: "", told }, false]);
    expect(refused.told).toContain("build again.");
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
    const seen = await target.readPointer(true);
    writeFileSync(join(to, "current.json"), JSON.stringify({ ...pointer(), by: "Eve" }));
    expect(seen.pointer && (await target.movePointer({ ...seen.pointer, live: idOf("blue") }, seen))).toBe(false);
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
