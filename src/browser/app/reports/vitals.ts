/** How the page felt, as browsers measure it: when the largest thing was painted, how long it took to respond, and how far it shifted. */
import { onCLS, onINP, onLCP } from "web-vitals";
import type { Report } from "../../runtime/index.ts";

/** More digits may be somebody's, so reports let no fourth one pass. */
const most = 999;

const inDigits = (value: number): string => String(Math.min(Math.round(value), most));

const told = new Set<string>();

/** Reports each of them once, at the latest when the page goes out of view for the first time, under the screen that the page began with. */
export function watchVitals(screen: string, report: (vital: Report) => void): void {
  const add = (what: string, detail: Report["detail"]): void => {
    if (!told.has(what)) report({ what, screen, detail });
    told.add(what);
  };
  onLCP(({ value }) => add("largest-paint", { tenths: inDigits(value / 100) }));
  let delayMs: number | undefined;
  const keepDelay = ({ value }: { readonly value: number }): void => {
    delayMs = value;
  };
  onINP(keepDelay, { reportAllChanges: true });
  // The library takes a tap in when the page is idle, and reports none that it takes in as the page is left.
  const addDelay = (): void => {
    if (document.visibilityState === "hidden" && delayMs !== undefined) add("interaction-delay", { hundredths: inDigits(delayMs / 10) });
  };
  document.addEventListener("visibilitychange", addDelay, { capture: true });
  onCLS(({ value }) => add("layout-shift", { hundredths: inDigits(value * 100) }));
}
