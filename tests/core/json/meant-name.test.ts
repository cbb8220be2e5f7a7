import { describe, expect, it } from "vitest";
import { findMeant } from "../../../src/core/json/index.ts";

describe("findMeant", () => {
  it.each([
    ["an edit", "codeSents", "codeSent"],
    ["capitals", "CODESENT", "codeSent"],
    ["blanks", "code sent", "codeSent"],
    ["marks between words", "code_sent", "codeSent"],
    ["two letters of a short name that changed places", "ot", "to"],
  ])("knows a name in spite of %s", (_, typed, meant) => {
    expect(findMeant(typed, ["codeSent", "phone", "to", "do"])).toEqual({
      help: `Did you mean \`${meant}\`?`,
      name: meant,
      names: [meant],
    });
  });

  it.each([
    ["\u0441odeSent", "\u0441", "Cyrillic"],
    ["ph\u03bfne", "\u03bf", "Greek"],
  ])("names the letter that is not what it looks like, and its script: %s", (typed, letter, script) => {
    expect(findMeant(typed, ["codeSent", "phone"]).help).toMatch(new RegExp(` Its \`${letter}\` is a ${script} letter\\.$`));
  });

  it("asks for each name that is as near, and is sure of none", () => {
    expect(findMeant("dat", ["data", "date", "state"])).toEqual({ help: "Did you mean `data` or `date`?", names: ["data", "date"] });
  });

  it.each([
    ["another word", "cardId", "cardNo"],
    ["a word more", "cardNo", "card"],
    ["a word fewer", "complaint", "complaintNo"],
    ["another number", "step2", "step1"],
    ["another number alone", "201", "200"],
  ])("asks for a name that differs by %s, and is not sure of it", (_, typed, near) => {
    expect(findMeant(typed, [near])).toEqual({ help: `Did you mean \`${near}\`?`, names: [near] });
  });

  it("asks for nothing where no name is like it", () => {
    expect([findMeant("xy", ["ab", "cd"]), findMeant("hello", ["phone"])]).toEqual([{ names: [] }, { names: [] }]);
  });
});
