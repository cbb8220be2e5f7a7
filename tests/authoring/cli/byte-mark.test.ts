// Some editors, and PowerShell, begin a file with an invisible byte order mark, which is no part of its text for any command.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type GrantedLibrary, makeGrantedLibrary, winterGrant } from "../../support/project/granted-library.ts";
import { runCommand } from "../../support/run/run-command.ts";
import { openMcpClient } from "../assistant/mcp-client.ts";

const book = "screens/books/book/screen.json";
const mark = "\uFEFF";
let library: GrantedLibrary;
let before = "";
beforeAll(() => {
  library = makeGrantedLibrary();
  before = readFileSync(join(library.root, book), "utf8");
});
afterAll(() => library.remove());

const read = () => readFileSync(join(library.root, book), "utf8");
const run = (...args: readonly string[]) => runCommand(library.root, args);

it("moves no fix", async () => {
  library.write(book, mark + before.replace('"tone": "ok"', '"tone": "okk"'));
  expect(await run("check", "--fix")).toMatchObject({ exit: 0, told: expect.stringContaining('"okk" → "ok"') });
  expect(JSON.parse(read())).toEqual(JSON.parse(before));
});

it("is taken by whatever rewrites a definition", async () => {
  library.write(book, mark + before);
  expect(await run("format", "--check")).toMatchObject({ exit: 0 });
  expect(await run("upgrade")).toMatchObject({ exit: 0, told: "" });
  library.write(book, mark + JSON.stringify(JSON.parse(before)));
  expect(await run("format")).toMatchObject({ exit: 0, told: "" });
  expect(read()).toBe(before);
  library.write(book, mark + before);
  const client = await openMcpClient(library.root);
  const patch = [{ op: "add", path: "/$comment", value: "Of a book." }];
  expect(await client.call("edit", { path: book, patch })).toMatchObject({ isError: false });
  expect(JSON.parse(read())).toMatchObject({ $comment: "Of a book." });
  expect(await client.call("write", { path: book, text: mark + before })).toMatchObject({ isError: false });
  expect(read()).toBe(before);
  await client.close();
});

it("is no part of a grant, and no change of what was committed with it", async () => {
  writeFileSync(library.grant, mark + JSON.stringify(winterGrant));
  library.write(book, mark + before);
  library.git("commit", "-q", "-a", "-m", "By another editor");
  expect(await run("check", "--grant", library.grant)).toMatchObject({ exit: 0 });
  expect(await run("diff", "books-book", "--against", "HEAD")).toMatchObject({ exit: 0 });
});
