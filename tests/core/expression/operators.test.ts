import { describe, expect, it } from "vitest";
import { run } from "./support.ts";

const scope = { a: { zero: 0, one: 1, text: "x", yes: true, no: false, none: null, list: [1, "1", null], group: { k: 1 } } };

function expectAll(cases: readonly (readonly [string, unknown])[]): void {
  for (const [text, value] of cases) it(`${text} gives ${JSON.stringify(value)}`, () => expect(run(text, scope)).toEqual(value));
}

describe("arithmetic", () => {
  expectAll([
    ["7 / 2", 3.5],
    ["7 % 4", 3],
    ["-7 % 4", -3],
    ["2 - 3 - 4", -5],
    ["a.one + a.one", 2],
    ["a.one / a.zero", null],
    ["a.one % a.zero", null],
    ["a.none + a.one", null],
    ["a.none * 2", null],
    ["-a.none", null],
    ["-a.text", null],
    ["a.text * 2", null],
    ["1e308 * 10", null],
  ]);
});

describe("adding texts", () => {
  expectAll([
    ["'a' + 'b'", "ab"],
    ["'a' + a.none", "a"],
    ["a.none + 'a'", "a"],
    ["a.none + a.none", null],
    ["'a' + a.one", "a1"],
    ["'a' + a.yes", "atrue"],
    ["'a' + a.list", "a"],
  ]);
});

describe("a fallback", () => {
  expectAll([
    ["a.none ?? 3", 3],
    ["a.missing.deeper ?? 3", 3],
    ["'' ?? 3", 3],
    ["a.zero ?? 3", 0],
    ["a.text ?? 3", "x"],
    ["a.list ?? 3", [1, "1", null]],
    ["a.no ?? 3", false],
    ["a.none ?? '' ?? 3", 3],
    ["a.none ?? a.missing ?? null", null],
    ["a.none ?? 1 == 1", true],
    ["a.none ?? 2 + 3", 5],
    ["a.none ?? a.yes ? 1 : 2", 1],
    ["a.yes ? a.none ?? 1 : 2", 1],
    ["(a.none ?? a.yes) && a.yes", true],
    ["a.list.map(a.none ?? 7)", [7, 7, 7]],
  ]);
});

describe("equality", () => {
  expectAll([
    ["1 == 1", true],
    ["a.one == '1'", false],
    ["a.one != '1'", true],
    ["a.none == null", true],
    ["a.missing == null", true],
    ["a.missing.deeper == null", true],
    ["a.zero == null", false],
    ["a.text == 'x'", true],
    ["a.yes == true", true],
  ]);
});

describe("order", () => {
  expectAll([
    ["1 < 2", true],
    ["2 <= 2", true],
    ["'a' < 'b'", true],
    ["'b' >= 'a'", true],
    ["a.none < 1", false],
    ["a.none >= 0", false],
    ["a.text < 1", false],
    ["1 > a.none", false],
  ]);
});

describe("in", () => {
  expectAll([
    ["a.text in ['x', 'y']", true],
    ["a.one in a.list", true],
    ["'1' in a.list", true],
    ["2 in a.list", false],
    ["null in a.list", true],
    ["a.text in a.none", false],
    ["a.text in a.text", false],
    ["'k' in a.group", false],
  ]);
});

describe("conditions", () => {
  expectAll([
    ["a.yes && a.yes", true],
    ["a.yes && a.none", false],
    ["a.none || a.yes", true],
    ["a.one || a.text", false],
    ["!a.yes", false],
    ["!a.none", true],
    ["!!a.none", false],
    ["a.yes ? 1 : 2", 1],
    ["a.none ? 1 : 2", 2],
    ["a.text ? 1 : 2", 2],
    ["a.none ? 1 : a.yes ? 2 : 3", 2],
  ]);
});

describe("precedence", () => {
  expectAll([
    ["1 + 2 * 3", 7],
    ["(1 + 2) * 3", 9],
    ["-a.one + 2", 1],
    ["!a.none && a.yes", true],
    ["1 + 1 == 2", true],
    ["1 < 2 == true", true],
    ["a.yes || a.yes && a.none", true],
    ["a.none && a.yes || a.yes", true],
    ["1 + 2 in [3]", true],
    ["a.yes || a.none ? 1 : 2", 1],
    ["-a.list[0]", -1],
  ]);
});
