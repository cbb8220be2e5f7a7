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
