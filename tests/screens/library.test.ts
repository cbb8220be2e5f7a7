// A product of another trade on the same engine: a city library with its own screens, widgets, entities, markets and languages.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, it } from "vitest";
import { createCheckedCompiler } from "../../src/authoring/checker/index.ts";
import type { SourceFile } from "../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import { runCommand } from "../support/run/run-command.ts";

const root = join(process.cwd(), "tests/projects/library");
const files = readProjectFiles(root);
const compiler = createCheckedCompiler();

/** The messages for the project with other text in one file; without text the file is gone. */
function problemsWith(path: string, edit: (text: string) => string | undefined): string[] {
  const edited = files.flatMap((file): SourceFile[] => {
    const text = file.path === path ? edit(file.text) : file.text;
    return text === undefined ? [] : [{ path: file.path, text }];
  });
  expect(edited.map(({ text }) => text)).not.toEqual(files.map(({ text }) => text));
  return compiler.compile(edited).problems.map(({ check, at }) => `${at.file} ${check}`);
}

function filesBelow(folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map((name) => join(root, folder, name));
}

const run = (...args: readonly string[]) => runCommand(".", args);

describe("the library", () => {
  it("checks clean, and is in the written form", async () => {
    expect(await run("--root", "tests/projects/library", "check")).toEqual({
      exit: 0,
      told: "",
      out: expect.stringMatching(/^No problems/),
    });
    expect((await run("format", "--check", "--root", "tests/projects/library")).exit).toBe(0);
  });

  it("has a variant for each language of its markets", () => {
    const { screens } = compiler.compile(files);
    const namesOf = (id: string) => screens.get(id)?.variants.map(({ resolved }) => `${resolved.name} ${resolved.language}`);
    expect(namesOf("books-search")).toEqual(["amman ar", "amman@en en", "izmir tr", "utrecht nl"]);
    expect(namesOf("books-book")).toContain("amman@en+SUMMER en");
  });

  it("names for each of its JSON files a schema that an editor can load, and that the file satisfies", () => {
    const json = ["screens", "widgets", "schemas/entities"].flatMap(filesBelow).filter((path) => path.endsWith(".json"));
    expect(json.length).toBeGreaterThan(45);
    const ajv = new Ajv2020({ strict: false, logger: false });
    for (const path of json) {
      const value = JSON.parse(readFileSync(path, "utf8"));
      if (path.includes("/entities/")) continue;
      const schema = join(dirname(path), value.$schema);
      expect(existsSync(schema), `${path} names ${value.$schema}`).toBe(true);
      // A widget's declaration refers to those that are written by hand.
      if (!schema.includes("/editor/")) continue;
      // They refer to one another.
      for (const file of readdirSync(dirname(schema)).flatMap((name) => (name.endsWith(".json") ? [join(dirname(schema), name)] : [])))
        if (!(file in ajv.schemas)) ajv.addSchema(JSON.parse(readFileSync(file, "utf8")), file);
      const isValid = ajv.getSchema(schema);
      expect(isValid?.(value), `${path}: ${ajv.errorsText(isValid?.errors)}`).toBe(true);
    }
  });

  it("takes nothing from the shipped product", () => {
    const code = filesBelow("widgets").filter((path) => /\.tsx?$/.test(path));
    const imported = code.flatMap((path) => [...readFileSync(path, "utf8").matchAll(/from "([^"]+)"/g)].map(([, name = ""]) => name));
    expect([...new Set(imported.filter((name) => !name.startsWith("./")))].sort()).toEqual([
      "../types.gen.ts",
      "layar/widget-kit",
      "react",
    ]);
  });

  it("is refused with a text that lacks a language, or a node that is not there", () => {
    const texts = "screens/member/fines/texts.json";
    expect(problemsWith(texts, (text) => text.replace(/,\s*"ar": "ادفع"/, ""))).toEqual([`${texts} text-is-translated`]);
    const overlay = "screens/books/search/amman.json";
    expect(problemsWith(overlay, (text) => text.replace('"before": "query"', '"before": "quary"'))).toContain(`${overlay} overlay-target`);
    expect(problemsWith("screens/books/book/texts.json", (text) => text.replace('"zero": "لا نسخ متاحة",', ""))).toEqual([
      "screens/books/book/texts.json text-has-plural-forms",
    ]);
  });
});
