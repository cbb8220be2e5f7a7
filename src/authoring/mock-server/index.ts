export { listAddresses } from "./addresses.ts";
export { mockMiddleware } from "./middleware.ts";
export type { MockProject } from "./project.ts";
export { readMockProject, watchMockProject } from "./read-project.ts";
export { type RunningServer, startServer } from "./server.ts";
