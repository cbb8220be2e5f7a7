/** A share of visitors ends by itself where it fares worse, by what a real receiver has counted of their pages. */
import { cpSync, mkdtempSync, readFileSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { folderTarget } from "../../../src/authoring/operate/release/target/folder-target.ts";
import { createReceiver, listReleases } from "../../../src/authoring/operate/reports/door.ts";
import { batch, fault, load, names } from "../../support/project/post-reports.ts";
import { releaseStub } from "../../support/release/release-stub.ts";
import { runCommand } from "../../support/run/run-command.ts";

const home = mkdtempSync(join(tmpdir(), "layar-share-"));
const root = join(home, "product");
let to = "";
let live = "";
let next = "";
let count = 0;

beforeAll(() => cpSync("tests/projects/library", root, { recursive: true }));
afterAll(() => rmSync(home, { recursive: true }));

const run = (...args: readonly string[]) => runCommand(root, [...args, "--to", to]);
const pointerText = () => readFileSync(join(to, "current.json"), "utf8");
const pointer = () => JSON.parse(pointerText());

beforeEach(async () => {
  to = join(home, `target-${++count}`);
  const target = folderTarget(to);
  live = await releaseStub(target, "red", { folder: join(home, "red") });
  next = await releaseStub(target, "blue", { folder: join(home, "blue"), share: 10 });
});

interface Fare {
  readonly loads: number;
  readonly errors: number;
}

/** Writes what a receiver gives to Prometheus after such pages were open. */
function writeCounts(file: string, ofLive: Fare, ofNext: Fare): string {
  const receiver = createReceiver({ names: () => ({ ...names, releases: listReleases(pointerText()) }) });
  const post = (release: string, { loads, errors }: Fare): void => {
    for (let at = 0; at < loads; at++) receiver.take(JSON.stringify(batch(at < errors ? [load, fault] : [load], release)));
  };
  post(live, ofLive);
  post(next, ofNext);
  writeFileSync(join(root, file), receiver.prometheus());
  return file;
}

describe("a share", () => {
  it("that has more than twice the errors per page load is taken back, and why is said", async () => {
    const counts = writeCounts("counts.txt", { loads: 1000, errors: 10 }, { loads: 200, errors: 5 });
    expect(await run("rollback", "--if-worse", counts)).toEqual({
      exit: 1,
      out: `${next} has 5 errors in 200 page loads (2.5 %), ${live} has 10 errors in 1000 page loads (1 %). That is more than 2 times the errors per page load. ${live} is live. Before, visitors got ${next}.\n`,
      told: "",
    });
    expect(pointer()).toMatchObject({ live, next: null, share: 0 });
    expect(await run("rollback", "--if-worse", counts)).toMatchObject({ exit: 0, out: "No share is under way, so nothing was changed.\n" });
    expect(pointer().live).toBe(live);
  });

  it.each([
    ["twice as many", { loads: 1000, errors: 10 }, { loads: 250, errors: 5 }, "A share stops above 2 times"],
    ["too few errors", { loads: 1000, errors: 0 }, { loads: 200, errors: 4 }, "from 5 errors on"],
    [
      "too few loads of it",
      { loads: 1000, errors: 0 },
      { loads: 199, errors: 199 },
      "too little to say anything: it takes 200 page loads of each",
    ],
    ["too few loads of the other", { loads: 199, errors: 0 }, { loads: 900, errors: 900 }, "too little to say anything"],
  ])("goes on with %s", async (_, ofLive, ofNext, said) => {
    const before = pointerText();
    const ended = await run("rollback", "--if-worse", writeCounts("counts.txt", ofLive, ofNext));
    expect(ended).toMatchObject({ exit: 0, told: "", out: expect.stringContaining(said) });
    expect(ended.out).toMatch(/Nothing was changed\.\n$/);
    expect(pointerText()).toBe(before);
  });

  it("is judged by what came after an earlier copy, also where the receiver began again in between", async () => {
    const since = writeCounts("since.txt", { loads: 5000, errors: 0 }, { loads: 0, errors: 0 });
    const counts = writeCounts("counts.txt", { loads: 6000, errors: 100 }, { loads: 200, errors: 20 });
    const early = JSON.parse((await run("status", "--json", "--reports", counts, "--since", since)).out);
    expect(early).toMatchObject({
      fares: { live: { loads: 1000, errors: 100 }, next: { loads: 200, errors: 20 }, verdict: "fine" },
      share: 10,
      effectiveShare: 10.2,
      measuredShare: 16.7,
    });
    const again = writeCounts("counts.txt", { loads: 300, errors: 1 }, { loads: 200, errors: 20 });
    const fares = { live: { loads: 300, errors: 1 }, next: { loads: 200, errors: 20 }, verdict: "worse" };
    expect(JSON.parse((await run("status", "--json", "--reports", again, "--since", since)).out)).toMatchObject({ fares });
  });

  it("is judged by a rule of your own", async () => {
    const counts = writeCounts("counts.txt", { loads: 30, errors: 1 }, { loads: 10, errors: 2 });
    writeFileSync(join(root, "rule.json"), JSON.stringify({ errors: ["node-failed"], times: 5, leastLoads: 10, leastErrors: 1 }));
    expect((await run("rollback", "--if-worse", counts, "--rule", "rule.json")).exit).toBe(1);
    writeFileSync(join(root, "rule.json"), JSON.stringify({ errors: ["node-failed"], times: 0, leastLoads: 10, leastErrors: 1 }));
    expect(await run("status", "--reports", counts, "--rule", "rule.json")).toMatchObject({
      exit: 2,
      told: expect.stringContaining("`rule.json` is no rule. Write {"),
    });
  });

  it("is said by `status` without being changed", async () => {
    const counts = writeCounts("counts.txt", { loads: 1000, errors: 10 }, { loads: 200, errors: 5 });
    const before = pointerText();
    const { exit, out } = await run("status", "--reports", counts);
    expect([exit, out]).toEqual([0, expect.stringContaining(`${next} has 5 errors in 200 page loads (2.5 %)`)]);
    expect(pointerText()).toBe(before);
  });

  it("whose counts cannot be read keeps no alarm back, and stops nothing where none is under way", async () => {
    writeFileSync(join(root, "counts.txt"), "");
    const ask = () => run("status", "--reports", "counts.txt");
    const told = expect.stringContaining("`counts.txt` has no line of `layar_reports_total`.");
    expect(await ask()).toMatchObject({ exit: 2, told, out: expect.stringContaining("All of its files are there.") });
    unlinkSync(join(to, "assets/red-1.js"));
    expect(await ask()).toMatchObject({ exit: 1, told, out: expect.stringContaining("1 file of it are gone or differ") });
    await run("rollback", next);
    expect(await run("rollback", "--if-worse", "counts.txt")).toMatchObject({
      exit: 0,
      out: "No share is under way, so nothing was changed.\n",
    });
  });

  it("is judged by what several receivers gave to Prometheus", async () => {
    const line = (release: string, what: string, instance: string, value: number) =>
      `layar_reports_total{instance="${instance}",job="layar",market="berlin",release="${release}",screen="none",what="${what}"} ${value} 1700000000000\n`;
    const text = ["one:80", "two:80"].map((instance) =>
      [line(live, "page-load", instance, 150), line(next, "page-load", instance, 100), line(next, "node-failed", instance, 3)].join(""),
    );
    writeFileSync(join(root, "counts.txt"), text.join(""));
    const fares = { live: { loads: 300, errors: 0 }, next: { loads: 200, errors: 6 }, verdict: "worse" };
    expect(JSON.parse((await run("status", "--json", "--reports", "counts.txt")).out)).toMatchObject({ fares });
  });

  it("is taken back once, and who comes second is refused", async () => {
    const counts = writeCounts("counts.txt", { loads: 1000, errors: 10 }, { loads: 200, errors: 5 });
    const ended = await Promise.all([run("rollback", "--if-worse", counts), run("rollback", "--if-worse", counts)]);
    expect(ended.map(({ exit }) => exit).sort()).toEqual([1, 3]);
  });
});

it.each([
  [["rollback", "--if-worse", "nowhere.txt"], "`nowhere.txt` cannot be read."],
  [["rollback", "--if-worse", "package.json"], "`package.json` has no line of `layar_reports_total`."],
  [["rollback", "--since", "package.json"], "need `--if-worse <file>`"],
  [["rollback", "abcdefghijkl", "--if-worse", "package.json"], "leave out the release"],
  [["status", "--rule", "package.json"], "need `--reports <file>`"],
])("%j cannot run", async (args, said) => {
  writeFileSync(join(root, "package.json"), "{}");
  const before = pointerText();
  expect(await run(...args)).toMatchObject({ exit: 2, out: "", told: expect.stringContaining(said) });
  expect(pointerText()).toBe(before);
});
