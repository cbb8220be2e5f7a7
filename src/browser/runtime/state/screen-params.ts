import type { ScreenPlan } from "../../../core/format/index.ts";

/** A parameter as a screen sees it: of an amount in whole units, its digits. A missing one is ''. */
export function readParam(text = "", kind?: ScreenPlan["params"][string]): string {
  return kind === "digits" ? text.replace(/[.,]\d\d?$|\D/g, "") : text;
}
