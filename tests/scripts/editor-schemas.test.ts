// What VS Code shows while an author types, asked of the JSON service that it runs.
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { getLanguageService } from "vscode-json-languageservice";
import { TextDocument } from "vscode-languageserver-textdocument";
import { stepKinds } from "../../src/core/format/index.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const service = getLanguageService({
  schemaRequestService: async (uri) => readFileSync(fileURLToPath(uri), "utf8"),
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
});

function open(path: string, text: string) {
  const document = TextDocument.create(pathToFileURL(resolve(path)).href, "json", 1, text);
  return { document, json: service.parseJSONDocument(document) };
}

async function validate(path: string, text = readFileSync(path, "utf8")): Promise<string[]> {
  const { document, json } = open(path, text);
  const found = await service.doValidation(document, json);
  return found.map(({ message, range }) => `${path}:${range.start.line + 1} ${message}`);
}

function listJson(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json") && !name.endsWith(".gen.schema.json"))
    .map((name) => join(folder, name));
}

async function hover(path: string, at: string): Promise<string> {
  const { document, json } = open(path, readFileSync(path, "utf8"));
  const found = await service.doHover(document, document.positionAt(document.getText().indexOf(at) + 2), json);
  return JSON.stringify(found?.contents ?? "");
}

/** Names that are offered at the place of the `|`. */
async function complete(marked: string, path = "screens/loan/confirm/screen.json"): Promise<string[]> {
  const { document, json } = open(path, marked.replace("|", ""));
  const list = await service.doComplete(document, document.positionAt(marked.indexOf("|")), json);
  return (list?.items ?? []).map(({ label }) => label.replaceAll('"', ""));
}

const screen = (body: string, rest = "") =>
  `{ "$schema": "../../../schemas/editor/screen.gen.schema.json", "route": "/x", "title": "x", "body": [${body}]${rest} }`;
const button = (rest: string) => screen(`{ "widget": "button", "id": "pay", ${rest} }`);
const tap = (flow: string) => button(`"props": { "label": "Pay" }, "on": { "tap": ${flow} }`);

