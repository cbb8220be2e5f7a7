import { describe, expect, it } from "vitest";
import {
  checkExpression,
  createBuiltins,
  createCompiler,
  describeType,
  typeFromSchema,
  types,
} from "../../../src/core/expression/index.ts";
import { formats } from "./support.ts";

const amount = typeFromSchema({ type: ["string", "number"], format: "amount" }, () => undefined);
const roots = {
  a: types.obj({ x: amount, y: amount, none: amount, list: types.list(types.obj({ n: amount })), text: types.text, num: types.num }),
};
const names = { roots, bare: {} };
const scope = { a: { x: "Rp 150.000", y: 50_000, none: null, list: [{ n: "1.000" }, { n: 500 }], text: "Rp 1.000", num: 2 } };

function run(text: string, data: object = scope): unknown {
  const { ast, errors } = checkExpression(text, names);
  expect(errors).toEqual([]);
  return createCompiler(createBuiltins(formats))(ast)({ ...data });
}

const errorsOf = (text: string, want = types.any) => checkExpression(text, names, want).errors.map(({ message }) => message);

describe("an amount in an expression", () => {
  it.each([
    ["a.x", "Rp 150.000"],
    ["money(a.x)", "Rp 150.000"],
    ["money(a.none)", "–"],
    ["money(150000)", "Rp 150.000"],
    ["a.x + a.y", 200_000],
    ["a.x - a.y", 100_000],
    ["a.y - a.x", null],
    ["a.x + a.none", null],
    ["a.x * 2", 300_000],
    ["a.x / a.y", 3],
    ["a.x + a.y + 1", 200_001],
    ["a.x > a.y", true],
    ["a.x >= 150000", true],
    ["a.none > 0", false],
    ["a.x == 150000", true],
    ["a.x != null", true],
    ["a.none == null", true],
    ["a.x in [150000, 5]", true],
    ["a.list.sum(n)", 1500],
    ["a.list.map(n).sum()", 1500],
    ["max(a.x, a.y)", 150_000],
    ["min(a.list.map(n))", 500],
    ["digits(a.x)", "150000"],
    ["digits(a.none)", null],
    ["amount(a.text)", 1000],
    ["amount(a.num)", 2],
    ["money(amount(a.text))", "Rp 1.000"],
    ["money(amount('1.000,00'))", "Rp 1.000,00"],
    ["money(amount(a.num))", "Rp 2"],
    ["money(a.none ?? a.x)", "Rp 150.000"],
  ])("%s is %j", (text, value) => expect(run(text)).toEqual(value));

  it("makes no sum of a list with a part that is none", () => {
    expect(run("a.list.sum(n)", { a: { ...scope.a, list: [{ n: 5 }, { n: null }] } })).toBeNull();
    expect(run("money(a.list.sum(n))", { a: { ...scope.a, list: [{ n: 5 }, { n: 1.5 }] } })).toBe("–");
    expect(run("a.list.sum(n)", { a: { ...scope.a, list: [] } })).toBe(0);
  });

  it("stays one in a calculation", () => {
    const typeOf = (text: string) => describeType(checkExpression(text, names).type);
    expect(["a.x + a.y", "a.x * 2", "a.list.sum(n)", "max(a.x, a.y)", "a.x ?? 0", "a.x / 2"].map(typeOf)).toEqual([
      ...["an amount or empty", "an amount or empty", "an amount or empty", "an amount or empty", "an amount"],
      "a number or empty",
    ]);
  });

  it.each([
    "number(a.x)",
    "string(a.x)",
    "round(a.x)",
    "a.x + a.num",
    "a.x * a.y",
    "a.x + 'x'",
    "money(a.text)",
    "money(a.num)",
    "a.x == ''",
    "a.x > 'b'",
    "a.x && true",
    "phone(a.x)",
    "-a.x",
  ])("%s is refused", (text) => expect(errorsOf(text).length).toBe(1));

  it("comes with what to write instead", () => {
    const helpOf = (text: string, want = types.any) => checkExpression(text, names, want).errors.map(({ help }) => help);
    expect(helpOf("a.x + a.num")).toEqual(["Write `amount(a.num)` where it is one."]);
    expect(helpOf("a.x == ''")).toEqual(["An amount that is none is empty: compare it with `null`."]);
    expect(helpOf("a.x && true")).toEqual(["Write `a.x != null` or `a.x > 0`."]);
    expect(helpOf("a.x >= 0")).toEqual(["Write `a.x != null` to ask for that, or compare it with what was meant."]);
    expect(helpOf("a.x < 0")).toEqual(["Compare it with what was meant."]);
  });

  it("is compared with what it may be on either side of", () => {
    expect(["a.x >= 0", "a.x < 0", "(a.x ?? 0) >= 0", "-1 < a.x", "(a.num > 2 ? 1 : 3) > 5"].flatMap((text) => errorsOf(text))).toEqual([
      "`a.x` is never below 0, so `a.x >= 0` is always true where it is there.",
      "`a.x` is never below 0, so `a.x < 0` is never true.",
      "`(a.x ?? 0)` is never below 0, so `(a.x ?? 0) >= 0` is always true.",
      "`a.x` is never below 0, so `-1 < a.x` is always true where it is there.",
      "`(a.num > 2 ? 1 : 3)` is 1 or 3, so `(a.num > 2 ? 1 : 3) > 5` is never true.",
    ]);
    expect(
      ["a.x > 0", "0 < a.x", "a.x <= 0", "a.x >= 1", "a.num < 0", "a.x > a.y", "(a.num > 2 ? 1 : 3) > 1"].flatMap((text) => errorsOf(text)),
    ).toEqual([]);
  });

  it("is all that fits where one is wanted", () => {
    expect(["a.x", "a.x + a.y", "5", "0", "null"].map((text) => errorsOf(text, types.amount))).toEqual([[], [], [], [], []]);
    expect(["a.text", "a.num", "'150000'", "-5", "1.5", "true"].map((text) => errorsOf(text, types.amount).length)).toEqual([
      1, 1, 1, 1, 1, 1,
    ]);
    expect(errorsOf("a.x", types.text)).toEqual(["Expected text, but `a.x` is an amount."]);
  });
});
