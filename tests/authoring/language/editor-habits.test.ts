// The server among editors as they are: unsaved and broken texts, odd folders, odd documents, and those that leave without a word.
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EditorClient, openEditor } from "../../support/studio/editor-client.ts";

const library = "tests/projects/library";
const search = "screens/books/search/screen.json";
let editor: EditorClient;
/** A second project beside the first, which has the same names. */
let other: string;

beforeAll(async () => {
  other = mkdtempSync(join(tmpdir(), "layar-second-"));
  editor = await openEditor({ project: library, folder: "Büro प्रकल्प 🏦 one", second: other });
});

afterAll(async () => {
  await editor.stop();
  rmSync(other, { recursive: true });
});

const labels = async (path: string, offset: number) => (await editor.complete(path, offset)).map(({ label }) => label);

/** Writes `put` in place of `find`, and asks what may stand at the `|` in it. */
async function typed(path: string, find: string, put: string): Promise<string[]> {
  const text = editor.saved(path).replace(find, () => put);
  const at = text.indexOf(put) + put.indexOf("|");
  await editor.write(path, text.slice(0, at) + text.slice(at + 1));
  return labels(path, at);
}

describe("a text while it is typed", () => {
  it("counts unsaved, and its last good form helps while it is no JSON", async () => {
    expect(await typed(search, '"title": "{texts.title}",\n  "load"', '"title": "{state.|\n  "load"')).toContain("books");
    expect(await typed(search, '"body": [', '"body": [ { "widget": "text", "id": "x", "when": "data.fi|"')).toContain("first");
  });

  it("is found by UTF-16 positions, behind an emoji and Devanagari", async () => {
    expect(await typed(search, '"title": "{texts.title}"', '"title": "🏦 नमस्ते {state.|}"')).toContain("books");
    const broken = editor.nextDiagnostics(search, (all) => JSON.stringify(all).includes("bokos"));
    await editor.write(search, editor.saved(search).replace('"title": "{texts.title}"', '"title": "🏦 नमस्ते {state.bokos}"'));
    const range = (await broken).find(({ message }) => String(message).includes("bokos"))?.range;
    const line = editor.text(search).split("\n")[range?.start.line ?? 0] ?? "";
    expect(line.slice(range?.start.character, range?.end.character)).toBe("bokos");
  });

  it("may change in parts, in several of them at once, and with an older version", async () => {
    await editor.write(search, editor.saved(search));
    const line = editor
      .saved(search)
      .split("\n")
      .findIndex((one) => one.includes('"route"'));
    const insert = (character: number, text: string) => ({
      range: { start: { line, character }, end: { line, character } },
      text,
    });
    await editor.change(search, [insert(0, '  "onOpen": { "do": "'), insert(21, '" },\n')], { version: 1 });
    expect(await labels(search, editor.text(search).indexOf('"do": "') + 7)).toEqual(expect.arrayContaining(["call", "go"]));
  });

  it("may have a byte order mark and lines that end with two characters", async () => {
    const text = editor.saved(search).replaceAll("\n", "\r\n");
    const shown = editor.nextDiagnostics(search, (all) => all.some(({ code }) => code === "widget-is-known"));
    await editor.write(search, `\uFEFF${text.replace('"widget": "search-field"', '"widget": "serch-field"')}`);
    const found = (await shown).find(({ code }) => code === "widget-is-known");
    expect(text.split("\r\n")[found?.range.start.line ?? 0]).toContain("search-field");
    const fixed = editor.nextDiagnostics(search, (all) => all.length === 0);
    await editor.write(search, text);
    expect(await fixed).toEqual([]);
  });

  it("can be asked about and forgotten before there is a response", async () => {
    const at = editor.saved(search).indexOf("{texts.title}") + 7;
    const asked = editor.completeAndCancel(search, at);
    expect(["cancelled", "items"]).toContain(await asked);
    await editor.write(search, editor.saved(search));
    expect(await labels(search, at)).toContain("title");
  });
});

