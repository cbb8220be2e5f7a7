export type { RemoteSource } from "./project.ts";
export { createReader } from "./read-remote.ts";
