import { describe, expect, it } from "vitest";
import { deepEqual, hashText, isContainer, isObject, isReserved, mergePatch, parseJson, readOwn } from "../../../src/core/json/index.ts";

describe("isObject and isContainer", () => {
  it.each([
    [{}, true, true],
    [[], false, true],
    [null, false, false],
    ["text", false, false],
    [undefined, false, false],
  ])("classify %j", (value, object, container) => {
    expect([isObject(value), isContainer(value)]).toEqual([object, container]);
  });
});

describe("readOwn", () => {
  it("reads no inherited field", () => {
    expect([readOwn({ a: 1 }, "a"), readOwn({}, "constructor"), readOwn(undefined, "a")]).toEqual([1, undefined, undefined]);
  });
});

describe("isReserved", () => {
  it("holds for names that every object has", () => {
    expect(["__proto__", "constructor", "toString", "name"].map(isReserved)).toEqual([true, true, true, false]);
  });
});

describe("deepEqual", () => {
  it("compares arrays and objects by what they hold, in any order of fields", () => {
    expect(deepEqual({ a: [1, { b: null }], c: 2 }, { c: 2, a: [1, { b: null }] })).toBe(true);
  });

  it.each([
    [[1], { 0: 1 }],
    [{ a: undefined }, { b: undefined }],
    [{ constructor: Object }, { a: 1 }],
    [new Date(0), new Date(0)],
    [null, {}],
  ])("distinguishes %j from %j", (one, other) => {
    expect(deepEqual(one, other)).toBe(false);
  });

  it("takes NaN as equal to itself", () => {
    expect(deepEqual(Number.NaN, Number.NaN)).toBe(true);
  });
});

describe("mergePatch", () => {
  it("removes with null, replaces arrays and leaves both arguments as they were", () => {
    const target = { a: { b: 1, c: 2 }, list: [1, 2] };
    const patch = { a: { b: null, d: 3 }, list: [9] };
    expect(mergePatch(target, patch)).toEqual({ a: { c: 2, d: 3 }, list: [9] });
    expect([target, patch]).toEqual([
      { a: { b: 1, c: 2 }, list: [1, 2] },
      { a: { b: null, d: 3 }, list: [9] },
    ]);
  });

  it("keeps the name `__proto__` an ordinary field", () => {
    const merged = mergePatch({}, JSON.parse('{ "__proto__": { "x": 1 } }'));
    expect(Object.getPrototypeOf(merged)).toBe(Object.prototype);
    expect(Object.keys(Object(merged))).toEqual(["__proto__"]);
  });
});

describe("hashText", () => {
  // From the official test suite of FNV-1a, 32 bits.
  it.each([
    ["", 0x811c9dc5],
    ["a", 0xe40c292c],
    ["foobar", 0xbf9cf968],
  ])("of '%s' is the official one", (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });
});

describe("parseJson", () => {
  it("is undefined for what is not JSON", () => {
    expect([parseJson("{"), parseJson(null), parseJson('{"a":1}')]).toEqual([undefined, undefined, { a: 1 }]);
  });
});
