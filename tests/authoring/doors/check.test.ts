import { describe, expect, it } from "vitest";
import { readProjectFiles } from "../../../src/authoring/project/index.ts";
import { checkProject } from "../../../src/authoring/without-build/doors/check.ts";
import { bikes, misspelt, misspeltFile } from "./bikes.ts";

const library = readProjectFiles("tests/projects/library");

describe("the check of a project", () => {
  it("finds nothing in projects without problems, whatever their trade and API", () => {
    expect(checkProject(library)).toEqual({ ok: true, problems: [] });
    expect(checkProject(bikes)).toEqual({ ok: true, problems: [] });
  });

  it("takes files as a table by path, as a bundler gives them", () => {
    const table = Object.fromEntries(misspelt.map(({ path, text }) => [`./${path}`, text]));
    expect(checkProject(table)).toEqual(checkProject(misspelt));
  });

  it.each(["layar/", "/app/layar/", "./src/layar/", "../layar/"])("reads files of a folder in front of which %s stands", (front) => {
    expect(checkProject(misspelt.map(({ path, text }) => ({ path: front + path, text })))).toEqual(checkProject(misspelt));
  });

  it("takes pairs of a path and its text, as a Map has them", () => {
    const pairs = misspelt.map(({ path, text }) => [path, text] as const);
    expect(checkProject(pairs)).toEqual(checkProject(misspelt));
    expect(checkProject(new Map(pairs))).toEqual(checkProject(misspelt));
  });

  it.each([
    ["a module", { default: {} }],
    ["a function that imports it", () => Promise.resolve({})],
    ["nothing", undefined],
  ])("refuses %s in the place of a text, and says what would be right", (_, given) => {
    expect(() => Reflect.apply(checkProject, undefined, [{ "screens/a/b/screen.json": given }])).toThrow(
      'The text of `screens/a/b/screen.json` is no text: give what the file holds, in Vite by `query: "?raw", import: "default", eager: true`.',
    );
  });

  const aside = ["package.json", "tsconfig.json", "schemas/editor/node.gen.schema.json", ".vscode/settings.json", "src/locales/en.json"];

  it.each(["", "layar/"])("leaves out what else stands in the folder of an app, where the project is in '%s'", (front) => {
    const inside = misspelt.map(({ path, text }) => ({ path: front + path, text }));
    expect(checkProject([...aside.map((path) => ({ path, text: '{ "name": "shop" }' })), ...inside])).toEqual(checkProject(misspelt));
  });

  it("says of several projects at once that their files are in no place", () => {
    const two = ["shop/", "help/"].flatMap((front) => bikes.map(({ path, text }) => ({ path: front + path, text })));
    expect(checkProject(two).ok).toBe(false);
  });

  it("says of a problem where it is, what would be right, and what to write instead", () => {
    const { ok, problems } = checkProject(misspelt);
    expect(ok).toBe(false);
    expect(problems[0]).toMatchObject({
      check: "expression-is-valid",
      file: misspeltFile,
      message: "`data.bike` has no field `nmae`.",
      help: "Did you mean `name`?",
      fix: { text: "name" },
    });
    const text = misspelt.find(({ path }) => path === problems[0]?.file)?.text ?? "";
    const line = text.split("\n")[(problems[0]?.line ?? 0) - 1] ?? "";
    expect(line.slice((problems[0]?.column ?? 0) - 1)).toMatch(/^nmae/);
  });

  it.each([
    ["nothing", []],
    ["text that is no JSON", [{ path: "screens/a/b/screen.json", text: "{" }]],
    ["a list in place of a screen", [{ path: "screens/a/b/screen.json", text: "[null]" }]],
    ["a definition in no place", [{ path: "elsewhere/screen.json", text: "{}" }]],
    ["settings of another kind", [{ path: "screens/catalogue/settings.json", text: '{ "hosts": 7 }' }]],
  ])("returns what is wrong with %s, and never throws", (_, files) => {
    expect(() => checkProject([...files])).not.toThrow();
    expect(checkProject([...library, ...files]).ok).toBe(files.length === 0);
  });
});
