import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles, stampProjectFiles } from "../../../src/authoring/project/project-files.ts";

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

it.each(["..", "../..", "../../..", "/", "../books/search/screen.json"])(
  "names a link to %s as a problem, and does not follow it",
  (target) => {
    const root = mkdtempSync(join(tmpdir(), "layar-links-"));
    cpSync("tests/projects/library/screens", join(root, "screens"), { recursive: true });
    const before = readProjectFiles(root).map(({ path }) => path);
    mkdirSync(join(root, "screens/zz"));
    symlinkSync(target, join(root, "screens/zz/up"));
    const files = readProjectFiles(root);
    expect(files.map(({ path }) => path).filter((path) => !before.includes(path))).toEqual(["screens/zz/up"]);
    expect(stampProjectFiles(root).split("\n")).toHaveLength(before.length + 1);
    expect(loadProject(files).problems.filter(({ at }) => at.file === "screens/zz/up")).toMatchObject([
      {
        check: "misplaced-file",
        message: "This is a link, and links are not followed.",
        help: "Put the file itself here, or remove the link.",
      },
    ]);
    rmSync(root, { recursive: true });
  },
);

it("reads the line ends of every system, and a byte order mark, as the same text", () => {
  const root = mkdtempSync(join(tmpdir(), "layar-ends-"));
  cpSync("tests/projects/library/screens", join(root, "screens"), { recursive: true });
  const before = readProjectFiles(root);
  const path = "screens/books/search/texts.json";
  writeFileSync(join(root, path), `\uFEFF${readFileSync(join(root, path), "utf8").replaceAll("\n", "\r\n")}`);
  expect(readProjectFiles(root)).toEqual(before);
  rmSync(root, { recursive: true });
});
