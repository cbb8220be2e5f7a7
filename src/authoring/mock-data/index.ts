export { type CompiledMock, compileMock, responseFile } from "./compile-mock.ts";
export { expandScenarios } from "./expand-scenarios.ts";
export { type MockData, readMockData } from "./mock-data.ts";
export type { Outcome } from "./response.ts";
