import { describe, expect, it } from "vitest";
import { readCheckPages } from "../../../src/authoring/check-pages.ts";
import { compileChecked } from "../../../src/authoring/checker/index.ts";
import { findTextRange } from "../../../src/authoring/checker/report/text-range.ts";
import type { Problem } from "../../../src/core/format/index.ts";
import { compileExample } from "../../support/example-project.ts";

const fixable = [...readCheckPages()].flatMap(([id, { bad }]) =>
  bad.flatMap((example, place) => {
    const { problems, project } = compileExample(example);
    const problem = problems.find(({ fix }) => fix !== undefined);
    return problem === undefined ? [] : [{ name: `${id} ${place}`, problem, texts: project.texts }];
  }),
);

function applyFix(texts: ReadonlyMap<string, string>, { fix }: Problem): readonly Problem[] {
  const files = [...texts].map(([path, text]) => {
    if (fix === undefined || path !== fix.at.file) return { path, text };
    const { start, end } = findTextRange(text, fix.at);
    return { path, text: text.slice(0, start) + fix.text + text.slice(end) };
  });
  return compileChecked(files).problems;
}

describe("fix", () => {
  it("comes with most misspelt names", () => {
    expect(fixable.length).toBeGreaterThan(15);
  });

  it.each(fixable)("removes the problem of $name and adds no shape problem", ({ problem, texts }) => {
    const after = applyFix(texts, problem);
    expect(after.filter(({ message, at }) => message === problem.message && at.pointer === problem.at.pointer)).toEqual([]);
    expect(after.filter(({ check }) => check === "shape" || check === "syntax")).toEqual([]);
  });
});
