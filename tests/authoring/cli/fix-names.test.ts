import { describe, expect, it } from "vitest";
import { createCheckedCompiler } from "../../../src/authoring/checker/index.ts";
import { fixFiles } from "../../../src/authoring/cli/apply-fixes.ts";
import type { SourceFile } from "../../../src/authoring/compiler/index.ts";
import { readProjectFiles } from "../../../src/authoring/project/project-files.ts";

const files = readProjectFiles(".");
const compiler = createCheckedCompiler();

/** Files with one text in place of another, fixed. */
function fix(path: string, from: string, to: string): { readonly text: string; readonly edits: number } {
  const changed = files.map((file): SourceFile => (file.path === path ? { ...file, text: file.text.replace(from, to) } : file));
  expect(changed).not.toEqual(files);
  const fixed = fixFiles(compiler, changed, (file) => file === path);
  return { text: fixed.files.find((file) => file.path === path)?.text ?? "", edits: fixed.edits.length };
}

describe("--fix of a misspelt name", () => {
  it.each([
    ["a stored value, which is a key", /"do": "store"[\s\S]*?"values": \{ "(\w+)"/],
    ["an action", /"action": "(getSid)"/],
    ["a flow", /"flow": "(\w+)"/],
    ["a node of a step", /"do": "focus", "node": "(\w+)"/],
    ["a load, as an entry", /"load": "(\w+)"/],
  ])("writes %s as it was", (_, pattern) => {
    const file = files.find(({ path, text }) => path.endsWith("/screen.json") && pattern.test(text));
    const [whole = "", name = ""] = pattern.exec(file?.text ?? "") ?? [];
    const wrong = name.slice(0, -2) + name.slice(-1) + name.slice(-2, -1) + (name.at(-1) === name.at(-2) ? "x" : "");
    const { text, edits } = fix(file?.path ?? "", whole, whole.replace(name, wrong));
    expect(edits).toBeLessThanOrEqual(1);
    expect([file?.text, file?.text.replace(whole, whole.replace(name, wrong))]).toContain(text);
  });
});
