import { describe, expect, it } from "vitest";
import { checkExpression, createBuiltins, createCompiler } from "../../../src/core/expression/index.ts";
import { formats, run, screen } from "./support.ts";

const scope = {
  data: { order: { id: "A", "odd-name": 1, a: { b: { c: { d: 5 } } } }, list: [{ n: 1 }, null], length: 9 },
  state: { key: "id", at: 1 },
};

describe("paths", () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ["data.order.id", "A"],
    ["data.order.a.b.c.d", 5],
    ["data.nothing.at.all", null],
    ["data.order.id.deeper", null],
    ["data['order']['odd-name']", 1],
    ["data.order[state.key]", "A"],
    ["data.list[0].n", 1],
    ["data.list[state.at]", null],
    ["data.list[2]", null],
    ["data.list[-1]", null],
    ["data.list[0.5]", null],
    ["data.list['0']", null],
    ["data.order[0]", null],
    ["data.order.id[0]", null],
    ["data.length", 9],
    ["data.list.length", null],
    ["data.order.id.length", null],
  ];
  for (const [text, value] of cases) it(`${text} gives ${JSON.stringify(value)}`, () => expect(run(text, scope)).toEqual(value));

  it("read values of the screen by their bare name", () => {
    const { ast, reads } = checkExpression("total > 0", screen);
    expect({ ast, reads }).toEqual({ ast: [">", [".", "values", "total"], 0], reads: ["values.total"] });
  });

  it("read own getters, so that values may be computed late", () => {
    const evaluate = createCompiler(createBuiltins(formats))([".", "values", "total"]);
    const values = Object.defineProperty({}, "total", { get: () => 7 });
    expect(evaluate({ values })).toBe(7);
  });
});

describe("reads", () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ["order.isShow == 1 && order.isShow > state.n", ["order.isShow", "state.n"]],
    ["data.periods[0].code", ["data.periods"]],
    ["data.periods[state.n].code", ["data.periods", "state.n"]],
    ["data['order'].id", ["data.order.id"]],
    ["data.periods.filter(p, p.totalAmount > state.n).sum(totalAmount)", ["data.periods", "state.n"]],
    ["data.periods.exists(selected && isDelay == '1')", ["data.periods", "values.isDelay"]],
    ["data.extra.any.thing", ["data.extra.any.thing"]],
    ["1 + 2", []],
  ];
  for (const [text, reads] of cases)
    it(`${text} reads ${reads.join(" and ") || "nothing"}`, () => expect(checkExpression(text, screen).reads).toEqual(reads));

  it("leave out the item and index of a repeated node", () => {
    const names = { roots: { ...screen.roots, item: order, index: { num: true } as const }, bare: {} };
    expect(checkExpression("index > 0 && item.id == state.reason", names).reads).toEqual(["state.reason"]);
  });
});

const order = { obj: { props: { id: { text: true } } } } as const;

describe("item and index of a repeated node", () => {
  const frame = { item: { id: "inner" }, index: 3, outer: { item: { id: "outer" }, index: 1 } };

  it("come from the innermost frame", () => {
    const compile = createCompiler(createBuiltins(formats));
    expect(compile(["+", [".", "item", "id"], ["f", "string", [".", "index"]]])({}, frame)).toBe("inner3");
  });

  it("stay those of the node inside a list function", () => {
    const names = { roots: { list: { list: order }, item: order, index: { num: true } as const }, bare: {} };
    const { ast } = checkExpression("list.filter(p, p.id == item.id).map(index)", names);
    expect(createCompiler(createBuiltins(formats))(ast)({ list: [{ id: "a" }, { id: "inner" }, { id: "inner" }] }, frame)).toEqual([0, 1]);
  });

  it("are empty outside a repeated node", () =>
    expect(createCompiler(createBuiltins(formats))([".", "item", "id"])({ item: { id: "x" } })).toBeNull());
});
