// What not every screen needs, by the name under which its chunk brings it.
export { openDeadlines } from "./deadline.ts";
export { openDrafts } from "./drafts.ts";
export { findIntent } from "./intent.ts";
export { readStored } from "./stored.ts";
export { createTicker } from "./ticker.ts";
