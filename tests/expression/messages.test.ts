import { describe, expect, it } from "vitest";
import { types, union } from "../../src/expression/index.ts";
import { checkOn, type Report } from "./support.ts";

type Case = readonly [text: string, code: string, at: string, says: string, suggestion?: string];

function expectAll(cases: readonly Case[]): void {
  for (const [text, code, at, says, suggestion] of cases) {
    const expected: Report = { code, at, says, ...(suggestion && { suggestion }) };
    it(`${text} is refused as ${code}`, () => expect(checkOn(text)).toEqual([expected]));
  }
}

describe("names", () => {
  expectAll([
    ["order.isShw == 1", "unknown-field", "isShw", "`order` has no field `isShw`. Did you mean `isShow`?", "isShow"],
    ["isShow == 1", "unknown-name", "isShow", "There is no value called `isShow`. Did you mean `data.order.isShow`?", "data.order.isShow"],
    ["totl > 0", "unknown-name", "totl", "There is no value called `totl`. Did you mean `total`?", "total"],
    ["wholly > 0", "unknown-name", "wholly", "There is no value called `wholly`."],
    ["order.wholly > 0", "unknown-field", "wholly", "`order` has no field `wholly`."],
    ["order.id.x == 1", "unknown-field", "x", "`order.id` is text and has no field `x`."],
    ["size > 0", "unknown-name", "size", "`size` is a function, not a value. Write `size(…)`."],
    [
      "data.periods.totalAmount > 0",
      "field-of-items",
      "totalAmount",
      "`data.periods` is a list, and `totalAmount` is a field of its items. Write `data.periods.map(totalAmount)` or `data.periods[0].totalAmount`.",
    ],
    [
      "data.periods.length > 0",
      "unknown-field",
      "data.periods.length",
      "`data.periods` has no field `length`. Write `size(data.periods)`.",
      "size(data.periods)",
    ],
    [
      "data.periods.sum(totalAmout) > 0",
      "unknown-field",
      "totalAmout",
      "An item of this list has no field `totalAmout`. Did you mean `totalAmount`?",
      "totalAmount",
    ],
    ["data.periods.exists(p, p.cod == 'a')", "unknown-field", "cod", "`p` has no field `cod`. Did you mean `code`?", "code"],
    [
      "data.constructor == 1",
      "reserved-name",
      "constructor",
      "`constructor` is a name of JavaScript's own and never reads anything. Give the field another name.",
    ],
    [
      "if == 1",
      "reserved-word",
      "if",
      "`if` is a word of the language and names no value. A field of that name is read with a dot, as in `p.if`.",
    ],
    [
      "data.periods.filter(total, true)",
      "name-taken",
      "total",
      "`total` already means something here. Give the item another name, such as `p`.",
    ],
  ]);

  it("that are both a field and a value of the screen are refused", () => {
    expect(checkOn("data.periods.exists(p, p.code == 'a') && [order].exists(id == order.id && amount == total)")).toEqual([]);
    expect(checkOn("[data].exists(order.id == 'a')")).toEqual([
      {
        code: "ambiguous-name",
        at: "order",
        says: "`order` is both a field of this list's items and a value of the screen. Name the item and write `p.order` for its field, as in `list.filter(p, p.order)`.",
      },
    ]);
  });
  it("are all reported, not the first alone", () =>
    expect(checkOn("order.x == 1 || data.y == 2").map((each) => each.at)).toEqual(["x", "y"]));
});

