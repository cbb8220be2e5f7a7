// What not every screen needs, by the name under which its chunk brings it.
export { openDeadlines } from "./deadline.ts";
export { createDialogs } from "./dialogs.ts";
export { openDrafts } from "./drafts.ts";
export { sendOnce } from "./intent.ts";
export { readStored } from "./stored.ts";
export { createTicker } from "./ticker.ts";
export { wire } from "./wire.ts";
