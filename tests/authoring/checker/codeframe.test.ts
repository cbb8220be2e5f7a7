import { describe, expect, it } from "vitest";
import { drawFrame, lineColumnAt } from "../../../src/authoring/checker/index.ts";

describe("lineColumnAt", () => {
  it("counts lines and columns from 1", () => {
    expect(lineColumnAt("ab\ncd", 0)).toEqual({ line: 1, column: 1 });
    expect(lineColumnAt("ab\ncd", 4)).toEqual({ line: 2, column: 2 });
  });

  it("counts a character beyond the basic plane once", () => {
    expect(lineColumnAt("😀x", 2)).toEqual({ line: 1, column: 2 });
  });
});

describe("drawFrame", () => {
  it("underlines the span in its line", () => {
    expect(drawFrame('{\n  "a": "bad"\n}', 9, 14)).toEqual([' 2 |   "a": "bad"', "   |        ^^^^^"]);
  });

  it("marks at least one character", () => {
    expect(drawFrame("{}", 0, 0)).toEqual([" 1 | {}", "   | ^"]);
  });

  it("marks a span over several lines to the end of the first", () => {
    expect(drawFrame("[\n  1\n]", 0, 7)).toEqual([" 1 | [", "   | ^"]);
  });

  it("cuts a long line around the span", () => {
    const text = `"${"a".repeat(200)}X${"b".repeat(200)}"`;
    const [line, carets] = drawFrame(text, 201, 202);
    expect(line).toBe(` 1 | …${"a".repeat(40)}X${"b".repeat(69)}…`);
    expect(carets?.indexOf("^")).toBe(line?.indexOf("X"));
  });

  it("keeps carets in place behind tabs", () => {
    const [line, carets] = drawFrame('{\t"a":\t1}', 7, 8);
    expect(line?.[carets?.indexOf("^") ?? 0]).toBe("1");
  });
});
