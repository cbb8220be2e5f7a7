export { listAddresses } from "./addresses.ts";
export { sandboxMiddleware } from "./middleware.ts";
export type { SandboxProject } from "./project.ts";
export { readSandboxProject } from "./read-project.ts";
export { type RunningServer, startServer } from "./server.ts";
