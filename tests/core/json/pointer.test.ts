import { describe, expect, it } from "vitest";
import { joinPointer, lastPart, parentPointer, splitPointer, valueAt } from "../../../src/core/json/index.ts";

describe("joinPointer", () => {
  it("escapes slashes and tildes", () => {
    expect(joinPointer("/a", "b/c", "~d", 0)).toBe("/a/b~1c/~0d/0");
  });
});

describe("splitPointer", () => {
  it("undoes the escapes", () => {
    expect(splitPointer("/a/b~1c/~0d/0")).toEqual(["a", "b/c", "~d", "0"]);
  });

  it("has no part for the whole document", () => {
    expect(splitPointer("")).toEqual([]);
  });
});

describe("valueAt", () => {
  it("reads through objects and arrays", () => {
    expect(valueAt({ a: [{ b: 1 }] }, "/a/0/b")).toBe(1);
  });

  it("reads own properties only", () => {
    expect(valueAt({ a: {} }, "/a/constructor")).toBeUndefined();
  });
});

describe("lastPart and parentPointer", () => {
  it("split a pointer in two", () => {
    expect([parentPointer("/a/b"), lastPart("/a/b")]).toEqual(["/a", "b"]);
  });
});
