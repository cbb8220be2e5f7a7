/** All that a page needs for receipts once a screen is ready. As one object, because `prove` uses what no page does. */
import { send, watchConsents } from "./send.ts";

export const receipts = {
  send,
  watchConsents,
  /** In a release that is kept. */
  draw: () => import("./prove-screen.ts"),
};
