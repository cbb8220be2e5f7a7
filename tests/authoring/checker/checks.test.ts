import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { describe, expect, it } from "vitest";
import { checks, compileChecked } from "../../../src/authoring/checker/index.ts";
import { findTextRange } from "../../../src/authoring/checker/report/text-range.ts";
import { type Example, readCheckPages } from "../../../src/authoring/project/check-pages.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { compileExample } from "../../support/project/example-project.ts";

const pages = readCheckPages();
/** What is found before any check runs: problems of files and overlays. */
const ofLoading = readdirSync("src/authoring/checker/checks/loading").map((name) => basename(name, ".examples.json"));

interface Found {
  readonly problems: readonly Problem[];
  readonly texts: ReadonlyMap<string, string>;
}

const found = new Map<Example, Found>();

/** Compiles an example once: there are hundreds, and several tests look at each. */
function findIn(example: Example): Found {
  const compile = (): Found => {
    const { problems, project } = compileExample(example);
    return { problems, texts: project.texts };
  };
  const known = found.get(example) ?? compile();
  found.set(example, known);
  return known;
}

const findFixable = ({ problems }: Found): Problem | undefined => problems.find(({ fix }) => fix !== undefined);

/** The problem is gone, and the fix has caused no shape problem. */
function expectFixed({ fix, message, at }: Problem, texts: Found["texts"]): void {
  const files = [...texts].map(([path, text]) => {
    if (fix === undefined || path !== fix.at.file) return { path, text };
    const { start, end } = findTextRange(text, fix.at);
    return { path, text: text.slice(0, start) + fix.text + text.slice(end) };
  });
  const after = compileChecked(files).problems;
  expect(after.filter((problem) => problem.message === message && problem.at.pointer === at.pointer)).toEqual([]);
  expect(after.filter(({ check }) => check === "shape" || check === "syntax")).toEqual([]);
}

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

    it.each(bad.map((example, place) => ({ place, example })))(
      "alone refuses its bad example $place, in these words, and no more after the fix that comes with some",
      ({ example }) => {
        const { problems } = findIn(example);
        expect([...new Set(problems.map(({ check }) => check))], JSON.stringify(problems, null, 1)).toEqual([id]);
        expect([...new Set(problems.map(writeMessage))]).toEqual([example.message].flat());
        if (example.at !== undefined) expect(problems.map(({ at }) => at.pointer)).toEqual([example.at]);
        const problem = findFixable(findIn(example));
        if (problem !== undefined) expectFixed(problem, findIn(example).texts);
      },
    );

    it.each(good.map((example, place) => ({ place, example })))("accepts its good example $place", ({ example }) => {
      expect(compileExample(example).problems).toEqual([]);
    });
  });

  it("come with a fix for most misspelt names", () => {
    const fixable = [...pages.values()].flatMap(({ bad }) => bad).filter((example) => findFixable(findIn(example)) !== undefined);
    expect(fixable.length).toBeGreaterThan(15);
  });
});
