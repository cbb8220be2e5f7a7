import { expect, it } from "vitest";
import { createProject } from "../../scripts/bench/project.ts";
import { checkScreens } from "../../src/checker/index.ts";
import { loadProject } from "../../src/definition/index.ts";
import { readProjectFiles } from "../../src/publish/index.ts";

it.each([true, false])("the screens that are measured are sound (page by page: %s)", (hasPages) => {
  const project = createProject(hasPages);
  try {
    expect(checkScreens(loadProject(readProjectFiles(project.root)))).toEqual([]);
  } finally {
    project.remove();
  }
});
