/** Where a picture goes, by a camera that takes none. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, expect, it, vi } from "vitest";
import { runCommand } from "../../support/run/run-command.ts";

vi.mock("../../../src/authoring/cli/picture/camera.ts", () => ({
  openCommitCamera: undefined,
  openCamera: async () => ({ take: async () => ({ png: new Uint8Array(), tree: "- main" }), close: async () => undefined }),
}));

const folder = mkdtempSync(join(tmpdir(), "layar-picture-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("is said beside what a screen reader finds, whether a file was named or not", async () => {
  const take = (...args: readonly string[]) =>
    runCommand(folder, ["picture", "books-search", "--root", resolve("tests/projects/library"), ...args]);
  expect(await take()).toEqual({ exit: 0, out: "- main\n", told: "Wrote books-search.png\n" });
  expect(await take("--out", "a/b.png")).toMatchObject({ told: "Wrote a/b.png\n" });
  expect(["books-search.png", "a/b.png"].map((file) => existsSync(join(folder, file)))).toEqual([true, true]);
});
