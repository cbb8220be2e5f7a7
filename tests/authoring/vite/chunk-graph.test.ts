import { describe, expect, it } from "vitest";
import { findNeeded, findShared } from "../../../src/authoring/vite/chunks/chunk-graph.ts";

const imports: { readonly [chunk: string]: readonly string[] } = {
  entry: ["libraries"],
  list: ["card", "entry"],
  form: ["card", "text"],
  card: ["libraries"],
};
const importsOf = (chunk: string) => imports[chunk] ?? [];

describe("findNeeded", () => {
  it("gives the chunk and what it imports at any depth, each once", () => {
    expect(findNeeded("list", importsOf)).toEqual(["list", "card", "entry", "libraries"]);
  });

  it("ends on chunks that import each other", () => {
    expect(findNeeded("a", (chunk) => (chunk === "a" ? ["b"] : ["a"]))).toEqual(["a", "b"]);
  });
});

describe("findShared", () => {
  it("gives what every chunk needs", () => {
    expect(findShared(["list", "form"], importsOf)).toEqual(["card", "libraries"]);
  });

  it("gives everything when there is one chunk", () => {
    expect(findShared(["form", "form"], importsOf)).toEqual(["form", "card", "text", "libraries"]);
  });
});
