export { findFreeFlag, type ScreenAddress, writeAddress } from "./address.ts";
export { type CompiledMock, compileMock, responseFile } from "./compile-mock.ts";
export { listSituations } from "./derive-scenarios.ts";
export { createScenarioExpander, expandScenarios, listScenarioNames, type ScenarioSources } from "./expand-scenarios.ts";
export { type MockData, readMockData } from "./mock-data.ts";
export { reshape } from "./reshape.ts";
export type { Outcome } from "./response.ts";
export { sampleOf } from "./sample.ts";
export { rootsOfResponse } from "./state-types.ts";
