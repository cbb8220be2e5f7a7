import { expect, it } from "vitest";
import { createProject } from "../../scripts/bench/project.ts";
import { readProjectFiles } from "../../src/authoring/build/index.ts";
import { compileChecked } from "../../src/authoring/checker/index.ts";

it.each([true, false])("the screens that are measured are sound (page by page: %s)", (hasPages) => {
  const project = createProject(hasPages);
  try {
    expect(compileChecked(readProjectFiles(project.root)).problems).toEqual([]);
  } finally {
    project.remove();
  }
});
