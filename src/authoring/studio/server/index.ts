/** What stands beside an app while developing. */
export { mockServer } from "./mock-server.ts";
export { studio } from "./plugin.ts";
