/** What `layar/mock-server` opens; the studio and tests use more of it. */
export type { MockProject } from "../calls/index.ts";
export type { HttpMockOptions } from "./http.ts";
export { type Middleware, mockMiddleware } from "./middleware.ts";
export { readMockProject, watchMockProject } from "./read-project.ts";
export { type RunningServer, type ServerOptions, startServer } from "./server.ts";
