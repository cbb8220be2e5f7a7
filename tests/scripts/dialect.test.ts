import { describe, expect, it } from "vitest";
import { findDialect } from "../../scripts/prose/dialect.ts";

describe("findDialect", () => {
  it.each([
    ["// The page is loaded anew.", "anew"],
    ["/** Whoever asks gets the same. */", "Whoever"],
    [" * A text with holes.", "holes"],
    ['const help = "Take it away.";', "Take it away"],
  ])("finds the word in %s", (text, word) => {
    expect(findDialect(text).map((one) => one.word)).toEqual([word]);
  });

  it.each(["const holes = anew(whoever);", 'import { world } from "./worlds/world.ts";', "// Use `whoever` in the definition."])(
    "lets code, paths and names pass: %s",
    (text) => {
      expect(findDialect(text)).toEqual([]);
    },
  );

  it("counts lines from 1", () => {
    expect(findDialect("const a = 1;\n// a hole").map(({ line }) => line)).toEqual([2]);
  });
});
