// The language server as an editor meets it: a process on standard input and output, over the real files of the project.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { takeTurn, turn } from "../../support/run/thoroughness.ts";
import { type EditorClient, openEditor } from "../../support/studio/editor-client.ts";
import { renames } from "./cases/renames.ts";

let editor: EditorClient;

beforeAll(async () => {
  editor = await openEditor();
});

afterAll(() => editor.stop());

const screens = readdirSync("screens", { recursive: true, encoding: "utf8" })
  .filter((name) => /^[^/]+\/[^/]+\/screen\.json$/.test(name) && !name.startsWith("fragments"))
  .map((name) => `screens/${name}`);

interface Place {
  readonly path: string;
  readonly offset: number;
  readonly name: string;
}

/** Every place of the screens that a pattern names by its first group. */
function listPlaces(pattern: RegExp): Place[] {
  return screens.flatMap((path) =>
    [...editor.text(path).matchAll(pattern)].map((match) => {
      const name = match[1] ?? "";
      return { path, name, offset: match.index + match[0].lastIndexOf(name) };
    }),
  );
}

const named = {
  action: /"action": "(\w+)"/g,
  widget: /"widget": "([\w-]+)"/g,
  step: /"do": "(\w+)"/g,
  screen: /"screen": "([\w-]+)"/g,
  text: /\{texts\.(\w+)\}/g,
  state: /\bstate\.(\w+)\b/g,
  response: /\bdata\.(\w+)\b/g,
  fragment: /"use": "([\w-]+)"/g,
  flow: /"flow": "(\w+)"/g,
  dialog: /"dialog": "([\w-]+)"/g,
};

describe(`the language server (turn ${turn})`, () => {
  it.each(Object.entries(named))("completes each %s of the screens by its name", async (_, pattern) => {
    const all = listPlaces(pattern);
    const places = takeTurn(all, Math.min(60, all.length));
    expect(places.length).toBeGreaterThan(0);
    for (const { path, offset, name } of places)
      expect(
        (await editor.complete(path, offset)).map(({ label }) => label),
        `${path}:${offset}`,
      ).toContain(name);
  });

  it("completes what is typed into an unsaved text", async () => {
    const path = "screens/loan/confirm/screen.json";
    const text = editor.text(path);
    const typed = async (after: string, more: string) => {
      const offset = text.indexOf(after) + after.length;
      const rest = text.slice(offset).replace(/^\{texts\.title\}/, "");
      await editor.write(path, text.slice(0, offset) + more + rest);
      return (await editor.complete(path, offset + more.length)).map(({ label }) => label);
    };
    expect(await typed('"body": [', "")).toEqual(expect.arrayContaining(["button", "note"]));
    expect(await typed('"title": "', "{")).toEqual(expect.arrayContaining(["params", "data", "texts", "money"]));
    expect(await typed('"title": "', "{market.")).toEqual(expect.arrayContaining(["locale", "currency"]));
    expect(await typed('"title": "', "{market.currency.")).toContain("symbol");
    expect(
      await typed('"body": [', '{ "widget": "button", "id": "x", "on": { "tap": { "do": "go", "screen": "loan-details", "params": { "'),
    ).toEqual(expect.arrayContaining(["orderId"]));
    await editor.write(path, text);
  });

  it.each(Object.entries(named).filter(([kind]) => kind !== "step"))(
    "says what each %s is, and where it is declared",
    async (kind, pattern) => {
      for (const { path, offset, name } of takeTurn(listPlaces(pattern), 200)) {
        expect(await editor.hover(path, offset + 1), `${path}:${offset}`).toContain(name);
        // What the engine declares stands in no file of the project, and is looked for below.
        if (kind === "widget" && !existsSync(`widgets/${name}`)) continue;
        expect(await editor.definition(path, offset + 1), `${path}:${offset}`).not.toEqual([]);
      }
    },
  );

  it("leads from a widget of the engine to its declaration there", async () => {
    const path = "screens/repayment/method/screen.json";
    const before = editor.text(path).split('"page-header"')[0]?.split("\n") ?? [];
    const position = { line: before.length - 1, character: (before.at(-1)?.length ?? 0) + 2 };
    const found = await editor.request("textDocument/definition", { textDocument: { uri: editor.uri(path) }, position });
    const [{ uri }] = found as [{ uri: string }];
    expect(JSON.parse(readFileSync(new URL(uri), "utf8"))).toMatchObject({ id: "page-header" });
  });

  it("pushes the problems of an unsaved text, and takes them back", async () => {
    const path = "screens/repayment/method/screen.json";
    const text = editor.text(path);
    const broken = editor.nextDiagnostics(path);
    await editor.write(path, text.replace('"widget": "page-header"', '"widget": "page-heder"'));
    expect((await broken).map(({ code, source }) => [source, code])).toContainEqual(["layar", "widget-is-known"]);
    const actions = await editor.request("textDocument/codeAction", {
      textDocument: { uri: editor.uri(path) },
      range: (await broken)[0]?.range,
      context: { diagnostics: [] },
    });
    expect(JSON.stringify(actions)).toContain("page-header");
    const fixed = editor.nextDiagnostics(path);
    await editor.write(path, text);
    expect(await fixed).toEqual([]);
  });

  it("lists the parts of a file, folds it and writes it in the one form", async () => {
    const textDocument = { uri: editor.uri("screens/loan/confirm/screen.json") };
    expect(JSON.stringify(await editor.request("textDocument/documentSymbol", { textDocument }))).toContain('"page-header"');
    expect(await editor.request("textDocument/foldingRange", { textDocument })).not.toEqual([]);
    expect(await editor.request("textDocument/formatting", { textDocument, options: {} })).toEqual([]);
  });
});

it("prints its version, and waits for no client", () => {
  const args = ["scripts/run-bundled.js", "src/authoring/language/server/main.ts", "--version"];
  expect(execFileSync(process.execPath, args, { encoding: "utf8" })).toBe(`${JSON.parse(readFileSync("package.json", "utf8")).version}\n`);
});

describe("the language server renames", () => {
  it.each(takeTurn(renames, 7))("$kind", async ({ path, at, to, changes, moves = [] }) => {
    const { texts, moves: moved } = await editor.rename(path, editor.text(path).indexOf(at) + at.length, to);
    for (const [file, text] of changes) expect(texts.get(file), file).toContain(text);
    expect(moved).toEqual(expect.arrayContaining([...moves]));
  });
});
