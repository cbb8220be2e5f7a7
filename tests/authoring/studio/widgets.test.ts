/** What the gallery asks about the widgets of another product, whose own have no examples yet. Nothing is written. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { complete, createSchemaHelp, diagnoseFile, withExamples } from "../../../src/authoring/language/service/index.ts";
import { editorSchemasOf } from "../../../src/authoring/project/editor-schemas.ts";
import { openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { createPreviews } from "../../../src/authoring/studio/server/previews.ts";
import { createWidgetHandlers } from "../../../src/authoring/studio/server/widgets/widgets.ts";

const root = "tests/projects/library";
const path = "widgets/fine-row/fine-row.examples.json";
const edited = openEditedProject(root);
const previews = createPreviews(edited, { root, base: "/" });
const handlers = createWidgetHandlers({ edited, previews });
const help = createSchemaHelp(withExamples(edited.workspace, editorSchemasOf(root)));
const listed = (widget: string) => handlers.widgets().find(({ id }) => id === widget);
const write = (examples: object) => edited.edit(path, JSON.stringify({ examples }));

describe("the widgets", () => {
  it("have the examples that are written at the moment, those for tests last, and what is wrong with them", () => {
    expect(listed("fine-row")).toMatchObject({ examples: [], problems: 0, isEdited: false });
    write({
      long: { title: "Long", hidden: true, props: { title: "A", amount: "1" } },
      one: { title: "One", props: { title: "B", amount: "2" } },
    });
    expect(listed("fine-row")?.examples.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ["one", false],
      ["long", true],
    ]);
    expect(listed("fine-row")).toMatchObject({ problems: 0, isEdited: true, shown: { title: "One", props: { title: "B", amount: "2" } } });
    write({ one: { title: "One", props: { titel: "B", amount: "2" } } });
    expect(listed("fine-row")?.problems).toBe(1);
    expect(diagnoseFile(edited.workspace, path).map(({ message }) => message)).toEqual([
      "`props` has no property `titel`.\nDid you mean `title`?",
    ]);
    edited.revert(path);
  });

  it("of the engine have its examples, until the project has its own", () => {
    const file = "widgets/note/note.examples.json";
    const given = edited.open(file);
    expect(given).toMatchObject({ text: readFileSync("src/widgets/note/note.examples.json", "utf8"), base: "", isEdited: false });
    expect(listed("note")?.examples.map(({ name }) => name)).toContain("warn");
    edited.edit(file, JSON.stringify({ examples: { mine: { title: "Mine", props: { text: "A" } } } }));
    expect(listed("note")).toMatchObject({ examples: [{ name: "mine" }], problems: 0, isEdited: true });
    edited.edit(file, given.text);
    expect(listed("note")?.isEdited).toBe(false);
  });

  it("say what each property means, what a form asks for it, and how screens give it", () => {
    const found = handlers.widget({ id: "note" });
    expect(found?.properties.find(({ name }) => name === "text")).toMatchObject({ type: "text", field: "text", isRequired: true });
    expect(found?.uses.length).toBeGreaterThan(0);
    expect(handlers.widget({ id: "none" })).toBeNull();
  });

  it("are modules that show them, with the labels of each market", () => {
    const moduleOf = (id: string) => previews.modules.get(handlers.widget({ id })?.module ?? "") ?? "";
    expect(moduleOf("button")).toMatch(/import \{ "button" as .*\/src\/widgets\/index\.ts"/);
    expect(moduleOf("fine-row")).toMatch(/import \{ "fine-row" as .*\/library\/widgets\/index\.ts"/);
    expect(moduleOf("button")).toContain('"labels"');
  });
});

it("an example is completed by the declaration of its widget", async () => {
  const text = '{ "examples": { "one": { "title": "One", "props": {  } } } }';
  edited.edit(path, text);
  const labels = (await complete(edited.workspace, help, path, text.indexOf("{  }") + 2)).map(({ label }) => label);
  expect(labels).toContain("amount");
  edited.revert(path);
});
