import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readProjectFiles } from "../../src/authoring/project-files.ts";

it("reads what is there of the files that were listed, because others go while git changes branches", () => {
  const root = mkdtempSync(join(tmpdir(), "layar-files-"));
  cpSync("tests/projects/library/screens", join(root, "screens"), { recursive: true });
  const before = readProjectFiles(root).length;
  // It is listed, and cannot be read: as a file that has just been deleted.
  symlinkSync(join(root, "gone.json"), join(root, "screens/books/search/SPRING.json"));
  expect(readProjectFiles(root)).toHaveLength(before);
  expect(() => readProjectFiles(root, ["screens/none.json"])).toThrow("ENOENT");
  rmSync(root, { recursive: true });
});
