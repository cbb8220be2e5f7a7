/** Who wrote a line last, over a real repository. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { readLineChange } from "../../../src/authoring/project/git-line.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "layar-line-"));
});
afterEach(() => rmSync(root, { recursive: true }));

const path = "a.json";
const first = '{\n  "title": "A",\n  "text": "B"\n}\n';

function commit(text: string, author: string, date: string): void {
  writeFileSync(join(root, path), text);
  const env = { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  const as = ["-c", `user.name=${author}`, "-c", "user.email=a@example.com"];
  for (const args of [
    ["init", "-q"],
    ["add", "."],
    [...as, "commit", "-qm", `${author} writes\n\nMore of it.`],
  ])
    expect(spawnSync("git", args, { cwd: root, env }).status).toBe(0);
}

it("says who, on which day there, and what for; of a line that was moved by what is not committed yet, too", async () => {
  commit(first, "Ada", "2026-11-20T23:30:00-0500");
  const second = first.replace('"B"', '"C"');
  commit(second, "Grace", "2026-11-22T10:00:00+0100");
  const ask = (text: string, line: number) => readLineChange(root, { path, text, line });
  expect(await ask(second, 2)).toEqual({ author: "Ada", date: "2026-11-20", subject: "Ada writes" });
  expect(await ask(second, 3)).toMatchObject({ author: "Grace", date: "2026-11-22" });
  const typed = second.replace("{\n", '{\n  "more": 1,\n');
  expect(await ask(typed, 3)).toMatchObject({ author: "Ada" });
  expect(await ask(typed, 2)).toBeUndefined();
});

it("is not known where there is no commit, no such file, or no such line", async () => {
  expect(await readLineChange(root, { path, text: first, line: 1 })).toBeUndefined();
  commit(first, "Ada", "2026-11-20T12:00:00Z");
  expect(await readLineChange(root, { path: "b.json", text: first, line: 1 })).toBeUndefined();
  expect(await readLineChange(root, { path, text: first, line: 90 })).toBeUndefined();
});
