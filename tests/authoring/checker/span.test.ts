import { describe, expect, it } from "vitest";
import { findSpan } from "../../../src/authoring/checker/report/span.ts";
import type { Place } from "../../../src/core/format/index.ts";

const text = '{ "a": { "b/c": [1, "x\\n{y}\\u0041z"] }, "d": true }';

function cut(place: Omit<Place, "file">): string {
  const { start, end } = findSpan(text, { file: "a.json", ...place });
  return text.slice(start, end);
}

describe("findSpan", () => {
  it("gives a key with its quotes", () => {
    expect(cut({ pointer: "/a/b~1c", on: "key" })).toBe('"b/c"');
  });

  it("gives a scalar whole", () => {
    expect(cut({ pointer: "/d", on: "value" })).toBe("true");
  });

  it("gives the opening bracket of a group or list", () => {
    expect(cut({ pointer: "/a", on: "value" })).toBe("{");
    expect(cut({ pointer: "/a/b~1c", on: "value" })).toBe("[");
  });

  it("gives characters of a text through its escapes", () => {
    expect(cut({ pointer: "/a/b~1c/1", on: "value", range: [2, 5] })).toBe("{y}");
    expect(cut({ pointer: "/a/b~1c/1", on: "value", range: [1, 2] })).toBe("\\n");
    expect(cut({ pointer: "/a/b~1c/1", on: "value", range: [5, 7] })).toBe("\\u0041z");
  });

  it("gives what is around a pointer that leads to nothing", () => {
    expect(cut({ pointer: "/a/missing/deeper", on: "key" })).toBe("{");
  });

  it("stands at the beginning of an empty text", () => {
    expect(findSpan("", { file: "a.json", pointer: "/a", on: "value" })).toEqual({ start: 0, end: 0 });
  });
});
