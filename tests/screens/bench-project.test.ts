import { expect, it } from "vitest";
import { createProject } from "../../scripts/bench/project.ts";
import { readProjectFiles } from "../../src/authoring/build/index.ts";
import { checkScreens } from "../../src/authoring/checker/index.ts";
import { loadProject } from "../../src/authoring/compiler/index.ts";

it.each([true, false])("the screens that are measured are sound (page by page: %s)", (hasPages) => {
  const project = createProject(hasPages);
  try {
    expect(checkScreens(loadProject(readProjectFiles(project.root)))).toEqual([]);
  } finally {
    project.remove();
  }
});
