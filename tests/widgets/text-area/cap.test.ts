import { describe, expect, it } from "vitest";
import { type Capped, capEdit } from "../../../src/widgets/text-area/cap.ts";

/** The caret stands where `|` does. */
function cap(before: string, edited: string, max: number): Capped {
  return capEdit(before, { text: edited.replace("|", ""), caret: edited.indexOf("|") }, max);
}

describe("capEdit", () => {
  it("takes an edit that fits as it is", () => {
    expect(cap("ab", "abc|", 3)).toEqual({ text: "abc", caret: 3 });
  });

  it("ignores a character behind a full text", () => {
    expect(cap("abc", "abcd|", 3)).toEqual({ text: "abc", caret: 3 });
  });

  it("ignores a character inside a full text and leaves the end alone", () => {
    expect(cap("abc", "aX|bc", 3)).toEqual({ text: "abc", caret: 1 });
  });

  it("leaves the caret where the ignored character was typed, whatever stands beside it", () => {
    expect(cap("hello", "hell|lo", 5)).toEqual({ text: "hello", caret: 3 });
    expect(cap("aaa", "a|aaa", 3)).toEqual({ text: "aaa", caret: 0 });
  });

  it("cuts a text whose caret stands before its end", () => {
    expect(cap("", "|abcd", 3)).toEqual({ text: "abc", caret: 0 });
  });

  it("keeps the beginning of what is pasted", () => {
    expect(cap("", `${"x".repeat(250)}|`, 200)).toEqual({ text: "x".repeat(200), caret: 200 });
    expect(cap("ad", "abcX|d", 4)).toEqual({ text: "abcd", caret: 3 });
  });

  it("keeps the beginning of what replaces all of a text and ends as that did", () => {
    expect(cap("Late.", "It was late.|", 6)).toEqual({ text: "It was", caret: 6 });
  });

  it("leaves the end alone while a word is composed whose caret stands inside", () => {
    expect(cap("abc", "aX|Ybc", 4)).toEqual({ text: "aYbc", caret: 1 });
  });

  it("takes what replaces a part of a full text", () => {
    expect(cap("abcd", "aXYZ|d", 4)).toEqual({ text: "aXYd", caret: 3 });
  });

  it("counts code points, so that a sign is never cut in two", () => {
    expect(cap("😀😀", "😀😀😀|", 2)).toEqual({ text: "😀😀", caret: 4 });
    expect(cap("", "😀😀😀|", 2)).toEqual({ text: "😀😀", caret: 4 });
  });

  it("lets a text that was too long before shrink, and not grow", () => {
    expect(cap("abcdef", "abcde|", 3)).toEqual({ text: "abcde", caret: 5 });
    expect(cap("abcdef", "abcX|def", 3)).toEqual({ text: "abcdef", caret: 3 });
  });
});
