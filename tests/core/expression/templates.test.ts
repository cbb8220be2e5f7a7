import { describe, expect, it } from "vitest";
import { checkTemplate, parseTemplate, types } from "../../../src/core/expression/index.ts";
import { fill, reports, screen } from "./support.ts";

const scope = { a: { memo: "halo", n: 3, none: null, list: [1] } };

describe("templates", () => {
  const cases: readonly (readonly [string, unknown])[] = [
    ["", ""],
    ["plain", "plain"],
    ["{a.n}", 3],
    ["{a.list}", [1]],
    ["{a.none}", null],
    ["{ size(a.memo) }/200", "4/200"],
    ["{a.n}{a.n}", "33"],
    ["[{a.none}]", "[]"],
    ["{{a.n}}", "{a.n}"],
    ["{{{a.n}}}", "{3}"],
    ["{a.memo + '}'}!", "halo}!"],
    ["100 %", "100 %"],
  ];
  for (const [text, value] of cases)
    it(`${JSON.stringify(text)} gives ${JSON.stringify(value)}`, () => expect(fill(text, scope)).toEqual(value));

  it("keep the type of a lone placeholder", () => expect(checkTemplate("{order.amount}", screen).type).toEqual(types.num));
  it("are text when anything stands around a placeholder", () =>
    expect(checkTemplate("Rp {order.amount}", screen).type).toEqual(types.text));
  it("are a literal without placeholders", () =>
    expect(checkTemplate("a", screen)).toMatchObject({ ast: "a", type: { text: ["a"] }, reads: [] }));
  it("split into texts and compiled placeholders", () => {
    expect(parseTemplate("a {b.c}")).toEqual({ parts: [{ text: "a " }, { ast: [".", "b", "c"], start: 3, end: 6 }] });
  });

  const refused: readonly (readonly [string, string, string])[] = [
    ["a { b", "open-brace", "{"],
    ["a } b", "lone-brace", "}"],
    ["a {} b", "empty-expression", "}"],
    ["a {order.id order.id}", "unexpected-token", "order"],
    ["a {order.isShw}", "unknown-field", "isShw"],
    ["a {data.periods}", "wrong-kind", "data.periods"],
    ["a {state.agreed}", "wrong-kind", "state.agreed"],
    ["a {data.order}", "wrong-kind", "data.order"],
  ];
  for (const [text, code, at] of refused) {
    it(`${JSON.stringify(text)} is refused as ${code}`, () =>
      expect(reports(text, checkTemplate(text, screen))).toMatchObject([{ code, at }]));
  }
});
