import { describe, expect, it } from "vitest";
import { run } from "./support.ts";

const scope = {
  data: {
    periods: [
      { n: 1, amount: 100, selected: true, tags: ["a"] },
      { n: 2, amount: null, selected: false, tags: ["b", "c"] },
      { n: 3, amount: 300, selected: true, tags: [] },
    ],
    codes: ["x", "y"],
    none: null,
    text: "abc",
  },
  state: { n: 2 },
};

describe("list functions", () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ["data.periods.filter(selected).map(n)", [1, 3]],
    ["data.periods.filter(p, p.selected && p.n > 1).map(p, p.n)", [3]],
    ["filter(data.periods, selected).size()", 2],
    ["data.periods.sum(amount)", 400],
    ["data.periods.map(amount).sum()", 400],
    ["data.periods.count(selected)", 2],
    ["data.periods.count()", 3],
    ["data.periods.exists(n == 2)", true],
    ["data.periods.exists(n == 9)", false],
    ["data.periods.all(n > 0)", true],
    ["data.periods.all(selected)", false],
    ["data.periods.find(n == state.n).tags", ["b", "c"]],
    ["data.periods.find(n == 9)", null],
    ["data.periods.filter(index < state.n).map(n)", [1, 2]],
    ["data.codes.map(c, c + string(index))", ["x0", "y1"]],
    ["data.codes.exists(c, c == 'y')", true],
    ["data.periods.map(p, p.tags.map(t, t + string(p.n)))", [["a1"], ["b2", "c2"], []]],
    ["data.periods.filter(p, p.tags.exists(t, t == 'c')).map(n)", [2]],
    ["data.periods.filter(tags.exists(t, t == 'c')).map(n)", [2]],
    ["data.none.filter(selected)", []],
    ["data.none.sum(amount)", 0],
    ["data.none.all(selected)", true],
    ["data.none.exists(selected)", false],
    ["data.none.count()", 0],
    ["data.text.map(c, c)", []],
  ];
  for (const [text, value] of cases) it(`${text} gives ${JSON.stringify(value)}`, () => expect(run(text, scope)).toEqual(value));
});
