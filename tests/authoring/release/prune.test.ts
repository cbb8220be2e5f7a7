import { existsSync, readdirSync, readFileSync, unlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import {
  findPrunable,
  type Mover,
  openTarget,
  type Pointer,
  pointAt,
  pruneTarget,
  type Target,
} from "../../../src/authoring/operate/release/index.ts";
import { holdProduct } from "../../support/release/product.ts";
import { releaseStub } from "../../support/release/release-stub.ts";

const day = 86_400_000;
const mover: Mover = { by: "Eve", at: "2026-01-01T00:00:00.000Z" };
const { home, root, folder, idOf } = holdProduct();
let target: Target;

beforeEach(async () => {
  target = await openTarget(folder.to, root);
});

/** Without the checks. */
const send = (name: string, share?: number) => releaseStub(target, name, { folder: join(home, name), share });
const at = (path: string): string => join(folder.to, path);
const manifestOf = (name: string): string => at(`releases/${idOf(name)}/manifest.json`);
const writePointer = (changed: Partial<Pointer>) =>
  writeFileSync(at("current.json"), JSON.stringify({ ...folder.read("current.json"), ...changed }));
const find = async (keep: number, days: number) => {
  const { pointer } = await target.readPointer(false);
  if (pointer === undefined) throw new Error("Nothing is live.");
  return findPrunable(target, pointer, { keep, now: Date.now() + days * day });
};
/** Red is live, and blue was long ago, with a file that only blue has. */
async function sendBoth(): Promise<void> {
  for (const name of ["blue", "red"]) await send(name);
  writePointer({
    before: [
      { id: "p".repeat(12), until: mover.at },
      { id: idOf("blue"), until: "2020-01-01T00:00:00.000Z" },
    ],
  });
  utimesSync(at("assets/blue-1.js"), 0, 0);
}
const listFiles = () =>
  readdirSync(folder.to, { recursive: true, encoding: "utf8" }).filter((path) => /^(assets|releases|private)/.test(path));

describe("what is removed", () => {
  it("is nothing that was live in the last 30 days, nor what a release that stays asks for", async () => {
    for (const name of ["red", "blue", "green"]) await send(name);
    expect(await find(1, 29)).toEqual({ releases: [], paths: [] });
    expect((await find(2, 31)).releases).toEqual([]);
    const { releases, paths } = await find(1, 31);
    expect([releases, paths]).toEqual([
      [idOf("red")],
      expect.arrayContaining([
        `releases/${idOf("red")}/manifest.json`,
        `private/definitions/${idOf("red")}.json.gz`,
        "assets/red-1.js",
        "assets/red-1.js.gz",
      ]),
    ]);
    expect(paths.filter((path) => /blue|green|shared/.test(path) || path.includes(idOf("blue")))).toEqual([]);
  });

  it("is removed by `prune`, which the target is whole after, and is nothing that was just sent", async () => {
    await sendBoth();
    expect(await folder.run("prune", "--keep", "1", "--dry-run")).toMatchObject({ exit: 0, out: "Would remove 1 release and 6 files.\n" });
    expect(existsSync(manifestOf("blue"))).toBe(true);
    expect(await folder.run("prune", "--keep", "1")).toMatchObject({ exit: 0, out: "Removed 1 release and 6 files.\n" });
    expect([at("assets/blue-1.js"), at("assets/blue-1.js.gz"), manifestOf("blue")].map((path) => existsSync(path))).toEqual([
      false,
      true,
      false,
    ]);
    expect(folder.findBroken()).toEqual([]);
    // Who made it live is still who did.
    expect(folder.read("current.json")).toMatchObject({
      live: idOf("red"),
      by: "stub",
      prune: { by: "Ada <ada@example.com>", isOver: true },
    });
  });

  it("is nothing that a share of the visitors had in the last 30 days, whenever it was sent", async () => {
    await send("red");
    await send("blue", 10);
    const old = JSON.stringify({ ...folder.read(`releases/${idOf("blue")}/manifest.json`), at: "2020-01-01T00:00:00.000Z" });
    writeFileSync(manifestOf("blue"), old);
    // Another share takes its place, and ends.
    await send("green", 10);
    await folder.run("rollback");
    expect(folder.read("current.json").shared.map(({ id }: { id: string }) => id)).toEqual([idOf("green"), idOf("blue")]);
    expect(await find(1, 29)).toEqual({ releases: [], paths: [] });
    expect((await find(1, 31)).releases).toEqual([idOf("blue"), idOf("green")].sort());
  });

  it("is what was cut before it had its place, a day later", async () => {
    await send("red");
    const left = at(".part/0123456789abcdef");
    writeFileSync(left, "docu");
    expect(await folder.run("prune")).toMatchObject({ exit: 0 });
    expect(existsSync(left)).toBe(true);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * day });
    expect(await folder.run("prune", "--dry-run")).toMatchObject({ exit: 0 });
    expect(existsSync(left)).toBe(true);
    expect(await folder.run("prune")).toMatchObject({ exit: 0 });
    expect(existsSync(left)).toBe(false);
    vi.useRealTimers();
  });

  it("is nothing that was live in the last 30 days, however many were after it", async () => {
    const ids = Array.from(
      { length: 60 },
      (_, place) => `${"abcdefghij"[place % 10]}${"abcdefghij"[Math.floor(place / 10)]}${"a".repeat(10)}`,
    );
    const moment = (days: number) => ({ by: "", at: new Date(Date.UTC(2026, 0, 1 + days)).toISOString() });
    const pointAll = (perDay: number) =>
      ids.reduce<Pointer | undefined>((seen, id, place) => pointAt(id, seen, moment(place / perDay)), undefined);
    expect([pointAll(1)?.before.length, pointAll(4)?.before.length]).toEqual([50, 59]);
  });
});

