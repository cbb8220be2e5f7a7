import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { readCheckPages } from "../../../src/authoring/check-pages.ts";
import { checks } from "../../../src/authoring/checker/index.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { compileExample } from "../../support/example-project.ts";

const pages = readCheckPages();
/** What is found before any check runs: problems of files and overlays. */
const ofLoading = readdirSync("src/authoring/checker/checks/loading").map((name) => basename(name, ".examples.json"));

function writeMessage({ message, help }: Problem): string {
  return help === undefined ? message : `${message} ${help}`;
}

describe("checks", () => {
  it("finds nothing in the example project by itself", () => {
    expect(compileExample({}).problems).toEqual([]);
  });

  it("gives every check an id of its own, and a page in a file of that name", () => {
    expect([...pages.keys()].sort()).toEqual([...checks.map(({ id }) => id), ...ofLoading].sort());
  });

  it.each([...pages].map(([id, { what, why }]) => ({ id, texts: [what, why] })))(
    "says what $id demands and why, in sentences",
    ({ texts }) => {
      for (const text of texts) expect(text).toMatch(/^[A-Z`].*\.$/);
    },
  );

  describe.each([...pages].map(([id, page]) => ({ id, ...page })))("$id", ({ id, bad, good }) => {
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