describe("the schemas for editors", () => {
  it(`have nothing to say about any file of the repository (turn ${turn})`, async () => {
    const files = ["screens", "widgets", "schemas/entities", "tests/projects"].flatMap(listJson);
    expect(files.length).toBeGreaterThan(300);
    expect((await Promise.all(takeTurn(files, 3).map((file) => validate(file)))).flat()).toEqual([]);
  });

  it("say what each property means, in the words of its place", async () => {
    const silent: string[] = [];
    const look = (value: unknown, place: string): void => {
      if (typeof value !== "object" || value === null) return;
      for (const [name, part] of Object.entries(value)) {
        const isSchema = place.endsWith("/properties") && typeof part === "object" && part !== null;
        // Deep inside an entity anything may stand.
        if (isSchema && Object.keys(part).length > 0 && !("description" in part) && !("const" in part)) silent.push(`${place}/${name}`);
        if (!["examples", "default", "defaultSnippets"].includes(name)) look(part, `${place}/${name}`);
      }
    };
    for (const file of readdirSync("schemas/editor", { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".json")))
      look(JSON.parse(readFileSync(join("schemas/editor", file), "utf8")), file);
    expect(silent).toEqual([]);
    expect(await hover("screens/promotion/register/T1.json", '"market"')).toContain("Name of a market");
    expect(await hover("screens/loan/confirm/screen.json", '"input"')).toContain("What is sent");
    expect(await hover("screens/catalogue/rules.json", '"minLength"')).toContain("Fewest characters");
  });

  it("show the colours of a market", async () => {
    const { document, json } = open("screens/catalogue/markets/india.json", readFileSync("screens/catalogue/markets/india.json", "utf8"));
    const { accent, emblems } = JSON.parse(document.getText());
    const written = [...Object.values(accent), ...emblems.map(({ ground, ink }: { ground: string; ink: string }) => ({ ground, ink }))];
    const colours = written.flatMap((group) => Object.values(Object(group)));
    expect(colours.length).toBeGreaterThan(10);
    const found = await service.findDocumentColors(document, json);
    expect(found.map(({ range }) => JSON.parse(document.getText(range))).sort()).toEqual(colours.sort());
  });

  it("find a misspelt widget, property, event, step and part of a step", async () => {
    const path = "screens/loan/confirm/screen.json";
    for (const text of [
      screen('{ "widget": "buton", "id": "pay" }'),
      button('"props": { "lable": "Pay" }'),
      button('"props": { "label": "Pay" }, "on": { "tab": "pay" }'),
      tap('{ "do": "cal" }'),
      tap('{ "do": "call", "actoin": "loanPush" }'),
    ])
      expect(await validate(path, text), text).not.toEqual([]);
  });

  it("complete parts of a screen, widgets, properties and events of the widget, and their values", async () => {
    expect(await complete(screen("", ", |"))).toEqual(expect.arrayContaining(["load", "state", "flows", "onOpen"]));
    expect(await complete(screen('{ "widget": "|" }'))).toEqual(expect.arrayContaining(["button", "text-field", "note"]));
    expect(await complete(button('"props": { | }'))).toEqual(expect.arrayContaining(["label", "kind", "enabled"]));
    expect(await complete(button('"props": { | }'))).not.toContain("rows");
    expect(await complete(button('"props": { "kind": "|" }'))).toEqual(["primary", "secondary", "text", "danger"]);
    expect(await complete(button('"props": { "label": "|" }'))).toContain("{texts.…}");
    expect(await complete(button('"props": { "label": "x" }, "on": { | }'))).toContain("tap");
  });

  it.each([
    ["a single step", tap('{ "do": "|" }')],
    ["a list of steps", tap('[{ "do": "|" }]')],
    ["a named flow", screen("", ', "flows": { "pay": [{ "do": "|" }] }')],
    ["a branch", tap('{ "do": "call", "action": "loanPush", "ok": { "do": "|" } }')],
  ])("complete every kind of step in %s", async (_, text) => {
    expect((await complete(text)).sort()).toEqual([...stepKinds].sort());
  });

  it("complete parts of a step, actions and screens", async () => {
    expect(await complete(tap('{ "do": "call", | }'))).toEqual(
      expect.arrayContaining(["action", "input", "as", "busy", "ok", "fail", "timeout", "codes"]),
    );
    expect(await complete(tap('{ "do": "call", "action": "|" }'))).toEqual(expect.arrayContaining(["loanPush", "repaymentCommit"]));
    expect(await complete(screen("", ', "load": { "terms": { "action": "|" } }'))).toContain("loanConfirmDetail");
    expect(await complete(tap('{ "do": "go", "screen": "|" }'))).toEqual(expect.arrayContaining(["loan-details", "site-home"]));
  });

  it("complete nodes of overlays and fragments, and the languages of a text", async () => {
    const overlay =
      '{ "$schema": "../../../schemas/editor/overlay.gen.schema.json", "insert": [{ "after": "a", "node": { "widget": "|" } }] }';
    expect(await complete(overlay, "screens/loan/confirm/india.json")).toContain("note");
    const fragment = '{ "$schema": "../../../schemas/editor/fragment.gen.schema.json", "nodes": [{ "widget": "|" }] }';
    expect(await complete(fragment, "screens/fragments/claims/fragment.json")).toContain("note");
  });

  it("complete the properties and places of the widget whose examples a file has", async () => {
    const path = "widgets/order-card/order-card.examples.json";
    const example = (props: string) => `{ "$schema": "${relativeSchema(path)}", "examples": { "one": { "title": "x", ${props} } } }`;
    expect(await complete(example('"props": { | }'), path)).toEqual(expect.arrayContaining(["order", "chosen"]));
    expect(await complete(example('"props": { "order": { | } }'), path)).toContain("productName");
    expect(await complete(example('"slots": { | }'), path)).toEqual(["status", "actions"]);
    expect(await validate(path, example('"props": { "oder": {} }'))).not.toEqual([]);
    const silent = ["widgets", "src/widgets"].flatMap(listJson).filter((file) => relativeSchema(file) === "");
    expect(silent).toEqual([]);
  });

  it("name the screens and actions of the project that they stand in", async () => {
    const path = "tests/projects/library/screens/books/book/screen.json";
    const schema = relativeSchema(path);
    const text = `{ "$schema": "${schema}", "route": "/x", "title": "x", "body": [], "onOpen": { "do": "go", "screen": "|" } }`;
    expect(await complete(text, path)).toContain("books-search");
    expect(await complete(text, path)).not.toContain("loan-confirm");
  });
});

function relativeSchema(path: string): string {
  const parsed: unknown = JSON.parse(readFileSync(path, "utf8"));
  return typeof parsed === "object" && parsed !== null && "$schema" in parsed ? String(parsed.$schema) : "";
}
