// `diff --law` of one screen, market or promotion: what holds for all of them holds for each.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type GrantedLibrary, makeGrantedLibrary } from "../../support/project/granted-library.ts";
import { runCommand } from "../../support/run/run-command.ts";

let library: GrantedLibrary;
beforeAll(() => {
  library = makeGrantedLibrary();
  const change = (path: string, from: string, to: string): void => {
    const before = readFileSync(join(library.root, path), "utf8");
    expect(before).toContain(from);
    library.write(path, before.replace(from, to));
  };
  change(
    "screens/books/book/screen.json",
    '"input": ["bookId"],\n        "busy"',
    '"input": { "bookId": "{data.detail.title}" },\n        "busy"',
  );
  change("screens/catalogue/actions/books.json", "/library/books/reserve", "/library/books/reserve-now");
});
afterAll(() => library.remove());

const law = (...args: readonly string[]) => runCommand(library.root, ["diff", ...args, "--law", "--against", "HEAD"]);
const places = async (...args: readonly string[]): Promise<string[]> => {
  const found: { readonly market?: string; readonly screen?: string }[] = JSON.parse((await law(...args, "--json")).out);
  return [...new Set(found.map(({ market = "all", screen = "all" }) => `${market} ${screen}`))].sort();
};

it("keeps to what is asked for", async () => {
  const all = ["all all", "amman books-book", "izmir books-book", "utrecht books-book"];
  expect(await places()).toEqual(all);
  expect(await places("books-book")).toEqual(all);
  expect(await places("books-search")).toEqual(["all all"]);
  expect(await places("--market", "izmir")).toEqual(["all all", "izmir books-book"]);
  expect(await places("books-search", "--market", "izmir")).toEqual(["all all"]);
});

it("refuses what is not there, and what cannot be kept to", async () => {
  expect(await law("books-bok")).toMatchObject({ exit: 2, told: expect.stringContaining("`books-book`") });
  expect(await law("--market", "izmr")).toMatchObject({ exit: 2 });
  expect(await law("--promotion", "NONE")).toMatchObject({ exit: 2 });
  for (const args of [["books-book"], ["--market", "izmir"], ["--promotion", "SUMMER"]])
    expect(await runCommand(library.root, ["diff", ...args, "--breaks", "--against", "HEAD"])).toMatchObject({
      exit: 2,
      told: "`--breaks` is of all files: leave out the screen, the market and the promotion.\n",
    });
});
