/** All that a page needs for receipts once a screen is ready. The last is for `prove` alone, which finds it in a release that is kept. */
export const proveScreen = () => import("./prove-screen.ts");
export { send, watchConsents } from "./send.ts";
