/** What `layar/mock-server` opens; the studio and tests use more of it. */
export type { MockProject } from "../calls/index.ts";
export type { HttpMockOptions } from "./http.ts";
export type { RunningServer } from "./listen.ts";
export { type Middleware, mockMiddleware } from "./middleware.ts";
export { readMockProject, watchMockProject } from "./read-project.ts";
export { type ServerOptions, startServer } from "./server.ts";
