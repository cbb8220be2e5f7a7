export { listAddresses } from "./addresses.ts";
export type { HttpSandboxOptions } from "./http.ts";
export { sandboxMiddleware } from "./middleware.ts";
export type { SandboxProject } from "./project.ts";
export { readSandboxProject } from "./read-project.ts";
export type { RunningServer, ServerOptions } from "./server.ts";
export { startServer } from "./server.ts";
