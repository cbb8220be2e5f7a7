import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrateFiles } from "../../../src/authoring/cli/migrate/migrate-files.ts";
import { runCli } from "../../../src/authoring/cli/run-cli.ts";

const here = "tests/authoring/migrate";
let root = "";

async function run(...args: string[]): Promise<{ exit: number; out: string }> {
  let out = "";
  const write = (text: string) => {
    out += text;
  };
  const exit = await runCli(args, { root, stop: new AbortController().signal, write, logError: write });
  return { exit, out };
}

function readTree(folder: string): { [path: string]: unknown } {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".json"));
  return Object.fromEntries(paths.sort().map((path) => [path, JSON.parse(readFileSync(join(folder, path), "utf8"))]));
}

describe("migrate", () => {
  beforeAll(() => {
    root = mkdtempSync(join(tmpdir(), "layar-migrate-"));
    cpSync(join(here, "before"), root, { recursive: true });
    for (const folder of ["widgets", "schemas"]) cpSync(folder, join(root, folder), { recursive: true });
  });

  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it("turns a project of the first format into one that checks clean", async () => {
    const { exit, out } = await run("migrate");
    await expect(out.replace(/\d+ files\.$/m, "<all> files.")).toMatchFileSnapshot("./output.txt");
    expect(exit).toBe(0);
    const after = readTree(join(here, "after", "screens"));
    const written = readTree(join(root, "screens"));
    expect(Object.fromEntries(Object.keys(after).map((path) => [path, written[path]]))).toEqual(after);
    expect(Object.keys(written).filter((path) => !path.startsWith("catalogue/"))).toEqual(Object.keys(after));
  });

  it("changes nothing the second time, and leaves the written form", async () => {
    expect(await run("migrate")).toEqual({ exit: 0, out: "Every file is in format 2 already.\n" });
    expect((await run("format", "--check")).exit).toBe(0);
  });
});

/** A screen of format 2 with these parts, after it was migrated. */
function migrated(parts: { readonly [name: string]: unknown }, declarations: { readonly [widget: string]: unknown } = {}): unknown {
  const path = "screens/shop/order/screen.json";
  const schema = "../../../schemas/editor/screen.gen.schema.json";
  const widgets = Object.entries(declarations).map(([id, props]) => ({ path: `widgets/${id}/${id}.schema.json`, value: { id, props } }));
  const { files } = migrateFiles([{ path, value: { $schema: schema, ...parts } }], widgets);
  const { $schema: _, ...rest } = Object(files[0]?.value);
  return rest;
}

describe("migrateFiles", () => {
  it.each([
    ["first(a, b)", "a ?? b"],
    ["first(a, first(b, 'x, (y)'), c)", "a ?? b ?? 'x, (y)' ?? c"],
    ["first(a, 'x') == 'x'", "(a ?? 'x') == 'x'"],
    ["size(first(a, []))", "size(a ?? [])"],
    ["first(a ? b : c, d)", "(a ? b : c) ?? d"],
    ["list.first(a)", "list.first(a)"],
    ["market.languageType == 1", "company.languageType == 1"],
    ["answer.said != ''", "answer.serverMessage != ''"],
  ])("writes %s as %s", (before, after) => {
    expect(migrated({ body: [{ widget: "a", id: "a", when: before, props: { text: `{${before}} and more` } }] })).toEqual({
      body: [{ widget: "a", id: "a", when: after, props: { text: `{${after}} and more` } }],
    });
  });

  it("leaves words alone that look like an expression", () => {
    const body = [{ widget: "a", id: "a", props: { text: "first(come, served) and {{first(a, b)" } }];
    expect(migrated({ body })).toEqual({ body });
  });

  it("leaves out a fallback to nothing where nothing is the same", () => {
    const props = {
      required: ["title"],
      properties: { title: { type: "string" }, text: { type: "string" }, more: { type: "string", default: "x" } },
    };
    const empty = "{data.a ?? ''}";
    expect(migrated({ body: [{ widget: "a", id: "a", props: { title: empty, text: empty, more: empty } }] }, { a: props })).toEqual({
      body: [{ widget: "a", id: "a", props: { title: empty, text: "{data.a}", more: empty } }],
    });
    expect(migrated({ title: "{data.a ?? ''} of {data.b ? 'b' : data.c ?? ''}" })).toEqual({
      title: "{data.a} of {data.b ? 'b' : data.c ?? ''}",
    });
  });

  it("renames keys, steps and widgets", () => {
    const flows = {
      a: [
        { do: "forget", names: ["a"] },
        { do: "native", key: "a", answered: [{ do: "forget" }], without: [] },
        { do: "open", dialog: "a", framing: "{a}" },
        { do: "leave", url: "{a}", withCommon: true },
      ],
    };
    const body = [{ widget: "failed-state", id: "a", off: "Why", props: { answered: true }, children: [{ widget: "pick-row", id: "b" }] }];
    expect(migrated({ body, flows })).toEqual({
      body: [
        {
          widget: "screen-error",
          id: "a",
          disabled: "Why",
          props: { hasServerMessage: true },
          children: [{ widget: "select-row", id: "b" }],
        },
      ],
      flows: {
        a: [
          { do: "clear", names: ["a"] },
          { do: "native", key: "a", onReply: { do: "clear" }, fallback: [] },
          { do: "open", dialog: "a", ifFrameable: "{a}" },
          { do: "leave", url: "{a}", addLaunchParams: true },
        ],
      },
    });
  });

  it("renames what the catalogue names", () => {
    const catalogue = [
      {
        path: "screens/catalogue/shell.json",
        value: { $schema: "../../schemas/editor/shell.gen.schema.json", keys: { a: { without: "back" } } },
      },
      {
        path: "screens/catalogue/settings.json",
        value: {
          $schema: "../../schemas/editor/settings.gen.schema.json",
          remote: { widgets: ["ledger"], steps: ["forget"], limits: { nodes: 2 } },
        },
      },
    ];
    const { files, notes } = migrateFiles(catalogue, []);
    expect(files.map(({ value }) => value)).toMatchObject([
      { keys: { a: { fallback: "back" } } },
      { remote: { widgets: ["facts-list"], steps: ["clear"], limits: { nodes: 2, entries: 30 } } },
    ]);
    expect(notes).toEqual(["screens/catalogue/shell.json is rewritten.", "screens/catalogue/settings.json is rewritten."]);
  });

  it("moves what a market says elsewhere now", () => {
    const $schema = "../../../schemas/editor/market.gen.schema.json";
    const value = { $schema, language: "en", languageType: 1, company: { name: "A" } };
    const { files } = migrateFiles([{ path: "screens/catalogue/markets/north.json", value }], []);
    expect(files[0]?.value).toEqual({ $schema, languages: ["en"], company: { name: "A", languageType: 1 } });
  });

  it("extracts no texts of a project in format 2", () => {
    const base = {
      path: "screens/shop/order/screen.json",
      value: { $schema: "../../../schemas/editor/screen.gen.schema.json", title: "Order" },
    };
    const overlay = {
      path: "screens/shop/order/north.json",
      value: { $schema: "../../../schemas/editor/overlay.gen.schema.json", screen: { title: "Pesanan" } },
    };
    expect(migrateFiles([base, overlay], [])).toEqual({ files: [base, overlay], notes: [] });
  });
});
