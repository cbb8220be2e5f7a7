import { describe, expect, it } from "vitest";
import { listAround, listNames, suggestName } from "../../../src/core/format/index.ts";
import { findNearest, listNearest } from "../../../src/core/json/index.ts";
import { countEdits } from "../../../src/core/json/nearest-name.ts";

describe("countEdits", () => {
  it.each([
    ["same", "same", 0],
    ["form", "from", 1],
    ["maxLenght", "maxLength", 1],
    ["", "abc", 3],
  ])("counts %s to %s as %i", (from, to, edits) => {
    expect(countEdits(from, to)).toBe(edits);
  });
});

describe("findNearest", () => {
  it("takes the nearest name", () => {
    expect(findNearest("buton", ["bottom-bar", "button", "note"])).toBe("button");
  });

  it("does not mind upper and lower case", () => {
    expect(findNearest("orderno", ["orderNo"])).toBe("orderNo");
  });

  it("finds nothing when every name is far", () => {
    expect(findNearest("abc", ["submit", "cancel"])).toBeUndefined();
  });
});

describe("listNearest", () => {
  it("puts the nearest first and takes no more than asked", () => {
    expect(listNearest("label", ["table", "labels", "label", "props"], 2)).toEqual(["label", "labels"]);
  });
});

describe("suggestName", () => {
  it("lists all names when none is near", () => {
    expect(suggestName("abc", ["submit", "cancel"])).toBe("There are `submit` and `cancel`.");
  });

  it("says nothing when there are no names", () => {
    expect(suggestName("abc", [])).toBeUndefined();
  });
});

describe("listNames", () => {
  it("names all of them", () => {
    expect(listNames(["a", "b", "c"], "or")).toBe("`a`, `b` or `c`");
  });
});

describe("listAround", () => {
  const names = Array.from({ length: 14 }, (_, at) => `name-${at}`);

  it("begins with those that are like the typed one, and names the command that lists the rest", () => {
    const list = listAround("name-13", names, "action of the catalogue");
    expect(list).toMatch(/^`name-13`, `name-1`, .* and 2 more: `npx layar list actions`$/);
  });

  it("cuts nothing that no command lists", () => {
    expect(listAround("name", names, "dialog").match(/name-/g)).toHaveLength(14);
  });
});
