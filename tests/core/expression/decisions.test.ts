import { expect, it } from "vitest";
import { listDecisions, type Names, types, union } from "../../../src/core/expression/index.ts";

const names: Names = {
  roots: {
    state: types.obj({ isOpen: types.bool, isNew: types.bool, note: union(types.text, types.null), amount: union(types.num, types.null) }),
  },
  bare: {},
  texts: {
    state: { text: "{state.isOpen ? 'open' : 'closed'}", file: "texts.json", pointer: "/state" },
    days: {
      count: { text: "state.amount ?? 1", file: "texts.json", pointer: "/count" },
      tag: "en",
      forms: {
        one: { text: "1 day", file: "texts.json", pointer: "/one" },
        other: { text: "days", file: "texts.json", pointer: "/other" },
      },
    },
  },
};

it.each([
  ["template", "{state.isOpen ? 'a' : 'b'}", ["state.isOpen"]],
  ["template", "It is {state.isOpen ? 'a' : state.isNew ? 'b' : 'c'}", ["state.isOpen", "state.isNew"]],
  ["expression", "state.isOpen && state.isNew || state.note == ''", ["state.isOpen", "state.isNew", "state.note == ''"]],
  ["expression", "!(state.isOpen && state.isNew)", ["state.isOpen", "state.isNew"]],
  ["template", "{state.note ?? 'none'}", ["?? state.note"]],
  ["template", "{texts.state}", ["state.isOpen"]],
  // The form of a plural is chosen by the language, its count by the author.
  ["template", "{texts.days}", ["?? state.amount"]],
  // Such a fallback is there for the type.
  ["template", "{(state.note ?? '') + 'x'}", []],
  ["expression", "1 - (state.amount ?? 0)", []],
  ["expression", "state.amount ?? 0", ["?? state.amount"]],
  ["template", "no placeholder", []],
  ["expression", "state.isOpen ?", []],
] as const)("of the %s `%s` are those on which it depends how it goes on", (kind, text, expected) => {
  const { decisions } = listDecisions(text, names, kind);
  expect(decisions.map(({ source, isFallback }) => (isFallback ? `?? ${source}` : source)).sort()).toEqual([...expected].sort());
  for (const { ast, at } of decisions) expect(Array.isArray(ast) && ast.length > at).toBe(true);
});