describe("comparisons", () => {
  expectAll([
    [
      "orderStatus in ['174', '18O']",
      "unknown-value",
      "'18O'",
      "`orderStatus` is never '18O'; it is '174', '180', '3', '5' or '200'. Did you mean '180'?",
      "'180'",
    ],
    ["orderStatus == '18'", "unknown-value", "'18'", "`orderStatus` is never '18'; it is '174', '180', '3', '5' or '200'."],
    ["isDelay == 1", "never-true", "1", "`isDelay == 1` compares text with number and is never true. Write `'1'`.", "'1'"],
    ["order.isShow == '1'", "never-true", "'1'", "`order.isShow == '1'` compares number with text and is never true. Write `1`.", "1"],
    ["order.isShow != 'x'", "always-true", "order.isShow != 'x'", "`order.isShow != 'x'` compares number with text and is always true."],
    [
      "orderStatus == isDelay",
      "never-true",
      "orderStatus == isDelay",
      "`orderStatus == isDelay` compares '174', '180', '3', '5' or '200' with '0' or '1' and is never true.",
    ],
    ["state.agreed == 1", "never-true", "state.agreed == 1", "`state.agreed == 1` compares yes/no with number and is never true."],
    [
      "order.id != null",
      "never-empty",
      "order.id != null",
      "`order.id` is never empty, so `order.id != null` is always true. Leave the comparison out.",
    ],
    [
      "null == order.id",
      "never-empty",
      "null == order.id",
      "`order.id` is never empty, so `null == order.id` is always false. Leave the comparison out.",
    ],
    [
      "data.periods == []",
      "not-comparable",
      "data.periods == []",
      "`data.periods` is list of group of fields, which cannot be compared as a whole. Compare `size(data.periods)` or look for an item with `in`.",
    ],
    [
      "data.order == order",
      "not-comparable",
      "data.order == order",
      "`data.order` is group of fields, which cannot be compared as a whole. Compare one of its fields.",
    ],
    ["order.id < 1", "wrong-kind", "order.id < 1", "`order.id` is text and `1` is number; only two numbers or two texts have an order."],
    ["'a' in order.id", "wrong-kind", "order.id", "`in` looks into a list, and `order.id` is text. Write `contains(order.id, 'a')`."],
    ["order.isShow in []", "never-true", "order.isShow in []", "`order.isShow in []` compares number with nothing and is never true."],
    ["order.isShow = 1", "unknown-operator", "=", "There is no operator `=`. To compare two values write `==`.", "=="],
    ["order.isShow === 1", "unknown-operator", "===", "There is no operator `===`. One `==` compares without converting anything.", "=="],
  ]);
});

describe("calculations", () => {
  expectAll([
    [
      "order.fee + 1",
      "arithmetic-on-empty",
      "order.fee",
      "`order.fee` may be empty, and then the result is empty too. Write `first(order.fee, 0)`.",
      "first(order.fee, 0)",
    ],
    ["null * 2", "arithmetic-on-empty", "null", "`null` is always empty, and so is the result. Write `first(null, 0)`.", "first(null, 0)"],
    [
      "1 / order.amount + 1",
      "arithmetic-on-empty",
      "1 / order.amount",
      "`1 / order.amount` may be empty, and then the result is empty too. Write `first(1 / order.amount, 0)`.",
      "first(1 / order.amount, 0)",
    ],
    [
      "order.id * 2",
      "wrong-kind",
      "order.id",
      "`order.id` is text, and calculating needs number. Write `number(order.id)`.",
      "number(order.id)",
    ],
    ["-state.agreed", "wrong-kind", "state.agreed", "`state.agreed` is yes/no, and calculating needs number."],
    [
      "'Rp ' + order.amount",
      "wrong-kind",
      "order.amount",
      "`order.amount` is number, and only text can be added to text. Write `string(order.amount)`.",
      "string(order.amount)",
    ],
    [
      "order.amount ? 1 : 2",
      "not-condition",
      "order.amount",
      "A condition must be yes/no, and `order.amount` is number. Write `order.amount == 1` or `order.amount > 0`.",
    ],
    ["!order.id", "not-condition", "order.id", "A condition must be yes/no, and `order.id` is text. Write `order.id != ''`."],
    ["order.id[0] == 'a'", "wrong-kind", "order.id[0]", "`order.id` is text and has no items. Write `slice(order.id, 0, 1)`."],
    [
      "data.periods[order.id].code == 'a'",
      "wrong-kind",
      "order.id",
      "An item of `data.periods` is found by number, and `order.id` is text.",
    ],
  ]);
  it("pass where empty has an answer", () => {
    expect(checkOn("first(order.fee, 0) + 1 > 0 && order.fee > 1 && ('a' + order.remark) != '' && order.remark == null")).toEqual([]);
  });
});

