import type { Core } from "../session/session-context.ts";
import { allowUrl } from "./url-policy.ts";

/** Null when the gate refuses; the report names no address, because one may carry anything. */
export function passGate(core: Core, raw: unknown, step: string): URL | null {
  const url = allowUrl(raw, "navigate", core.request.settings, core.request.origin);
  if (!url) core.report("address-refused", { step });
  return url;
}
