export { createReader, type ScreenValidator } from "./read-remote.ts";
export { remoteSource } from "./remote-source.ts";