describe("calls", () => {
  expectAll([
    [
      "startWith(order.id, 'a')",
      "unknown-function",
      "startWith",
      "There is no function called `startWith`. Did you mean `startsWith`?",
      "startsWith",
    ],
    [
      "order.id.toUpperCase()",
      "unknown-function",
      "toUpperCase",
      "There is no function called `toUpperCase`. Did you mean `upper`?",
      "upper",
    ],
    ["fetch(order.id)", "unknown-function", "fetch", "There is no function called `fetch`."],
    [
      "round(order.id)",
      "wrong-value",
      "order.id",
      "`round()` needs number as its 1st value, and `order.id` is text. Write `number(order.id)`.",
      "number(order.id)",
    ],
    [
      "upper(order.amount)",
      "wrong-value",
      "order.amount",
      "`upper()` needs text as its 1st value, and `order.amount` is number. Write `string(order.amount)`.",
      "string(order.amount)",
    ],
    [
      "group(data.periods)",
      "wrong-value",
      "data.periods",
      "`group()` needs number or text as its 1st value, and `data.periods` is list of group of fields.",
    ],
    [
      "date(order.id)",
      "wrong-value",
      "order.id",
      "`date()` needs number or date as its 1st value, and `order.id` is text. Give the field `format: date` or `date-time` in its schema.",
    ],
    ["startsWith(order.id)", "wrong-count", "startsWith(order.id)", "`startsWith()` takes 2 values, and 1 value is given."],
    ["date(1, 'a', 'b')", "wrong-count", "date(1, 'a', 'b')", "`date()` takes 1 or 2 values, and 3 values are given."],
    ["max()", "wrong-count", "max()", "`max()` takes at least 1 value, and 0 values are given."],
    ["order.id.filter(a, true)", "wrong-value", "order.id", "`filter()` needs a list, and `order.id` is text."],
    ["data.periods.filter(code)", "not-condition", "code", "A condition must be yes/no, and `code` is text. Write `code != ''`."],
    ["data.periods.sum(code)", "wrong-value", "code", "`sum()` adds numbers, and `code` is text. Write `number(code)`.", "number(code)"],
    [
      "data.periods.map()",
      "wrong-count",
      "data.periods.map()",
      "`map()` takes a list and a condition or value, as in `list.map(p, p.field)`, and 1 value is given.",
    ],
    [
      "data.periods.all(p, data.periods.all(q, data.periods.all(r, true)))",
      "too-many-lists",
      "all",
      "List functions are nested more than 2 deep. Make the inner list a value of the screen.",
    ],
  ]);
});

describe("the grammar", () => {
  expectAll([
    ["order.id and 1", "unexpected-token", "and", "The expression is complete before `and`. Write `&&`.", "&&"],
    ["order.id order", "unexpected-token", "order", "The expression is complete before `order`. Join two values with an operator."],
    ["(1 + 2", "open-bracket", "(", "This bracket is not closed. Add `)`."],
    ["1 +", "unexpected-end", "", "The expression ends where a value belongs."],
    ["1 + )", "unexpected-token", ")", "`)` stands where a value belongs."],
    ["order.", "unexpected-end", "", "The expression ends where the name of a field belongs."],
    ["true ? 1", "unexpected-end", "", "The expression ends where `:` and the other value belongs."],
    ["order ?? 1", "unknown-operator", "??", "There is no operator `??`. Write `first(a, b)` for the first value that is not empty."],
    ["1 # 2", "unknown-character", "#", "`#` means nothing here."],
    ["", "empty-expression", "", "There is no expression here."],
  ]);
});

describe("the place of an expression", () => {
  const cases: readonly (readonly [string, Parameters<typeof checkOn>[1], string])[] = [
    [
      "order.amount",
      types.condition,
      "A condition must be yes/no, and `order.amount` is number. Write `order.amount == 1` or `order.amount > 0`.",
    ],
    ["data.periods", types.text, "This place needs text: `data.periods` is list of group of fields, not text."],
    ["order.amount", types.text, "This place needs text: `order.amount` is number, not text. Write `string(order.amount)`."],
    ["order.id", types.num, "This place needs number: `order.id` is text, not number. Write `number(order.id)`."],
    ["order.fee", types.num, "This place needs number: `order.fee` may be empty, not only number. Write `first(order.fee, 0)`."],
    ["order.id", types.literal("a", "b"), "This place needs 'a' or 'b': `order.id` may be any value, where only 'a' or 'b' fits."],
    ["'c'", types.literal("a", "b"), "This place needs 'a' or 'b': `'c'` can be 'c', where only 'a' or 'b' fits."],
    ["order", types.obj({ no: types.text }), "This place needs group of fields: `order` has no field `no`."],
    [
      "data.periods",
      types.list(types.obj({ code: types.num })),
      "This place needs list of group of fields: `code` of an item of `data.periods` is text, not number.",
    ],
  ];
  for (const [text, want, says] of cases)
    it(`${text} does not fit: ${says}`, () => expect(checkOn(text, want).map((each) => each.says)).toEqual([says]));

  it("takes what fits", () => {
    expect(checkOn("data.periods", types.list(types.obj({ code: types.text })))).toEqual([]);
    expect(checkOn("order.fee", union(types.num, types.null))).toEqual([]);
    expect(checkOn("data.extra.x", types.text)).toEqual([]);
  });
});
