// What was done since the last commit explains names that lead nowhere.
import { describe, expect, it } from "vitest";
import { blameChanges, compileChecked, foldProblems } from "../../../src/authoring/checker/index.ts";
import { writeExampleFiles } from "../../support/project/example-project.ts";

const file = "screens/shop/example/screen.json";
const texts = "screens/shop/example/texts.json";
const actions = "screens/catalogue/actions/example.json";

const committed = writeExampleFiles({
  load: { choices: { action: "choices" } },
  body: [
    { widget: "text", id: "words", props: { text: "{texts.hello}" } },
    { widget: "text", id: "more", props: { text: "{texts.more} {data.choices.title}" } },
  ],
  [texts]: { hello: { en: "Hello" }, more: { en: "More" } },
});

/** The causes after a change of one file; undefined deletes it. */
function find(path: string, change: (text: string) => string | undefined) {
  const all = [...committed].map(([one, text]) => ({ path: one, text }));
  const now = all.flatMap((one) => {
    const text = one.path === path ? change(one.text) : one.text;
    return text === undefined ? [] : [{ path: one.path, text }];
  });
  const { problems, project } = compileChecked(now);
  return foldProblems(blameChanges(problems, project.texts, all)).map(({ problem, consequences }) => ({ ...problem, consequences }));
}

describe("a deleted file", () => {
  it.each([
    [texts, "The file is deleted since the last commit, and 2 names that it declared are used."],
    [actions, "The file is deleted since the last commit, and 1 name that it declared is used."],
  ])("is one problem, and named: %s", (path, message) => {
    const [problem, ...others] = find(path, () => undefined);
    expect(others).toEqual([]);
    expect(problem?.at).toEqual({ file: path, pointer: "", on: "value" });
    expect(problem?.message).toBe(message);
    expect(problem?.help).toBe(`Take it back with \`git restore ${path}\`, or take out what uses them.`);
  });
});

describe("another name in the place of one that others have", () => {
  it("is asked for, where exactly one came with the same meaning", () => {
    const [problem, ...others] = find(actions, (text) => text.replaceAll('"title"', '"heading"'));
    expect(others).toEqual([]);
    expect(problem).toMatchObject({
      at: { file },
      help: "Was it renamed to `heading`? Since the last commit that is its name where it is declared.",
      fix: { text: "heading", isChoice: true },
    });
  });

  it("is not where the name was never declared", () => {
    const [problem] = find(file, (text) => text.replace("data.choices.title", "data.choices.titel"));
    expect(problem?.help).toBe("Did you mean `title`?");
  });
});