describe("a file on the disk", () => {
  const overlay = "screens/books/search/amman.json";
  const wrong = '{ "nodes": { "querry": { "when": "true" } } }\n';

  it("counts when it appears, moves, and is gone", async () => {
    const isEmpty = (all: readonly unknown[]) => all.length === 0;
    const isFull = (all: readonly unknown[]) => all.length > 0;
    const appeared = editor.nextDiagnostics(overlay, isFull);
    writeFileSync(editor.path(overlay), wrong);
    expect((await appeared).map(({ message }) => message).join()).toContain("querry");
    const moved = "screens/books/book/amman.json";
    const left = editor.nextDiagnostics(overlay, isEmpty);
    const arrived = editor.nextDiagnostics(moved, isFull);
    renameSync(editor.path(overlay), editor.path(moved));
    expect(await left).toEqual([]);
    expect((await arrived).map(({ message }) => message).join()).toContain("querry");
    const gone = editor.nextDiagnostics(moved, isEmpty);
    rmSync(editor.path(moved));
    expect(await gone).toEqual([]);
  });
});

describe("documents", () => {
  it("of other schemes and other folders have no help, and do no harm", async () => {
    for (const uri of [
      "untitled:Untitled-1",
      "git:/screens/books/search/screen.json?ref=HEAD",
      pathToFileURL(join(tmpdir(), "note.json")).href,
    ]) {
      const textDocument = { uri, version: 1, languageId: "json", text: '{ "widget": "" }' };
      await editor.notify("textDocument/didOpen", { textDocument });
      const at = { textDocument: { uri }, position: { line: 0, character: 13 } };
      expect(await editor.request("textDocument/completion", at), uri).toEqual([]);
      expect(await editor.request("textDocument/hover", at), uri).toBeNull();
      expect(await editor.request("textDocument/documentColor", { textDocument: { uri } }), uri).toEqual([]);
      expect(await editor.request("textDocument/formatting", { textDocument: { uri }, options: {} }), uri).toEqual([]);
    }
  });

  it("of two projects belong each to its own", async () => {
    const uri = pathToFileURL(join(other, search)).href;
    const text = editor.saved(search).replace('"id": "found"', '"id": "located"');
    await editor.notify("textDocument/didOpen", { textDocument: { uri, version: 1, languageId: "json", text } });
    const offset = text.slice(0, text.indexOf("located"));
    const position = { line: offset.split("\n").length - 1, character: offset.length - offset.lastIndexOf("\n") };
    const edit = await editor.request("textDocument/rename", { textDocument: { uri }, position, newName: "met" });
    expect(JSON.stringify(edit)).toContain(uri);
    expect(JSON.stringify(edit)).not.toContain(editor.uri(""));
  });

  it("declare fields of responses, which are renamed wherever they are read", async () => {
    const schema = "schemas/entities/book.schema.json";
    const { texts } = await editor.rename(schema, editor.saved(schema).indexOf('"copiesLeft": {') + 2, "left");
    expect(texts.get(schema)).not.toContain("copiesLeft");
    expect(texts.get("screens/mock/responses/bookDetail.json")).toContain('"left": ');
    expect(texts.get("screens/books/book/screen.json")).toContain("data.detail.left");
  });

  it("show their colours", async () => {
    const textDocument = { uri: editor.uri("screens/catalogue/markets/amman.json") };
    const colours = await editor.request("textDocument/documentColor", { textDocument });
    expect(Array.isArray(colours) && colours.length).toBeGreaterThan(9);
    const color = { red: 1, green: 0.4, blue: 0, alpha: 1 };
    const range = { start: { line: 0, character: 0 }, end: { line: 0, character: 1 } };
    expect(JSON.stringify(await editor.request("textDocument/colorPresentation", { textDocument, color, range }))).toContain("#FF6600");
  });
});

describe("a server", () => {
  it("that npm starts in another folder, outside every project, responds, and ends with its editor", async () => {
    const folder = mkdtempSync(join(tmpdir(), "layar nowhere "));
    mkdirSync(join(folder, "screens"));
    const lonely = await openEditor({ folder, npm: true });
    const uri = pathToFileURL(join(folder, "screens", "a.json")).href;
    await lonely.notify("textDocument/didOpen", { textDocument: { uri, version: 1, languageId: "json", text: "{" } });
    expect(await lonely.request("textDocument/completion", { textDocument: { uri }, position: { line: 0, character: 1 } })).toEqual([]);
    await lonely.leave();
    rmSync(folder, { recursive: true });
  });
});
