/** Fetched only where something is stored that may be stale. */
export { removeStaleDrafts } from "../runtime/index.ts";
