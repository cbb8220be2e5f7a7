// The mock data of a project, compiled once for the checks that read it.
import type { Problem } from "../../../core/format/index.ts";
import { createCache, type Project } from "../../compiler/index.ts";
import { type CompiledMock, compileMock, expandScenarios, readMockData } from "../../mock/data/index.ts";

const compiled = createCache<CompiledMock>();
const expanded = createCache<readonly Problem[]>();

export function compileProjectMock(project: Project): CompiledMock {
  const { catalogue, mock } = project;
  const { responses, changes, seeds } = mock;
  return compiled("", [catalogue, ...responses, ...changes, ...seeds], () =>
    compileMock({ actions: Object.fromEntries(catalogue.actions), markets: [...catalogue.markets.values()], mock: readMockData(project) }),
  );
}

/** Scenarios that follow from screens have no texts of their own, so that an edited screen needs no second look. */
export function findScenarioProblems(project: Project): readonly Problem[] {
  return expanded("", [...project.mock.commonScenarios, ...project.scenarios], () => expandScenarios(project).problems);
}

/** Whether a file of mock data is left out because it has problems of its own. */
export function hasBrokenMockFile({ problems }: Project): boolean {
  return problems.some(({ at }) => at.file.startsWith("screens/mock/"));
}
