import { describe, expect, it } from "vitest";
import { parse } from "../../../src/core/expression/index.ts";
import { checkOn, run } from "./support.ts";

describe("literals", () => {
  const values: readonly (readonly [string, unknown])[] = [
    ["1", 1],
    ["2.5", 2.5],
    [".5", 0.5],
    ["1e3", 1000],
    ["-3", -3],
    ["--3", 3],
    ["'a'", "a"],
    ['"it\'s"', "it's"],
    ["'it\\'s'", "it's"],
    ["'a\\nb'", "a\nb"],
    ["'\\u00e9'", "é"],
    ["true", true],
    ["false", false],
    ["null", null],
    ["[]", []],
    ["[1, 'a', null]", [1, "a", null]],
    [" \n 1 ", 1],
  ];
  for (const [text, value] of values) it(`${JSON.stringify(text)} is ${JSON.stringify(value)}`, () => expect(run(text)).toEqual(value));

  it("a compiled literal stands for itself", () => expect(parse("'a'")).toEqual({ ast: "a" }));
  it("a text that is not closed is refused where it opens", () => {
    expect(checkOn("1 + 'abc")).toEqual([{ code: "open-text", at: "'abc", says: "This text has no closing quote. End it with `'`." }]);
  });
  it("an unknown escape is refused", () => {
    expect(checkOn("'a\\qb'")).toEqual([
      { code: "unknown-escape", at: "\\q", says: "`\\q` is not an escape sequence. Write `\\\\` for a backslash." },
    ]);
  });
});
