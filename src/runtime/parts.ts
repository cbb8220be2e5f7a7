// What not every screen needs, by the name under which its chunk brings it.
export { createCaller } from "./actions.ts";
export { openCookies } from "./cookies.ts";
export { openDeadlines } from "./deadline.ts";
export { createDialogs } from "./dialogs.ts";
export { openDrafts } from "./drafts.ts";
export { mayFrame } from "./gate.ts";
export { openIntents } from "./intent.ts";
export { goOutside } from "./outside.ts";
export { replaceScreen } from "./replace.ts";
export { readStored } from "./stored.ts";
export { createTicker } from "./ticker.ts";
export { wire } from "./wire.ts";
