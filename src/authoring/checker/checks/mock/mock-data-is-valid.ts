import type { Project } from "../../../compiler/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { compileProjectMock, findScenarioProblems, hasBrokenMockFile } from "../../queries/project-mock.ts";

export const mockDataIsValid: ProjectCheck = {
  id: "mock-data-is-valid",
  over: "project",
  run(project, report) {
    for (const { at, message, help } of findProblems(project)) report(at, { message, ...(help !== undefined && { help }) });
  },
};

/** Whatever a file that cannot be read would have defined seems to be missing. */
function findProblems(project: Project) {
  return hasBrokenMockFile(project) ? [] : [...compileProjectMock(project).problems, ...findScenarioProblems(project)];
}
