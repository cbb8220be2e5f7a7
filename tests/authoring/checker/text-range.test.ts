import { describe, expect, it } from "vitest";
import { findTextRange } from "../../../src/authoring/checker/report/text-range.ts";
import type { SourcePointer } from "../../../src/core/format/index.ts";

const text = '{ "a": { "b/c": [1, "x\\n{y}\\u0041z"] }, "d": true }';

function cut(place: Omit<SourcePointer, "file">): string {
  const { start, end } = findTextRange(text, { file: "a.json", ...place });
  return text.slice(start, end);
}

describe("findTextRange", () => {
  it("gives a key with its quotes", () => {
    expect(cut({ pointer: "/a/b~1c", on: "key" })).toBe('"b/c"');
  });

  it("gives a scalar whole", () => {
    expect(cut({ pointer: "/d", on: "value" })).toBe("true");
  });

  it("gives the opening bracket of an object or array", () => {
    expect(cut({ pointer: "/a", on: "value" })).toBe("{");
    expect(cut({ pointer: "/a/b~1c", on: "value" })).toBe("[");
  });

  it("gives all of it for what is put in its place", () => {
    const { start, end } = findTextRange(text, { file: "a.json", pointer: "/a", on: "value" }, "whole");
    expect(text.slice(start, end)).toBe('{ "b/c": [1, "x\\n{y}\\u0041z"] }');
  });

  it("gives characters of a text through its escapes", () => {
    expect(cut({ pointer: "/a/b~1c/1", on: "value", range: [2, 5] })).toBe("{y}");
    expect(cut({ pointer: "/a/b~1c/1", on: "value", range: [1, 2] })).toBe("\\n");
    expect(cut({ pointer: "/a/b~1c/1", on: "value", range: [5, 7] })).toBe("\\u0041z");
  });

  it("gives what is around a pointer that leads to nothing", () => {
    expect(cut({ pointer: "/a/missing/deeper", on: "key" })).toBe("{");
  });

  it("stands at the beginning of a text that is nested too deep to be read", () => {
    expect(findTextRange("[".repeat(100_000), { file: "a.json", pointer: "/0/0", on: "value" })).toEqual({ start: 0, end: 1 });
  });

  it("stands at the beginning of an empty text", () => {
    expect(findTextRange("", { file: "a.json", pointer: "/a", on: "value" })).toEqual({ start: 0, end: 0 });
  });
});
