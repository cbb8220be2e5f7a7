export type { RemoteSource } from "./project.ts";
export { createReader, type ScreenValidator } from "./read-remote.ts";
