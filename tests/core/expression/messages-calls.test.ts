import { describe, expect, it } from "vitest";
import { checkTemplate, types, union } from "../../../src/core/expression/index.ts";
import { checkOn, expectAll, reports, screen } from "./support.ts";

describe("calls", () => {
  expectAll([
    ["«startWith»(order.id, 'a')", "unknown-function", "There is no function called `startWith`. Did you mean `«startsWith»`?"],
    ["order.id.«toUpperCase»()", "unknown-function", "There is no function called `toUpperCase`. Did you mean `«upper»`?"],
    ["«fetch»(order.id)", "unknown-function", "There is no function called `fetch`."],
    ["round(«order.id»)", "wrong-value", "`round()` needs a number as its 1st value, but `order.id` is text. Write `«number(order.id)»`."],
    [
      "upper(«order.amount»)",
      "wrong-value",
      "`upper()` needs text as its 1st value, but `order.amount` is a number. Write `«string(order.amount)»`.",
    ],
    [
      "group(«data.periods»)",
      "wrong-value",
      "`group()` needs a number or an amount as its 1st value, but `data.periods` is a list of objects.",
    ],
    [
      "date(«order.id»)",
      "wrong-value",
      "`date()` needs a number or a date as its 1st value, but `order.id` is text. Give the field `format: date` or `date-time` in its schema.",
    ],
    ["«slice(2, order.id)»", "wrong-value", "The values of `slice()` are in the wrong order. Write `«slice(order.id, 2)»`."],
    ["«2.slice(order.id, 4)»", "wrong-value", "The values of `slice()` are in the wrong order. Write `«slice(order.id, 2, 4)»`."],
    ["«startsWith(order.id)»", "wrong-count", "`startsWith()` takes 2 values, and 1 value is given."],
    ["«date(1, 'a', 'b')»", "wrong-count", "`date()` takes 1 or 2 values, and 3 values are given."],
    ["«max()»", "wrong-count", "`max()` takes at least 1 value, and 0 values are given."],
    ["«order.id».filter(a, true)", "wrong-value", "`filter()` needs a list, but `order.id` is text."],
    ["data.periods.filter(«code»)", "not-condition", "A condition must be yes/no, but `code` is text. Write `code != ''`."],
    ["data.periods.sum(«code»)", "wrong-value", "`sum()` adds numbers, but `code` is text. Write `«number(code)»`."],
    [
      "«data.periods.map()»",
      "wrong-count",
      "`map()` takes a list and a condition or value, as in `list.map(p, p.field)`, and 1 value is given.",
    ],
    [
      "data.periods.all(p, data.periods.all(q, data.periods.«all»(r, true)))",
      "too-many-lists",
      "List functions are nested more than 2 deep. Make the inner list a value of the screen.",
    ],
  ]);
});

describe("fallbacks", () => {
  expectAll([
    ["«first(order.fee, 0)»", "unknown-function", "There is no function called `first`. Write `«order.fee ?? 0»`."],
    [
      "«first(order.fee, state.agreed ? 1 : 2, 3)» > 0",
      "unknown-function",
      "There is no function called `first`. Write `«(order.fee ?? (state.agreed ? 1 : 2) ?? 3)»`.",
    ],
    ["«coalesce(order.fee, 0)»", "unknown-function", "There is no function called `coalesce`. Write `«order.fee ?? 0»`."],
    ["«order.amount ?? 0»", "unused-fallback", "`order.amount` is never empty, so `?? 0` is never used. Write `«order.amount»`."],
    ["«order.id ?? ''»", "unused-fallback", "`order.id` is always a text, so `?? ''` changes nothing. Write `«order.id»`."],
    ["«isDelay ?? '2'»", "unused-fallback", "`isDelay` is never empty, so `?? '2'` is never used. Write `«isDelay»`."],
  ]);
  it("are refused in a text that shows nothing for an empty value anyway", () =>
    expect(reports("No. {order.remark ?? ''}", checkTemplate("No. {order.remark ?? ''}", screen))).toEqual([
      {
        code: "unused-fallback",
        at: "order.remark ?? ''",
        says: "A text shows nothing for an empty value, so `?? ''` changes nothing. Write `order.remark`.",
        suggestion: "order.remark",
      },
    ]));
  it("pass where an empty text has another meaning than none", () =>
    expect([checkOn("order.remark ?? ''"), checkOn("order.id ?? order.remark ?? 'none'"), checkOn("order.id ?? null")]).toEqual([
      [],
      [],
      [],
    ]));
});

describe("the grammar", () => {
  expectAll([
    ["order.id «and» 1", "unexpected-token", "The expression is complete before `and`. Write `«&&»`."],
    ["order.id «order»", "unexpected-token", "The expression is complete before `order`. Join two values with an operator."],
    ["«(»1 + 2", "open-bracket", "This bracket is not closed. Add `)`."],
    ["1 +", "unexpected-end", "Expected a value, but the expression ends."],
    ["1 + «)»", "unexpected-token", "Expected a value, but found `)`."],
    ["!«-»1 == 1", "unexpected-token", "Expected a value, but found `-`."],
    ["true ? false «?» 1 : 2 : 3", "unexpected-token", "Expected `:` and the other value, but found `?`."],
    ["order.", "unexpected-end", "Expected the name of a field, but the expression ends."],
    ["true ? 1", "unexpected-end", "Expected `:` and the other value, but the expression ends."],
    [
      "state.agreed || order.fee «??» 1",
      "needs-brackets",
      "`||` and `??` are mixed without brackets. Write `(a || b) ?? c` or `a || (b ?? c)`.",
    ],
    [
      "state.agreed && state.agreed «??» 1",
      "needs-brackets",
      "`&&` and `??` are mixed without brackets. Write `(a && b) ?? c` or `a && (b ?? c)`.",
    ],
    [
      "order.fee ?? 1 «||» state.agreed",
      "needs-brackets",
      "`??` and `||` are mixed without brackets. Write `(a ?? b) || c` or `a ?? (b || c)`.",
    ],
    [
      "order.fee ?? 1 «&&» state.agreed",
      "needs-brackets",
      "`??` and `&&` are mixed without brackets. Write `(a ?? b) && c` or `a ?? (b && c)`.",
    ],
    ["order.fee ??", "unexpected-end", "Expected a value, but the expression ends."],
    ["1 «#» 2", "unknown-character", "`#` is not allowed here."],
    ["", "empty-expression", "There is no expression here."],
  ]);
});

describe("the place of an expression", () => {
  const cases: readonly (readonly [string, Parameters<typeof checkOn>[1], string])[] = [
    [
      "order.amount",
      types.condition,
      "A condition must be yes/no, but `order.amount` is a number. Write `order.amount == 1` or `order.amount > 0`.",
    ],
    ["data.periods", types.text, "Expected text, but `data.periods` is a list of objects."],
    ["order.amount", types.text, "Expected text, but `order.amount` is a number. Write `string(order.amount)`."],
    ["order.id", types.num, "Expected a number, but `order.id` is text. Write `number(order.id)`."],
    ["order.fee", types.num, "Expected a number, but `order.fee` may be empty. Write `order.fee ?? 0`."],
    ["order.id", types.literal("a", "b"), "Expected 'a' or 'b', but `order.id` may be any value."],
    ["'c'", types.literal("a", "b"), "Expected 'a' or 'b', but `'c'` can be 'c'."],
    ["order", types.obj({ no: types.text }), "Expected an object, but `order` has no field `no`."],
    [
      "data.periods",
      types.list(types.obj({ code: types.num })),
      "Expected a list of objects, but `code` of an item of `data.periods` is text, not a number.",
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
