// A script of what an editor asks, over the real files of the project: what may stand there, what it is, where it is declared.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readDefinitionPath } from "../../../src/authoring/compiler/index.ts";
import { takeTurn, turn } from "../../support/run/thoroughness.ts";
import { type EditorClient, openEditor } from "../../support/studio/editor-client.ts";
import { completions } from "./cases/completions.ts";
import { definitions } from "./cases/definitions.ts";
import { hovers } from "./cases/hovers.ts";
import { renames } from "./cases/renames.ts";

let editor: EditorClient;

beforeAll(async () => {
  editor = await openEditor();
});

afterAll(() => editor.stop());

/** The offset of the `|` in a text of a file. */
function offsetOf(path: string, at: string): number {
  const text = editor.saved(path);
  const found = text.replace(/\s+/g, " ").indexOf(at.replace("|", ""));
  expect(found, `${path}: ${at}`).toBeGreaterThanOrEqual(0);
  const wanted = found + at.indexOf("|");
  // Each run of blanks and line ends counts as one.
  let [offset, count] = [0, 0];
  while (count < wanted) {
    offset += /^\s+/.exec(text.slice(offset))?.[0].length ?? 1;
    count += 1;
  }
  return offset;
}

describe(`the script (turn ${turn})`, () => {
  it("has as many cases as an editor has habits", () => {
    expect(completions.length).toBeGreaterThanOrEqual(60);
    expect(hovers.length).toBeGreaterThanOrEqual(30);
    expect(definitions.length).toBeGreaterThanOrEqual(20);
    expect(renames.length).toBeGreaterThanOrEqual(10);
  });

  it.each(["screen", "overlay", "scenario", "texts"])("asks for everything in files of the kind %s", (kind) => {
    const of = (path: string) => readDefinitionPath(path).kind === kind;
    const asked = [completions, hovers, definitions].map((cases) => cases.some(([path]) => of(path)));
    expect([...asked, renames.some(({ path, changes }) => of(path) && changes.some(([changed]) => of(changed)))]).not.toContain(false);
  });

  it("completes", async () => {
    const missing: string[] = [];
    for (const [path, find, put, offers] of takeTurn(completions, 8)) {
      const text = editor.saved(path);
      expect(text, `${path}: ${find}`).toContain(find);
      const changed = text.replace(find, () => put);
      const at = changed.indexOf(put) + put.indexOf("|");
      await editor.write(path, changed.slice(0, at) + changed.slice(at + 1));
      const items = (await editor.complete(path, at)).map(({ label }) => label);
      await editor.write(path, text);
      missing.push(...offers.filter((one) => !items.includes(one)).map((one) => `${path}: ${put} does not offer ${one}`));
    }
    expect(missing).toEqual([]);
  });

  it("says what something is", async () => {
    const missing: string[] = [];
    for (const [path, at, says] of takeTurn(hovers, 3)) {
      const offset = offsetOf(path, at);
      const told = await editor.hover(path, offset);
      const line = editor.saved(path).slice(0, offset).split("\n").length;
      const parts = says.map((part) => part.replace("<line>", `${line}`));
      missing.push(...parts.filter((part) => !told.includes(part)).map((part) => `${path}: ${at} does not say ${part}, but ${told}`));
    }
    expect(missing).toEqual([]);
  });

  it("leads to the declaration", async () => {
    const missing: string[] = [];
    for (const [path, at, declaredIn, text] of takeTurn(definitions, 3)) {
      const found = await editor.definition(path, offsetOf(path, at));
      if (!found.some((one) => one.path === declaredIn && one.text === text))
        missing.push(`${path}: ${at} leads to ${JSON.stringify(found)}`);
    }
    expect(missing).toEqual([]);
  });
});
