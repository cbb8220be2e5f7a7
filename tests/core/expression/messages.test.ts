import { describe, expect, it } from "vitest";
import { checkOn, expectAll } from "./support.ts";

describe("names", () => {
  expectAll([
    ["order.«isShw» == 1", "unknown-field", "`order` has no field `isShw`. Did you mean `«isShow»`?"],
    ["«isShow» == 1", "unknown-name", "There is no value called `isShow`. Did you mean `data.order.isShow` or `order.isShow`?"],
    ["«totl» > 0", "unknown-name", "There is no value called `totl`. Did you mean `«total»`?"],
    ["«wholly» > 0", "unknown-name", "There is no value called `wholly`."],
    ["order.«wholly» > 0", "unknown-field", "`order` has no field `wholly`."],
    ["order.id.«x» == 1", "unknown-field", "`order.id` is text and has no field `x`."],
    ["«size» > 0", "unknown-name", "`size` is a function, not a value. Write `size(…)`."],
    [
      "data.periods.«totalAmount» > 0",
      "field-of-items",
      "`data.periods` is a list, and `totalAmount` is a field of its items. Write `data.periods.map(totalAmount)` or `data.periods[0].totalAmount`.",
    ],
    ["«data.periods.length» > 0", "unknown-field", "`data.periods` has no field `length`. Write `«size(data.periods)»`."],
    [
      "data.periods.sum(«totalAmout») > 0",
      "unknown-field",
      "An item of this list has no field `totalAmout`. Did you mean `«totalAmount»`?",
    ],
    [
      "data.periods.exists(«agreed»)",
      "unknown-field",
      "An item of this list has no field `agreed`. Did you mean `state.agreed`? It is no field of the item.",
    ],
    ["data.periods.exists(p, p.«cod» == 'a')", "unknown-field", "`p` has no field `cod`. Did you mean `«code»`?"],
    [
      "data.«constructor» == 1",
      "reserved-name",
      "`constructor` is a reserved name of JavaScript and cannot be read. Give the field another name.",
    ],
    ["«if» == 1", "reserved-word", "`if` is a keyword and cannot name a value. A field of that name is read with a dot, as in `p.if`."],
    ["data.periods.filter(«total», true)", "name-taken", "`total` is already in use here. Give the item another name, such as `p`."],
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
      "orderStatus in ['174', «'18O'»]",
      "unknown-value",
      "`orderStatus` is never '18O'; it is '174', '180', '3', '5' or '200'. Did you mean «'180'»?",
    ],
    ["orderStatus == «'18'»", "unknown-value", "`orderStatus` is never '18'; it is '174', '180', '3', '5' or '200'."],
    ["isDelay == «1»", "never-true", "`isDelay == 1` compares text with a number and is never true. Write `«'1'»`."],
    ["order.isShow == «'1'»", "never-true", "`order.isShow == '1'` compares a number with text and is never true. Write `«1»`."],
    ["«order.isShow != 'x'»", "always-true", "`order.isShow != 'x'` compares a number with text and is always true."],
    [
      "«orderStatus == isDelay»",
      "never-true",
      "`orderStatus == isDelay` compares '174', '180', '3', '5' or '200' with '0' or '1' and is never true.",
    ],
    ["«state.agreed == 1»", "never-true", "`state.agreed == 1` compares yes/no with a number and is never true."],
    ["«order.id != null»", "never-empty", "`order.id` is never empty, so `order.id != null` is always true. Leave the comparison out."],
    ["«null == order.id»", "never-empty", "`order.id` is never empty, so `null == order.id` is always false. Leave the comparison out."],
    ["«'a' == null»", "never-empty", "`'a'` is never empty, so `'a' == null` is always false. Leave the comparison out."],
    ["1 == «'1'»", "never-true", "`1 == '1'` compares a number with text and is never true. Write `«1»`."],
    [
      "[1, 'a'].exists(p, «p == 1»)",
      "half-compared",
      "`p` may be a text or a number, and is compared with a number only. Write `string(p)` and compare it with a text.",
    ],
    [
      "[1, 'a'].exists(p, «p in ['a']»)",
      "half-compared",
      "`p` may be a text or a number, and is compared with a text only. Write `string(p)` and compare it with a text.",
    ],
    [
      "«data.periods == []»",
      "not-comparable",
      "`data.periods` is a list of objects, which cannot be compared as a whole. Compare `size(data.periods)` or look for an item with `in`.",
    ],
    [
      "«data.order == order»",
      "not-comparable",
      "`data.order` is an object, which cannot be compared as a whole. Compare one of its fields.",
    ],
    ["«order.id < 1»", "wrong-kind", "`order.id` is text and `1` is a number; only two numbers or two texts have an order."],
    ["'a' in «order.id»", "wrong-kind", "`in` needs a list, but `order.id` is text. Write `contains(order.id, 'a')`."],
    ["«order.isShow in []»", "never-true", "`order.isShow in []` compares a number with nothing and is never true."],
    ["order.isShow «=» 1", "unknown-operator", "There is no operator `=`. To compare two values write `«==»`."],
    ["order.isShow «===» 1", "unknown-operator", "There is no operator `===`. One `«==»` compares without converting anything."],
  ]);
});

describe("calculations", () => {
  expectAll([
    ["«order.fee» + 1", "arithmetic-on-empty", "`order.fee` may be empty, and then the result is empty too. Write `«(order.fee ?? 0)»`."],
    ["«null» * 2", "arithmetic-on-empty", "`null` is always empty, and so is the result. Write `«(null ?? 0)»`."],
    [
      "«1 / order.amount» + 1",
      "arithmetic-on-empty",
      "`1 / order.amount` may be empty, and then the result is empty too. Write `«(1 / order.amount ?? 0)»`.",
    ],
    ["«order.id» * 2", "wrong-kind", "`order.id` is text, and a calculation needs a number. Write `«number(order.id)»`."],
    ["-«state.agreed»", "wrong-kind", "`state.agreed` is yes/no, and a calculation needs a number."],
    [
      "'Rp ' + «order.amount»",
      "wrong-kind",
      "`order.amount` is a number, and only text can be added to text. Write `«string(order.amount)»`.",
    ],
    [
      "«order.amount» ? 1 : 2",
      "not-condition",
      "A condition must be yes/no, but `order.amount` is a number. Write `order.amount == 1` or `order.amount > 0`.",
    ],
    ["!«order.id»", "not-condition", "A condition must be yes/no, but `order.id` is text. Write `order.id != ''`."],
    ["«order.id[0]» == 'a'", "wrong-kind", "`order.id` is text and has no items. Write `slice(order.id, 0, 1)`."],
    ["data.periods[«order.id»].code == 'a'", "wrong-kind", "An item of `data.periods` is selected by a number, but `order.id` is text."],
    [
      "data.periods[«-1»].code == 'a'",
      "wrong-kind",
      "No item of `data.periods` has the place `-1`. Places are whole numbers from 0 to `size(data.periods) - 1`.",
    ],
    [
      "data.periods[«0.5»].code == 'a'",
      "wrong-kind",
      "No item of `data.periods` has the place `0.5`. Places are whole numbers from 0 to `size(data.periods) - 1`.",
    ],
  ]);
  it("pass where empty has a fallback", () => {
    expect(checkOn("(order.fee ?? 0) + 1 > 0 && order.fee > 1 && ('a' + order.remark) != '' && order.remark == null")).toEqual([]);
  });
});