describe("nothing at all is removed", () => {
  const cases = [
    { what: "the live release has no manifest", break: () => unlinkSync(manifestOf("red")) },
    { what: "the manifest of the live release is cut off", break: () => writeFileSync(manifestOf("red"), '{"version":1,') },
    {
      what: "the manifest of the live release is that of another one",
      break: () => writeFileSync(manifestOf("red"), readFileSync(manifestOf("blue"))),
    },
    {
      what: "the manifest of the live release names a file outside",
      break: () =>
        writeFileSync(
          manifestOf("red"),
          JSON.stringify({ ...folder.read(`releases/${idOf("red")}/manifest.json`), files: { "../x": "0".repeat(64) } }),
        ),
    },
    {
      what: "the release of a share has no manifest",
      name: "green",
      break: async () => {
        await send("green", 10);
        unlinkSync(manifestOf("green"));
      },
    },
    {
      what: "a release whose pages may be open has no manifest",
      name: "green",
      break: async () => {
        await send("green");
        await send("red");
        unlinkSync(manifestOf("green"));
      },
    },
    {
      what: "a manifest that nobody needs cannot be read",
      name: "green",
      break: async () => {
        await send("green", 10);
        await folder.run("rollback");
        writeFileSync(manifestOf("green"), "");
      },
    },
  ];
  it.each(cases)("while $what", async ({ name = "red", break: breakIt }) => {
    for (const one of ["blue", "red"]) await send(one);
    await breakIt();
    writePointer({
      before: folder
        .read("current.json")
        .before.map((one: { id: string }) => (one.id === idOf("blue") ? { ...one, until: mover.at } : one)),
    });
    utimesSync(at("assets/blue-1.js"), 0, 0);
    const before = listFiles();
    const refused = await folder.run("prune", "--keep", "1");
    expect(refused).toMatchObject({
      exit: 2,
      told: expect.stringContaining(`\`releases/${idOf(name)}/manifest.json\` is gone or cannot be read`),
    });
    expect(refused.told).toContain("Nothing was removed. `release` from its commit writes it again");
    expect(listFiles()).toEqual(before);
  });
});

describe("while somebody removes files", () => {
  it("none begins to release, one goes back to what stays, and a cut one is finished", async () => {
    await sendBoth();
    const seen = await target.readPointer(true);
    const pruning = await find(1, 0);
    // The first file that goes is the last one of a process that was cut.
    const cut: Target = {
      ...target,
      remove: async (path) => {
        await target.remove(path);
        return new Promise(() => {});
      },
    };
    void pruneTarget(cut, seen, pruning, mover);
    await expect.poll(() => existsSync(manifestOf("blue"))).toBe(false);
    expect(await folder.send("green")).toMatchObject({
      exit: 3,
      told: "Eve has been removing files since 2026-01-01T00:00:00.000Z. No release begins meanwhile. If it was cut, `prune` finishes it.\n",
    });
    expect((await folder.run("status")).out).toContain("Eve has been removing files since 2026-01-01T00:00:00.000Z.\n");
    expect(await folder.run("rollback", idOf("blue"))).toMatchObject({ exit: 2, told: expect.stringContaining("There is no release") });
    expect(await folder.run("prune", "--keep", "1")).toMatchObject({ exit: 0, out: "Removed 1 release and 5 files.\n" });
    expect(readdirSync(at(`releases/${idOf("blue")}`), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())).toEqual([]);
    expect(await folder.send("green")).toMatchObject({ exit: 0 });
    expect(await folder.run("rollback")).toMatchObject({ exit: 0 });
    expect(folder.findBroken()).toEqual([]);
  });

  it("a release that began before does not go live, so that it loses no file that it found there", async () => {
    await sendBoth();
    const seen = await target.readPointer(true);
    const { path, content, hash } = { path: "assets/blue-1.js", content: Buffer.from(""), hash: "" };
    expect(await target.writeOnce({ path, content, hash })).toMatch(/^[\da-f]{64}$/);
    expect(await folder.run("prune", "--keep", "1")).toMatchObject({ exit: 0 });
    expect([existsSync(at(path)), await target.movePointer(pointAt(idOf("blue"), seen.pointer, mover), seen)]).toEqual([false, false]);
  });

  it("one that slept meanwhile removes nothing more", async () => {
    await sendBoth();
    const seen = await target.readPointer(true);
    const pruning = await find(1, 0);
    let wake = (): void => {};
    const sleeping: Target = {
      ...target,
      remove: async (path) => {
        await target.remove(path);
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      },
    };
    const slept = pruneTarget(sleeping, seen, pruning, mover);
    await expect.poll(() => existsSync(manifestOf("blue"))).toBe(false);
    expect(await folder.run("prune", "--keep", "1")).toMatchObject({ exit: 0 });
    expect(await folder.send("blue")).toMatchObject({ exit: 0 });
    wake();
    expect([await slept, folder.findBroken()]).toEqual([false, []]);
  });
});
