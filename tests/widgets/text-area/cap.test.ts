import { describe, expect, it } from "vitest";
import { capEdit } from "../../../src/widgets/text-area/cap.ts";

describe("capEdit", () => {
  it("takes an edit that fits as it is", () => {
    expect(capEdit("ab", "abc", 3)).toEqual({ text: "abc", caret: 3 });
  });

  it("ignores a character behind a full text", () => {
    expect(capEdit("abc", "abcd", 3)).toEqual({ text: "abc", caret: 3 });
  });

  it("ignores a character inside a full text and leaves the end alone", () => {
    expect(capEdit("abc", "aXbc", 3)).toEqual({ text: "abc", caret: 1 });
  });

  it("keeps the beginning of what is pasted", () => {
    expect(capEdit("", "x".repeat(250), 200)).toEqual({ text: "x".repeat(200), caret: 200 });
    expect(capEdit("ad", "abcXd", 4)).toEqual({ text: "abcd", caret: 3 });
  });

  it("takes what replaces a part of a full text", () => {
    expect(capEdit("abcd", "aXYZd", 4)).toEqual({ text: "aXYd", caret: 3 });
  });

  it("counts code points, so that a sign is never cut in two", () => {
    expect(capEdit("😀😀", "😀😀😀", 2)).toEqual({ text: "😀😀", caret: 4 });
    expect(capEdit("", "😀😀😀", 2)).toEqual({ text: "😀😀", caret: 4 });
  });

  it("lets a text that was too long before shrink", () => {
    expect(capEdit("abcdef", "abcde", 3)).toEqual({ text: "abcde", caret: 5 });
  });
});
