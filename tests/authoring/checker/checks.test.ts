import { describe, expect, it } from "vitest";
import { readExamples } from "../../../src/authoring/check-examples.ts";
import { checks, loadChecks } from "../../../src/authoring/checker/index.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { compileExample } from "../../support/example-project.ts";

const all = [...checks, ...loadChecks];
const examples = readExamples();

function writeMessage({ message, help }: Problem): string {
  return help === undefined ? message : `${message} ${help}`;
}

describe("checks", () => {
  it("finds nothing in the example project by itself", () => {
    expect(compileExample({}).problems).toEqual([]);
  });

  it("gives every check an id of its own, and examples in a file of that name", () => {
    expect([...examples.keys()].sort()).toEqual(all.map(({ id }) => id).sort());
  });

  it.each(all.map(({ id, what, why }) => ({ id, texts: [what, why] })))("says what $id demands and why, in sentences", ({ texts }) => {
    for (const text of texts) expect(text).toMatch(/^[A-Z`].*\.$/);
  });

  describe.each(all.map(({ id }) => ({ id, ...(examples.get(id) ?? { bad: [], good: [] }) })))("$id", ({ id, bad, good }) => {
    it("has an example of each kind", () => {
      expect([bad.length, good.length].includes(0)).toBe(false);
    });

    it.each(bad.map((example, place) => ({ place, example })))("alone refuses its bad example $place, in these words", ({ example }) => {
      const found = compileExample(example).problems;
      expect([...new Set(found.map(({ check }) => check))], JSON.stringify(found, null, 1)).toEqual([id]);
      expect([...new Set(found.map(writeMessage))]).toEqual(example.messages);
    });

    it.each(good.map((example, place) => ({ place, example })))("accepts its good example $place", ({ example }) => {
      expect(compileExample(example).problems).toEqual([]);
    });
  });
});
