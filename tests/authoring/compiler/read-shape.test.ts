import { describe, expect, it } from "vitest";
import { readShape } from "../../../src/authoring/compiler/load/read-shape.ts";
import { type DefinitionKind, findShapeProblems, listNames, type Problem, stepKinds } from "../../../src/core/format/index.ts";

const node = { widget: "text", id: "t" };
const screen = { id: "a", route: "/a", title: "T", body: [node] };

function problemsOf(kind: DefinitionKind, value: unknown): readonly Problem[] {
  const read = readShape(kind, value, "file.json");
  return "problems" in read ? read.problems : [];
}

function messagesOf(kind: DefinitionKind, value: unknown): string[] {
  return problemsOf(kind, value).map(({ message, help, at }) =>
    [`${at.pointer} (${at.on}) ${message}`, help].filter((part) => part !== undefined).join(" "),
  );
}

describe("readShape", () => {
  it("takes a screen as it should be", () => {
    expect(readShape("screen", screen, "file.json")).toEqual({ value: screen });
  });

  it("names the nearest property", () => {
    expect(messagesOf("screen", { ...screen, body: [{ ...node, whn: "true" }] })).toEqual([
      "/body/0/whn (key) A node has no property `whn`. Did you mean `when`?",
    ]);
  });

  it("joins a missing and a misspelt property into one problem", () => {
    const { title, ...others } = screen;
    expect(messagesOf("screen", { ...others, titel: title })).toEqual([
      "/titel (key) A screen has no property `titel`. Did you mean `title`?",
    ]);
  });

  it("offers the nearest name as a fix", () => {
    expect(problemsOf("screen", { ...screen, body: [{ ...node, whn: "true" }] })[0]?.fix).toEqual({
      title: "Change to `when`",
      at: { file: "file.json", pointer: "/body/0/whn", on: "key" },
      text: '"when"',
    });
  });

  it("names the nearest step", () => {
    expect(messagesOf("screen", { ...screen, onOpen: [{ do: "cal", action: "x" }] })).toEqual([
      "/onOpen/0/do (value) No step is named `cal`. Did you mean `call`?",
    ]);
  });

  it("reports a step without `do` once", () => {
    expect(messagesOf("screen", { ...screen, onOpen: [{ action: "x" }] })).toEqual([
      `/onOpen/0 (value) This step has no \`do\`. Steps are ${listNames(stepKinds, "and")}.`,
    ]);
  });

  it("reports only the branch of a union that was meant", () => {
    expect(messagesOf("screen", { ...screen, onOpen: [{ do: "call", acton: "x" }] })).toEqual([
      "/onOpen/0/acton (key) A `call` step has no property `acton`. Did you mean `action`?",
    ]);
  });

  it("says what was expected and what is there", () => {
    expect(messagesOf("screen", { ...screen, onOpen: 5 })).toEqual([
      "/onOpen (value) `onOpen` must be text, a list or an object, not the number 5.",
    ]);
  });

  it("reports a misspelt flow name", () => {
    expect(messagesOf("screen", { ...screen, onOpen: "Bad Name" })).toEqual([
      "/onOpen (value) `onOpen` cannot be the text 'Bad Name'. Write `badName`.",
    ]);
  });

  it("leads from words of other systems to ours", () => {
    const node = { widget: "button", id: "go", onClick: [], visible: true, text: "Go", disabledWhen: "x" };
    expect(messagesOf("screen", { ...screen, body: [node] })).toEqual([
      '/body/0/onClick (key) A node has no property `onClick`. Steps for a tap are `"on": { "tap": … }`.',
      "/body/0/visible (key) A node has no property `visible`. A node is shown while its `when` holds.",
      '/body/0/text (key) A node has no property `text`. It stands under `props`: `"props": { "text": … }`.',
      "/body/0/disabledWhen (key) A node has no property `disabledWhen`. Did you mean `disabled`?",
    ]);
    expect(messagesOf("screen", { ...screen, body: [{ id: "go", type: "button" }] })[0]).toBe(
      "/body/0/type (key) A node has no property `type`. The name of a widget is `widget`; what is set on it stands under `props`.",
    );
    expect(messagesOf("screen", { ...screen, flows: { a: [{ do: "navigate", screen: "x" }] } })).toEqual([
      "/flows/a/0/do (value) No step is named `navigate`. Did you mean `go`?",
    ]);
  });

  it.each([
    ["onChange", 'Steps for a change are `"on": { "change": … }`, and `bind` stores the value.'],
    ["name", "A node is named by `id`."],
    ["validation", "Input is checked by `rules` and a `validate` step."],
    ["content", "Nodes inside a node stand under `children`."],
  ])("explains `%s`", (word, help) => {
    expect(messagesOf("screen", { ...screen, body: [{ widget: "stack", id: "a", [word]: 1 }] })).toEqual([
      `/body/0/${word} (key) A node has no property \`${word}\`. ${help}`,
    ]);
  });

  it("lists the values of a choice", () => {
    expect(messagesOf("screen", { ...screen, flows: { a: [{ do: "toast", text: "x", tone: "inf" }] } })).toEqual([
      "/flows/a/0/tone (value) `tone` must be `failure` or `info`, not the text 'inf'. Did you mean `info`?",
    ]);
  });

  it("reports a limit with its unit", () => {
    expect(messagesOf("screen", { ...screen, flows: { a: [{ do: "toast", text: "x", ms: 10 }] } })).toEqual([
      "/flows/a/0/ms (value) `ms` must be at least 300. How long it is shown, in milliseconds. Default: by its tone.",
    ]);
  });

  it("reports a name that expressions could not read", () => {
    expect(messagesOf("screen", { ...screen, state: { "c-d": 1 } })).toEqual([
      "/state/c-d (key) `c-d` is not allowed as a name here. Names start with a letter and contain letters, digits and `_`.",
    ]);
  });

  it("refuses an entry that is written twice", () => {
    const action = { description: "A.", success: "flag", commits: true, intent: { inputs: ["a", "a"] } };
    expect(messagesOf("actions", { actions: { pay: action } })).toEqual([
      "/actions/pay/intent/inputs (value) `inputs` has the same entry twice. Remove one of the two.",
    ]);
  });

  it("describes a violation of any other keyword", () => {
    const error = { keyword: "contains", instancePath: "/body", params: {}, data: [], schema: {}, parentSchema: {} };
    expect(findShapeProblems([error], "file.json")).toEqual([
      {
        check: "shape",
        message: "`body` does not match any of its allowed forms.",
        at: { file: "file.json", pointer: "/body", on: "value" },
      },
    ]);
  });

  it("says that exactly one of several properties is needed", () => {
    expect(messagesOf("overlay", { overlay: "a", for: { market: "india" }, insert: [{ node }] })).toEqual([
      "/insert/0 (value) Exactly one of `after`, `before` and `into` is needed here.",
    ]);
  });

  it("refuses nodes of a dialog in an overlay's patch of the screen", () => {
    expect(messagesOf("overlay", { overlay: "a", for: { market: "india" }, screen: { dialogs: { d: { body: [] } } } })).toEqual([
      "/screen/dialogs/d/body (key) `body` is not allowed here.",
    ]);
  });

  it.each([null, 5, "text", [], true])("refuses %j as a whole", (value) => {
    expect(problemsOf("screen", value)).toHaveLength(1);
  });

  it("reports every cause, not only the first", () => {
    expect(problemsOf("screen", { ...screen, route: "x", body: [] }).map(({ at }) => at.pointer)).toEqual(["/route", "/body"]);
  });
});
