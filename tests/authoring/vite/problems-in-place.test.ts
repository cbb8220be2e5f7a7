// What a development server gives a host of a screen that never was without problems, and of one that was.
import { describe, expect, it } from "vitest";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";
import { createProjectCompiler } from "../../../src/authoring/vite/screens/compile.ts";
import { writeModules } from "../../../src/authoring/vite/screens/modules.ts";
import { createLastGood } from "../../../src/authoring/vite/serve/last-good.ts";
import { listForPage } from "../../../src/authoring/vite/serve/problem-list.ts";

const files = readProjectFiles("tests/projects/library");
const path = "screens/books/book/screen.json";
const broken = files.map((file) =>
  file.path === path ? { ...file, text: file.text.replace("data.detail.author", "data.detail.autor") } : file,
);
const settings = { root: `${process.cwd()}/tests/projects/library`, apiHost: "", base: "/" };
const compile = createProjectCompiler("", { isDeveloping: true });

const hostOf = (given: Parameters<typeof writeModules>[0], isHot: boolean): string =>
  writeModules(given, { ...settings, isHot }).modules.get("virtual:layar") ?? "";

describe("a screen with problems, while somebody works on it", () => {
  it("is among the screens from the start, with nothing to open and the element that says why", () => {
    const newest = compile(broken);
    const shown = createLastGood()(newest);
    expect(shown.missing).toEqual(["books-book"]);
    const host = hostOf({ ...newest, ...shown }, true);
    expect(host).toContain('"books-book": { ...{"id":"books-book","route":"/books/:bookId","open":{}}, project }');
    expect(host).toMatch(/import \{ problemsElement \} from ".*serve\/problems-element\.ts"/);
    expect(host).toMatch(/"books-search": \{ \.\.\.\{ id: "books-search".* open: \{ "/);
  });

  it("stays as it last was, and each problem says of which screen it is", () => {
    const showGood = createLastGood();
    showGood(compile(files));
    const newest = compile(broken);
    const shown = showGood(newest);
    expect(shown).toMatchObject({ stale: ["books-book"], missing: [] });
    expect(hostOf({ ...newest, ...shown }, true)).not.toContain('"open":{}');
    const list = listForPage(settings.root, newest, shown);
    expect(list.problems).toMatchObject([{ file: path, screen: "books-book", message: expect.stringContaining("autor") }]);
  });

  it("is shown in its newest form where nothing uses a part yet, of it or of what all screens share, which stays a problem", () => {
    const additions = new Map([
      [path, ['"bookId": "text"', '"bookId": "text", "shelf": "text?"']],
      [
        "screens/catalogue/settings.json",
        ['"killWorker"', '"flags": { "isNew": { "default": true, "description": "Not read." } }, "killWorker"'],
      ],
    ]);
    const unused = files.map((file) => {
      const [before = "", after = ""] = additions.get(file.path) ?? [];
      return { ...file, text: file.text.replace(before, after) };
    });
    const newest = compile(unused);
    expect(newest.problems.map(({ check }) => check).sort()).toEqual(["flag-is-used", "param-is-used"]);
    expect(createLastGood()(newest)).toMatchObject({ stale: [], missing: [] });
    expect(createProjectCompiler()(unused).screens).toEqual([]);
  });

  it("leaves nothing of that in a build", () => {
    expect(hostOf(compile(files), false)).not.toMatch(/problems|onChange/);
  });
});
