// A picture of the project's own, from its file to the address in the page; the library's promotion SUMMER shows one.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { loadProject } from "../../../src/authoring/compiler/index.ts";
import { hashDefinitions } from "../../../src/authoring/project/index.ts";
import { buildInMemory, layar, readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { withPictures } from "../../../src/authoring/vite/screens/pictures.ts";

let root: string;
const file = "screens/pictures/summer.svg";

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "layar-pictures-"));
  cpSync("tests/projects/library", root, { recursive: true });
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
});
afterAll(() => rmSync(root, { recursive: true }));

interface Built {
  readonly pictures: readonly string[];
  readonly content: string;
  /** Chunks that name the picture. */
  readonly namedIn: readonly string[];
  readonly worker: string;
  /** The hash of the definitions, by which a release knows them. */
  readonly definitions: unknown;
}

async function buildLibrary(): Promise<Built> {
  const files = await buildInMemory({ logLevel: "silent", plugins: [layar({ root, pages: true })] });
  const pictures = files.filter(({ fileName }) => fileName.endsWith(".svg"));
  const [picture] = pictures;
  const isNamed = (code: string) => picture !== undefined && code.includes(`/${picture.fileName}`);
  const textOf = (name: string) => {
    const file = files.find(({ fileName }) => fileName === name);
    return file?.type === "asset" ? String(file.source) : "";
  };
  return {
    pictures: pictures.map(({ fileName }) => fileName),
    content: picture?.type === "asset" ? Buffer.from(picture.source).toString() : "",
    namedIn: files.flatMap((one) => (one.type === "chunk" && isNamed(one.code) ? [one.fileName.replace(/-[^-]+\.js$/, "")] : [])),
    worker: textOf("sw.js"),
    definitions: JSON.parse(textOf(".serve/release.json")).definitions,
  };
}

it("is a file named after its content, which the promotion's chunks alone name", async () => {
  const before = await buildLibrary();
  expect(before.pictures).toEqual([expect.stringMatching(/^assets\/summer-[\w-]{8}\.svg$/)]);
  expect(before.content).toBe(readFileSync(join(root, file), "utf8"));
  expect(before.definitions).toBe(hashDefinitions(readProjectFiles(root)));
  expect(before.namedIn.length).toBeGreaterThan(0);
  for (const name of before.namedIn) expect(name).toMatch(/^assets\/books-book-.*SUMMER/);

  writeFileSync(join(root, file), before.content.replace("#f4b942", "#ffd24d"));
  const after = await buildLibrary();
  expect(after.pictures).toEqual([expect.stringMatching(/^assets\/summer-[\w-]{8}\.svg$/)]);
  expect(after.pictures).not.toEqual(before.pictures);
  expect(after.definitions).not.toBe(before.definitions);
  expect(after.worker).toContain(`/${after.pictures[0]}`);
});

it("is served as it lies, under an address that changes with its content", () => {
  const addressIn = (text: string) => {
    const path = "screens/pictures/a/wide.svg";
    const { catalogue } = loadProject([{ path, text }]);
    return withPictures('{"image":"picture:a/wide.svg","picture:a/wide.svg":1}', catalogue, { root: "/project", base: "/", isHot: true });
  };
  const address = /^\{"image":"\/@fs\/project\/screens\/pictures\/a\/wide\.svg\?[\w-]{8}","picture:a\/wide\.svg":1\}$/;
  expect([addressIn("<svg/>"), addressIn("<svg />")]).toEqual([expect.stringMatching(address), expect.stringMatching(address)]);
  expect(addressIn("<svg/>")).not.toBe(addressIn("<svg />"));
});

it("ends the build when it is not there", async () => {
  rmSync(join(root, file));
  await expect(buildLibrary()).rejects.toThrow(/screens\/books\/book\/SUMMER\.json:\d+:\d+[\s\S]*No picture is named `summer\.svg`/);
});
