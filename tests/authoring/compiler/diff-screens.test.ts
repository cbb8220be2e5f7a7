import { describe, expect, it } from "vitest";
import { diffScreens, diffVariants, writeChange } from "../../../src/authoring/compiler/index.ts";
import type { NodeDefinition, ScreenDefinition } from "../../../src/core/format/index.ts";

const node = (id: string, text = id): NodeDefinition => ({ widget: "text", id, props: { text } });
const group = (id: string, children: NodeDefinition[]): NodeDefinition => ({ widget: "section", id, children });
const screen = (body: NodeDefinition[], parts: Partial<ScreenDefinition> = {}): ScreenDefinition => ({
  id: "small",
  route: "/small",
  title: "Small",
  ...parts,
  body,
});

function linesOf(before: ScreenDefinition, after: ScreenDefinition): string[] {
  return diffScreens(before, after).map((change) => writeChange(change));
}

describe("diffScreens", () => {
  it("finds nothing between equal screens, whatever the order of their keys", () => {
    const { id, ...rest } = screen([node("a")]);
    expect(linesOf(screen([node("a")]), { ...rest, id })).toEqual([]);
  });

  it("names a changed value by the id of its node", () => {
    expect(linesOf(screen([node("new"), node("tip", "A")]), screen([node("tip", "B")]))).toEqual([
      "removed `new` (text)",
      "`tip`.props.text 'A' → 'B'",
    ]);
  });

  it("says where a node was added or moved, and leaves out what is inside an added or removed one", () => {
    const before = screen([node("a"), node("b"), group("old", [node("inner")])]);
    const after = screen([node("b"), node("a"), group("box", [node("inside")])]);
    expect(linesOf(before, after)).toEqual([
      "removed `old` (section)",
      "moved `b` first in the body",
      "moved `a` after `b`",
      "added `box` after `a` (section)",
    ]);
  });

  it("compares flows, state and dialogs by their names", () => {
    const before = screen([node("a")], {
      state: { count: 0, gone: "" },
      flows: { send: [{ do: "set", path: "state.count", to: 1 }] },
      dialogs: { sure: { title: "Sure?", body: [node("really")] } },
    });
    const after = screen([node("a")], {
      state: { count: 1 },
      flows: { send: [{ do: "set", path: "state.count", to: 2 }], more: [{ do: "stop" }] },
      dialogs: { sure: { title: "Really?", body: [node("really", "Yes")] } },
    });
    expect(linesOf(before, after)).toEqual([
      "state.count 0 → 1",
      "removed state.gone ''",
      "flows.send[0].to 1 → 2",
      'added flows.more [{"do":"stop"}]',
      "dialogs.sure.title 'Sure?' → 'Really?'",
      "`really`.props.text 'really' → 'Yes'",
    ]);
  });
});

describe("diffVariants", () => {
  it("also compares the texts, by language", () => {
    const texts = (en: string) => new Map([["pay", { file: "texts.json", pointer: "/pay", entry: { en, id: "Bayar" } }]]);
    const same = screen([node("a")]);
    const changes = diffVariants({ screen: same, texts: texts("Pay") }, { screen: same, texts: texts("Pay now") });
    expect(changes.map((change) => writeChange(change))).toEqual(["texts.pay.en 'Pay' → 'Pay now'"]);
  });
});

describe("writeChange", () => {
  const change = { kind: "added", what: "title", after: "a".repeat(100) } as const;

  it("cuts long values, unless there is room for them", () => {
    expect(writeChange(change)).toBe(`added title '${"a".repeat(58)}…`);
    expect(writeChange(change, 200)).toBe(`added title '${"a".repeat(100)}'`);
  });
});
