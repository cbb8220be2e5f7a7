import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { edit, group } from "../../../src/widgets/text-field/edit.ts";

interface Rules {
  readonly drops?: RegExp;
  readonly groups?: readonly number[];
  readonly max: number;
}

const phone: Rules = { drops: /\D/g, groups: [3, 4], max: 11 };
const card: Rules = { drops: /\D/g, groups: [4], max: 19 };
const plain: Rules = { max: 5 };

describe("groups", () => {
  it.each([
    ["", [4], ""],
    ["1234", [4], "1234"],
    ["12345", [4], "1234 5"],
    ["6222021234567890123", [4], "6222 0212 3456 7890 123"],
    ["13812345678", [3, 4], "138 1234 5678"],
    ["no groups", undefined, "no groups"],
  ])("writes %s in %j as %s", (value, sizes, text) => expect(group(value, sizes)).toBe(text));
});

describe("an edit", () => {
  it.each([
    ["a fifth digit", "1234", { text: "12345", caret: 5 }, { value: "12345", text: "1234 5", caret: 6 }],
    ["a digit in the middle", "12345", { text: "12934 5", caret: 3 }, { value: "129345", text: "1293 45", caret: 3 }],
    [
      "a digit at the end of a group in the middle",
      "123456",
      { text: "1239 456", caret: 4 },
      { value: "1239456", text: "1239 456", caret: 4 },
    ],
    ["Backspace over a blank", "12345", { text: "12345", caret: 4 }, { value: "1235", text: "1235", caret: 3 }],
    ["Delete before a blank", "12345", { text: "12345", caret: 4, isForward: true }, { value: "1234", text: "1234", caret: 4 }],
    ["letters", "12", { text: "1a2", caret: 2 }, { value: "12", text: "12", caret: 1 }],
    ["a pasted number with marks", "", { text: "6222-0212 3456", caret: 14 }, { value: "622202123456", text: "6222 0212 3456", caret: 14 }],
  ])("takes %s", (_, before, change, after) => expect(edit(before, change, card)).toEqual(after));

  it("ignores what finds no room, and leaves what was there", () => {
    expect(edit("13812345678", { text: "9138 1234 5678", caret: 1 }, phone)).toEqual({
      value: "13812345678",
      text: "138 1234 5678",
      caret: 0,
    });
    expect(edit("abcd", { text: "aXYZbcd", caret: 4 }, plain).value).toBe("aXbcd");
    expect(edit("", { text: "0123456789", caret: 10 }, plain).value).toBe("01234");
    expect(edit("", { text: "😀नम😀xy", caret: 8 }, { max: 4 }).value).toBe("😀नम😀");
  });

  it("gives what the kind takes, a text that says the same and a caret inside it, whatever is put in", () => {
    const texts = fc.string({ maxLength: 40 });
    const shapes = fc.constantFrom(phone, card, plain);
    fc.assert(
      fc.property(texts, texts, texts, shapes, (first, text, more, shape) => {
        const start = edit("", { text: first, caret: first.length }, shape);
        const caret = Math.min(more.length, start.text.length);
        const after = edit(
          start.value,
          { text: start.text.slice(0, caret) + text + start.text.slice(caret), caret: caret + text.length },
          shape,
        );
        expect(Array.from(after.value).length).toBeLessThanOrEqual(shape.max);
        expect(after.text).toBe(group(after.value, shape.groups));
        if (shape.drops) expect(after.value).toMatch(/^\d*$/);
        expect(after.caret).toBeGreaterThanOrEqual(0);
        expect(after.caret).toBeLessThanOrEqual(after.text.length);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
