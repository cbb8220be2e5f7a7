import { findNearest, joinPointer } from "../../../../core/json/index.ts";
import type { Project } from "../../../compiler/index.ts";
import type { ProjectCheck } from "../../check.ts";
import { compileProjectMock, findScenarioProblems, hasBrokenMockFile } from "../../queries/project-mock.ts";

export const mockDataIsValid: ProjectCheck = {
  id: "mock-data-is-valid",
  over: "project",
  run(project, report) {
    for (const { at, message, help } of findProblems(project)) report(at, { message, ...(help !== undefined && { help }) });
    for (const { file, name, near } of findMisnamed(project))
      report(
        { file, pointer: joinPointer("", name), on: "key" },
        { message: `Other markets call \`${name}\` \`${near}\`.`, help: "Write the name alike in every market." },
      );
  },
};

/** Names in the seeds of one market that those of the others before it have under another spelling. */
function findMisnamed({ mock: { seeds } }: Project): { readonly file: string; readonly name: string; readonly near: string }[] {
  const nameOf = (file: string) => file.slice(file.lastIndexOf("/"));
  return seeds.flatMap(({ file, value }, at) => {
    const others = seeds.slice(0, at).filter((other) => nameOf(other.file) === nameOf(file));
    const written = others.flatMap((other) => Object.keys(other.value));
    const lacking = written.filter((name) => !(name in value));
    return Object.keys(value).flatMap((name) => {
      const near = written.includes(name) ? undefined : findNearest(name, lacking);
      return near === undefined ? [] : [{ file, name, near }];
    });
  });
}

/** Whatever a file that cannot be read would have defined seems to be missing. */
function findProblems(project: Project) {
  return hasBrokenMockFile(project) ? [] : [...compileProjectMock(project).problems, ...findScenarioProblems(project)];
}
