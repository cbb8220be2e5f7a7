/** Each command of the page for who is on call is run, in its order, on a small product. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { writeStubBuild } from "./support/release/stub-build.ts";
import { runCommand } from "./support/run/run-command.ts";

const home = mkdtempSync(join(tmpdir(), "layar-operating-"));
const root = join(home, "product");
const blocks = Array.from(readFileSync("docs/operating.md", "utf8").matchAll(/```sh\n([\s\S]*?)```/g), ([, text = ""]) =>
  text.trim().split("\n"),
);
const lines = blocks.flat();

const visit = {
  layar: "recording",
  version: 1,
  screen: "books-search",
  variant: "utrecht",
  scenario: "",
  params: {},
  online: true,
  shell: true,
  steps: [],
};

beforeAll(() => {
  cpSync("tests/projects/library", root, { recursive: true });
  mkdirSync(join(root, "visits"));
  writeFileSync(join(root, "visits/visit.json"), JSON.stringify(visit));
});
afterAll(() => rmSync(home, { recursive: true }));

it("every command line of the page on operating does what it says", async () => {
  expect(new Set(lines.map((line) => line.split(" ")[2]))).toEqual(
    new Set(["rehearse", "serve-config", "release", "status", "rollback", "prune"]),
  );
  let build = 0;
  // Who is on call comes to a target with a release on it.
  const first = writeStubBuild(join(home, "first"), "first").folder;
  expect(await runCommand(root, ["release", "--to", join(home, "layar"), "--from", first])).toMatchObject({ exit: 0 });
  for (const line of lines) {
    const words = line.replace("npx layar ", "").split(" ");
    // A build of pages takes longer than all the rest: of each release that is sent, something small stands for it.
    const name = `build${line.includes("--share") ? "next" : ++build}`;
    const more = words[0] === "release" ? ["--from", writeStubBuild(join(home, name), name).folder] : [];
    const place = words[0] === "serve-config" ? "/srv/layar" : join(home, "layar");
    const { exit, told } = await runCommand(root, [...words.map((word) => word.replace("/srv/layar", place)), ...more]);
    expect([line, exit, told]).toEqual([line, 0, ""]);
  }
});
