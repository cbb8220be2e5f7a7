import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeStubBuild } from "../../support/release/stub-build.ts";
import { runCommand } from "../../support/run/run-command.ts";

const home = mkdtempSync(join(tmpdir(), "layar-rehearse-"));
const root = join(home, "library");
const file = join(root, "screens/books/book/screen.json");
const shipped = readFileSync("tests/projects/library/screens/books/book/screen.json", "utf8");

/** Somebody reserves a book. */
const visit = {
  layar: "recording",
  version: 1,
  screen: "books-book",
  variant: "utrecht",
  scenario: "",
  params: { bookId: "B1" },
  online: true,
  shell: true,
  steps: [
    { at: 0, kind: "call", action: "bookDetail", input: { bookId: "B1" } },
    {
      at: 0,
      kind: "response",
      action: "bookDetail",
      body: { data: { id: "B1", title: "A book", author: "A writer", copiesLeft: 1, isReserved: false } },
    },
    { at: 900, kind: "act", act: { tap: "reserve" } },
    { at: 900, kind: "call", action: "reserveBook", input: {} },
    { at: 1500, kind: "response", action: "reserveBook", body: { data: null } },
  ],
};

beforeAll(() => {
  cpSync("tests/projects/library", root, { recursive: true });
  mkdirSync(join(root, "tests/visits"), { recursive: true });
  const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: root });
  git("init", "-q");
  git("add", "-A");
  git("-c", "user.name=Test", "-c", "user.email=test@example.com", "commit", "-q", "-m", "Before");
});
afterAll(() => rmSync(home, { recursive: true }));

const change = (from: string, to: string): void => {
  expect(shipped).toContain(from);
  writeFileSync(file, shipped.replace(from, to));
};
const rehearse = (...args: readonly string[]) => runCommand(root, ["rehearse", ...args]);

it("needs visits, and says what a file is not", async () => {
  rmSync(join(root, "tests/visits"), { recursive: true });
  const missing = await rehearse();
  expect(missing.exit).toBe(2);
  expect(missing.told).toContain("`tests/visits` is not there. Name what the recorder of the studio has saved: `--visits <path>`.");
  mkdirSync(join(root, "tests/visits"), { recursive: true });
  expect((await rehearse()).told).toContain("`tests/visits` has no visits: no file in it ends in `.json` or `.jsonl`.");
  writeFileSync(join(root, "tests/visits/written.jsonl"), `${JSON.stringify(visit)}\n{"layar":"recording"}\n`);
  expect((await rehearse()).told).toContain("`tests/visits/written.jsonl:2` is no recording of the studio.");
  writeFileSync(join(root, "tests/visits/written.jsonl"), `${JSON.stringify(visit)}\n${JSON.stringify(visit)}\n`);
  expect((await rehearse("--against", "nowhere")).told).toContain("No market and no commit is named `nowhere`.");
});

it("finds nothing where nothing has changed, and nothing in a change that nobody notices", async () => {
  expect(await rehearse()).toEqual({ exit: 0, out: "No differences in 2 visits.\n", told: "" });
  change('"id": "author"', '"id": "writer"');
  expect((await rehearse()).out).toBe("No differences in 2 visits.\n");
});

it("reports a regression by screen, visit and step, in the words of `diff`", async () => {
  change('"input": ["bookId"],\n        "busy"', '"input": { "bookId": "{data.detail.title}" },\n        "busy"');
  const told = await rehearse();
  expect(told.exit).toBe(1);
  expect(told.out).toContain("books-book utrecht, tests/visits/written.jsonl:1, after step 1, tap reserve:");
  expect(told.out).toContain(".input.bookId 'B1' → 'A book'");
  expect(told.out).toContain("The same in tests/visits/written.jsonl:2.\n2 of 2 visits differ, in 1 way.");
  change('"when": "!isReserved", "critical": true', '"when": "isReserved", "critical": true');
  const { findings, played } = JSON.parse((await rehearse("--json")).out);
  expect(played).toBe(2);
  expect(findings).toMatchObject([
    { screen: "books-book", variants: ["utrecht"], visits: ["tests/visits/written.jsonl:1", "tests/visits/written.jsonl:2"], step: 0 },
  ]);
  expect(findings[0].differences).toContain("without reserve (button)");
});

it("says that a visit does not fit what it is compared with", async () => {
  writeFileSync(file, shipped);
  const other = { ...visit, steps: [{ at: 0, kind: "act", act: { tap: "renew" } }] };
  writeFileSync(join(root, "tests/visits/other.json"), JSON.stringify({ ...other, screen: "books-book" }, null, 2));
  change('"E1": { "do": "toast", "text": "{texts.gone}" }', '"E1": { "do": "toast", "text": "{texts.unknown}" }');
  expect(await rehearse("--visits", "tests/visits/other.json")).toEqual({
    exit: 2,
    out: "",
    told: "No visit fits what is compared with; tests/visits/other.json: step 1 (tap renew): No node `renew` is shown.\n",
  });
  const all = await rehearse();
  expect([all.exit, all.told]).toEqual([0, ""]);
  expect(all.out).toContain("One more visit does not fit what is compared with; tests/visits/other.json: step 1");
});

it("compares with what is live", async () => {
  writeFileSync(file, shipped);
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim();
  const { folder } = writeStubBuild(join(home, "build"), "first", 0, commit);
  expect(await runCommand(root, ["release", "--to", join(home, "srv"), "--from", folder])).toMatchObject({ exit: 0 });
  change('"when": "!isReserved", "critical": true', '"when": "isReserved", "critical": true');
  const written = join("tests/visits", "written.jsonl");
  expect((await rehearse("--against", join(home, "srv"), "--visits", written)).exit).toBe(1);
  writeFileSync(file, shipped);
  expect(await rehearse("--against", join(home, "srv"), "--visits", written)).toMatchObject({
    exit: 0,
    out: "No differences in 2 visits.\n",
  });
});
