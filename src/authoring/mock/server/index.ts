export { listAddresses, writeVariantAddress } from "./addresses.ts";
export { createBody, success, takeScripted } from "./handlers/create-body.ts";
export { addHashScenarioReport } from "./hash-scenario.ts";
export { createHttpMock, type HttpMock } from "./http.ts";
export { mockMiddleware } from "./middleware.ts";
export type { MockProject } from "./project.ts";
export { createMockReader, readMockProject, toMockProject, watchMockProject } from "./read-project.ts";
export { type RunningServer, startServer } from "./server.ts";
export { Sessions, startScenario } from "./sessions/sessions.ts";
