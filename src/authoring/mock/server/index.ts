export { createMockReader, type MockProject, toMockProject } from "../calls/index.ts";
export { listAddresses, writeVariantAddress } from "./addresses.ts";
export { addHashScenarioReport } from "./hash-scenario.ts";
export { createHttpMock, type HttpMock } from "./http.ts";
export { mockMiddleware } from "./middleware.ts";
export { readMockProject, watchMockProject } from "./read-project.ts";
export { readRequestAddress } from "./request-address.ts";
export { type RunningServer, startServer } from "./server.ts";
