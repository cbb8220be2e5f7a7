// What an edit of the library does to the files that were written for it before.
import { describe, expect, it } from "vitest";
import { findBroken } from "../../../src/authoring/checker/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";

const then = readProjectFiles("tests/projects/library");

/** What breaks when a text in a file is another one. */
function breakBy(path: string, from: string, to: string) {
  const now = then.map((file) => (file.path === path ? { path, text: file.text.replaceAll(from, to) } : file));
  expect(now).not.toEqual(then);
  const { broken, fitting } = findBroken(then, now);
  return {
    broken: broken.map(({ file, kind, problems }) => [kind, file, ...problems.map(({ check }) => check)]),
    fitting: countFiles(fitting),
  };
}

const countFiles = (fitting: object) => Object.fromEntries(Object.entries(fitting).map(([kind, files]) => [kind, files.length]));
const all = { screen: 5, overlay: 1, promotion: 1, fragment: 2 };

describe("what was written before", () => {
  it("fits what has not changed", () => {
    const { broken, fitting } = findBroken(then, then);
    expect([broken, countFiles(fitting)]).toEqual([[], all]);
    expect(fitting.promotion).toEqual(["screens/books/book/SUMMER.json"]);
  });

  it("is broken, screen by screen, by a widget that has lost a property", () => {
    expect(breakBy("widgets/book-card/book-card.schema.json", '"author"', '"writer"')).toEqual({
      broken: [
        ["screen", "screens/books/search/screen.json", "prop-fits-widget", "prop-fits-widget"],
        ["screen", "screens/member/borrowed/screen.json", "prop-fits-widget", "prop-fits-widget"],
      ],
      fitting: { ...all, screen: 3 },
    });
  });

  it("is broken by an action that wants another input", () => {
    const { broken } = breakBy("screens/catalogue/actions/books.json", '"bookId"', '"isbn"');
    expect(broken.map(([kind = "file", file]) => `${kind} ${file}`)).toEqual([
      "screen screens/books/book/screen.json",
      "file screens/books/book/tests.json",
      "file screens/mock/responses/bookDetail.json",
      "file screens/mock/responses/reserveBook.json",
    ]);
  });

  it("is not judged by a catalogue with problems", () => {
    const path = "screens/catalogue/actions/member.json";
    expect(() => breakBy(path, '"amount"', '"total"')).toThrow(`${path} has a problem of its own`);
  });

  it("is broken, promotion by promotion, by a node that is gone from the screen", () => {
    expect(breakBy("screens/books/book/screen.json", '"author"', '"by"').broken).toEqual([
      ["promotion", "screens/books/book/SUMMER.json", "overlay-target"],
    ]);
  });

  it("is not broken by its own mistakes of before", () => {
    const flawed = then.map(({ path, text }) => ({ path, text: path.endsWith("SUMMER.json") ? text.replace("author", "nobody") : text }));
    expect(findBroken(flawed, flawed).broken).toEqual([]);
  });
});
