// A file that is nested too deep to be read stands among others that are.
import { expect, it } from "vitest";
import {
  createWorkspace,
  diagnoseAll,
  findNamed,
  foldingLines,
  hover,
  listColours,
  outline,
} from "../../../src/authoring/language/service/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";

const deep = "screens/books/book/texts.json";

it("is one problem at its beginning, has no parts, and leaves the others as they are", async () => {
  const files = readProjectFiles("tests/projects/library");
  const text = "[".repeat(50_000);
  const workspace = createWorkspace(files.map((file) => (file.path === deep ? { ...file, text } : file)));
  expect(diagnoseAll(workspace).filter(({ isNotice }) => isNotice !== true)).toMatchObject([{ check: "file-depth", file: deep, start: 0 }]);
  expect([outline(text), foldingLines(text), listColours(text)]).toEqual([[], [], []]);
  expect(findNamed(workspace, deep, 1_000)).toBeUndefined();
  const search = "screens/books/search/screen.json";
  expect(findNamed(workspace, search, workspace.textOf(search).indexOf("state.query") + 8)).toMatchObject({ name: "query" });
  const help = { complete: async () => [], hover: async () => undefined };
  expect(await hover(workspace, help, deep, 1_000)).toMatchObject({ start: 1_000 });
});
