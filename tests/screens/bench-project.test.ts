import { expect, it } from "vitest";
import { createProject } from "../../scripts/bench/project.ts";
import { compileChecked } from "../../src/authoring/checker/index.ts";
import { readProjectFiles } from "../../src/authoring/vite/index.ts";
import { judgeNotices } from "../../src/core/format/index.ts";

// What is only said, as that the form has no words for an unknown outcome, is not measured.
it.each(["whole", "paged"] as const)("the screens that are measured are sound (%s)", (kind) => {
  const project = createProject(kind);
  try {
    const { problems } = compileChecked(readProjectFiles(project.root));
    expect(judgeNotices(problems, false).problems).toEqual([]);
  } finally {
    project.remove();
  }
});
