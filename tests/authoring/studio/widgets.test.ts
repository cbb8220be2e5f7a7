/** What the gallery asks about the widgets of another product, which has no examples yet. Nothing is written. */
import { describe, expect, it } from "vitest";
import { complete, createSchemaHelp, diagnoseFile, withExamples } from "../../../src/authoring/language/service/index.ts";
import { editorSchemasOf } from "../../../src/authoring/project/editor-schemas.ts";
import { openEditedProject } from "../../../src/authoring/studio/server/edited-project.ts";
import { createPreviews } from "../../../src/authoring/studio/server/previews.ts";
import { createWidgetHandlers } from "../../../src/authoring/studio/server/widgets/widgets.ts";

const root = "tests/projects/library";
const path = "widgets/note/note.examples.json";
const edited = openEditedProject(root);
const previews = createPreviews(edited, { root, base: "/" });
const handlers = createWidgetHandlers({ edited, previews });
const help = createSchemaHelp(withExamples(edited.workspace, editorSchemasOf(root)));
const note = () => handlers.widgets().find(({ id }) => id === "note");
const write = (examples: object) => edited.edit(path, JSON.stringify({ examples }));

describe("the widgets", () => {
  it("have the examples that are written at the moment, those for tests last, and what is wrong with them", () => {
    expect(note()).toMatchObject({ examples: [], problems: 0, isEdited: false });
    write({ long: { title: "Long", hidden: true, props: { text: "A" } }, one: { title: "One", props: { text: "B" } } });
    expect(note()?.examples.map(({ name, isHidden }) => [name, isHidden])).toEqual([
      ["one", false],
      ["long", true],
    ]);
    expect(note()).toMatchObject({ problems: 0, isEdited: true, shown: { title: "One", props: { text: "B" } } });
    write({ one: { title: "One", props: { txt: "B" } } });
    expect(note()?.problems).toBe(1);
    expect(diagnoseFile(edited.workspace, path).map(({ message }) => message)).toEqual([
      "`props` has no property `txt`.\nDid you mean `text`?",
    ]);
    edited.revert(path);
  });

  it("say what each property means, what a form asks for it, and how screens give it", () => {
    const found = handlers.widget({ id: "note" });
    expect(found?.properties.find(({ name }) => name === "text")).toMatchObject({ type: "text", field: "text", isRequired: true });
    expect(found?.uses.length).toBeGreaterThan(0);
    expect(handlers.widget({ id: "none" })).toBeNull();
  });

  it("are modules that show them, with the labels of each market", () => {
    const text = previews.modules.get(handlers.widget({ id: "button" })?.module ?? "") ?? "";
    expect(text).toContain('import { "button" as');
    expect(text).toContain('"labels"');
  });
});

it("an example is completed by the declaration of its widget", async () => {
  const text = '{ "examples": { "one": { "title": "One", "props": {  } } } }';
  edited.edit(path, text);
  const labels = (await complete(edited.workspace, help, path, text.indexOf("{  }") + 2)).map(({ label }) => label);
  expect(labels).toContain("text");
  edited.revert(path);
});
