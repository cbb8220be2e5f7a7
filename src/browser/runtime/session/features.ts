// What not every screen needs, by the name under which its chunk brings it.
export { createCaller } from "../network/actions.ts";
export { openIntents } from "../network/idempotency.ts";
export { wire } from "../network/wire-names.ts";
export { openCookies } from "../state/cookies.ts";
export { readStored } from "../state/device-values.ts";
export { createDialogs } from "../state/dialogs.ts";
export { openDrafts } from "../state/drafts.ts";
export { mayFrame } from "../url-policy/url-policy.ts";
export { goOutside } from "./native-fallback.ts";
export { replaceScreen } from "./remote-screen.ts";
export { createTicker } from "./timer-ticks.ts";
export { openDeadlines } from "./timers.ts";
