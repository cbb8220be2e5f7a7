import { describe, expect, it } from "vitest";
import { checkTemplate } from "../../../src/core/expression/index.ts";
import { checkOn, reports, screen } from "./support.ts";

const says = (text: string) => checkOn(text).map((one) => one.says);
const templateSays = (text: string) => reports(text, checkTemplate(text, screen)).map((one) => one.says);

describe("operators of other languages", () => {
  it.each([
    ["order.isShow = 1", "There is no operator `=`. To compare two values write `==`."],
    ["order.isShow === 1", "There is no operator `===`. One `==` compares without converting anything."],
    ["order.isShow !== 1", "There is no operator `!==`. One `!=` compares without converting anything."],
    [
      "data.periods.filter(p => p.selected)",
      "There is no operator `=>`. At least is `>=`. A list function takes the name of the item and a condition, as in `list.filter(p, p.selected)`.",
    ],
    ["order?.id == 'a'", "There is no operator `?.`. A path through an empty value is empty, so a plain `.` is enough."],
    ["state.agreed & state.agreed", "There is no operator `&`. Write `&&` for both."],
    ["order.id <> 1", "There is no operator `<>`. Two values that differ are compared with `!=`."],
    ["order.id eq 1", "The expression is complete before `eq`. Write `==`."],
    ["d\u0430ta.order.id", "`\u0430` is not allowed here. This `\u0430` is a Cyrillic letter."],
    ["state.agreed | state.agreed", "There is no operator `|`. Write `||` for either."],
    ["order.id == ‘a’", "There is no operator `‘`. Write texts in straight quotes, as in `'text'`."],
  ])("refuses %s", (text, message) => expect(says(text)).toEqual([message]));
});

describe("sizes", () => {
  const tooLong = "An expression has at most 2000 characters. Split it into values of the screen.";

  it("refuses an expression that is too long", () => expect(says(`'${"a".repeat(2000)}'`)).toEqual([tooLong]));

  it("refuses a placeholder that is too long", () => expect(templateSays(`{'${"a".repeat(2000)}'}`)).toEqual([tooLong]));

  it("refuses too many brackets", () =>
    expect(says("(".repeat(41) + 1 + ")".repeat(41))).toEqual([
      "Brackets are nested more than 40 deep. Split the expression into values of the screen.",
    ]));

  it("refuses too many operations", () =>
    expect(says(Array.from({ length: 61 }, () => 1).join(" + "))).toEqual([
      "Operations are nested more than 60 deep. Split the expression into values of the screen.",
    ]));

  it("refuses too many texts", () => {
    const source = (text: string) => ({ file: "texts.json", pointer: "/a/en", text });
    const doubled = Array.from({ length: 10 }, (_, at) => [`t${at}`, source(`{texts.t${at + 1}}{texts.t${at + 1}}`)]);
    const { errors } = checkTemplate("{texts.t0}", { ...screen, texts: { ...Object.fromEntries(doubled), t10: source("a") } });
    expect([...new Set(errors.map(({ message }) => message))]).toEqual(["The expression contains more than 200 texts."]);
  });
});

describe("placeholders", () => {
  it.each([
    ["{order.id order.id}", "The expression is complete before `order`. Close it with `}`."],
    ["Hello }", "This `}` has no opening `{`. Remove it, or write `}}` for a brace."],
    [
      "Paid: {state.agreed}",
      "A placeholder inside a text must be text or a number, but `state.agreed` is yes/no. Write `state.agreed ? 'yes' : 'no'`.",
    ],
    [
      "{data.periods} periods",
      "A placeholder inside a text must be text or a number, but `data.periods` is a list of objects. Write `size(data.periods)` or `join(data.periods, ', ')`.",
    ],
    ["Order {order}", "A placeholder inside a text must be text or a number, but `order` is an object. Show one of its fields."],
  ])("refuses %s", (text, message) => expect(templateSays(text)).toEqual([message]));
});

describe("conditions", () => {
  it.each([
    ["!data.periods", "A condition must be yes/no, but `data.periods` is a list of objects. Write `size(data.periods) > 0`."],
    ["!order", "A condition must be yes/no, but `order` is an object. Write `order != null`."],
  ])("refuses %s", (text, message) => expect(says(text)).toEqual([message]));
});
