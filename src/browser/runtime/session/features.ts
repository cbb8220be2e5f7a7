// What not every screen needs, by the name under which a chunk imports it.
export { fillRoute, readRoute } from "../../../core/market/index.ts";
export { createCaller } from "../network/actions.ts";
export { openAmounts } from "../network/amounts.ts";
export { openCommits } from "../network/commits.ts";
export { openLoads } from "../network/loads.ts";
export { wire } from "../network/wire-names.ts";
export { openCookies } from "../state/cookies.ts";
export { readDeviceValues } from "../state/device-values.ts";
export { createDialogs } from "../state/dialogs.ts";
export { openDrafts } from "../state/drafts.ts";
export { readFlags } from "../state/flags.ts";
export { createToaster } from "../state/toaster.ts";
export { mayFrame } from "../url-policy/url-policy.ts";
export { guardParams, openFallbackLink } from "./native-exits.ts";
export { refuseFields } from "./refuse-fields.ts";
export { showRemoteScreen } from "./remote-screen.ts";
export { createTimerTicks } from "./timer-ticks.ts";
export { openTimers } from "./timers.ts";
