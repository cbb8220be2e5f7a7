import { describe, expect, it } from "vitest";
import { findInJson, findInMarkdown, findInNames, findInSource } from "../../scripts/prose/dialect.ts";

const wordsOf = (found: readonly { readonly word: string }[]) => found.map((one) => one.word);

describe("findInSource", () => {
  it.each([
    ["// The page is loaded anew.", "anew"],
    ["/** Whoever asks gets the same. */", "Whoever"],
    [" * A text with holes.", "holes"],
    ['const help = "Take it away.";', "Take it away"],
    ["const a = b; // The answer of the server.", "answer"],
    ['  it("waits for the answer", async () => {', "answer"],
  ])("finds the word in %s", (text, word) => {
    expect(wordsOf(findInSource(text))).toEqual([word]);
  });

  it.each([
    "const holes = anew(whoever);",
    'import { world } from "./worlds/world.ts";',
    "// Use `whoever` in the definition.",
    'const path = "answer.data";',
    "// The answer to a question of the borrower.",
  ])("lets code, paths, names and the borrower's words pass: %s", (text) => {
    expect(findInSource(text)).toEqual([]);
  });

  it("counts lines from 1", () => {
    expect(findInSource("const a = 1;\n// a hole").map(({ line }) => line)).toEqual([2]);
  });
});

describe("findInNames", () => {
  it("reads the words of what is exported, and of nothing else", () => {
    expect(wordsOf(findInNames("export function isToldOnce() {}\nexport interface PromotionDesk {}\nconst isTold = 1;"))).toEqual([
      "told",
      "desk",
    ]);
    expect(findInNames("export class StandIns {}\nexport const consentStandsBesideItsButton = 1;")).toEqual([]);
  });
});

describe("findInMarkdown", () => {
  it("reads everything but code", () => {
    expect(wordsOf(findInMarkdown("An answer.\n`answer`\n```json\nanswer\n```\nA hole."))).toEqual(["answer", "hole"]);
  });
});

describe("findInJson", () => {
  it("reads descriptions and remarks, and no data", () => {
    expect(wordsOf(findInJson('{\n"description": "A hole.",\n"$comment": "An answer.",\n"text": "An answer."\n}'))).toEqual([
      "hole",
      "answer",
    ]);
  });
});
