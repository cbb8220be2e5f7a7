// The functions for assistants under a grant, over the protocol: what goes beyond it is not on the disk afterwards.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type GrantedLibrary, makeGrantedLibrary, winter, winterFile, winterGrant } from "../../support/project/granted-library.ts";
import { type McpClient, startMcpClient } from "../assistant/mcp-client.ts";

let library: GrantedLibrary;
let client: McpClient;
beforeAll(async () => {
  library = makeGrantedLibrary();
  client = await startMcpClient(library.root, ["--grant", library.grant]);
});
afterAll(async () => {
  await client.close();
  library.remove();
});

const read = (path: string): string | undefined =>
  existsSync(join(library.root, path)) ? readFileSync(join(library.root, path), "utf8") : undefined;
const check = async () => JSON.parse((await client.call("check")).text);

it.each([
  ["another screen", "screens/books/search/texts.json", "{}"],
  ["another promotion", "screens/books/book/SUMMER.json", winter],
  ["other dates", winterFile, winter.replaceAll("2028-01-01", "2030-01-01")],
  ["another text", winterFile, winter.replaceAll('"winter":', '"reserve":')],
  ["an action", winterFile, winter.replace('"props"', '"on":{"tap":{"do":"call","action":"payFines"}},"props"')],
  ["what cannot be read", winterFile, winter.slice(0, -9)],
  ["the settings", "screens/catalogue/settings.json", "{}"],
])("writes nothing of %s", async (_, path, text) => {
  const before = read(path);
  const { isError, text: said } = await client.call("write", { path, text });
  expect([isError, read(path)]).toEqual([true, before]);
  expect(said).toContain("beyond the grant");
});

it("begins nothing beyond", async () => {
  expect(await client.call("new", { kind: "widget", name: "banner" })).toMatchObject({ isError: true });
  expect(await client.call("new", { kind: "promotion", name: "SPRING", screen: "books-book" })).toMatchObject({ isError: true });
  expect([read("widgets/banner/banner.schema.json"), read("screens/books/book/SPRING.json")]).toEqual([undefined, undefined]);
});

it("takes what is within, whatever the grant has become meanwhile", async () => {
  writeFileSync(library.grant, JSON.stringify({ ...winterGrant, screens: "*", markets: "*", promotions: undefined, texts: "*" }));
  const search = "screens/books/search/texts.json";
  expect(await client.call("write", { path: search, text: (read(search) ?? "").replace("Catalogus", "Boeken") })).toMatchObject({
    isError: true,
  });
  expect(await client.call("write", { path: winterFile, text: winter })).toMatchObject({ text: `Wrote ${winterFile}\n`, isError: false });
  expect(await check()).toEqual({ problems: [], more: 0 });
});

it("checks what came otherwise", async () => {
  library.write("screens/books/book/SPRING.json", winter);
  const { problems } = await check();
  expect(problems[0]).toMatchObject({ check: "change-is-granted", file: "screens/books/book/SPRING.json" });
  // All of a screen counts: nothing hides behind what stands there.
  expect(await client.call("write", { path: winterFile, text: winter })).toMatchObject({ isError: true });
  rmSync(join(library.root, "screens/books/book/SPRING.json"));
});

it("refuses a write for what it adds, whatever else stands in the working copy", async () => {
  const search = "screens/books/search/texts.json";
  library.write(search, (read(search) ?? "").replace("Catalogus", "Boeken"));
  const write = (path: string, text: string) => client.call("write", { path, text });
  expect(await write(winterFile, winter.replace("Winter of reading", "Read in winter"))).toMatchObject({ isError: false });
  expect(await write(winterFile, winter.replaceAll("2028-01-01", "2030-01-01"))).toMatchObject({ isError: true });
  expect(await write(search, (read(search) ?? "").replace("Boeken", "Alles"))).toMatchObject({ isError: true });
  expect(await write("screens/books/search/screen.json", "{}")).toMatchObject({ isError: true });
  const { problems } = await check();
  expect(problems.map((one: { file: string }) => one.file)).toEqual([search]);
});
