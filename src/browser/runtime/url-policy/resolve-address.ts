import type { SessionContext } from "../session/session-context.ts";
import { allowUrl } from "./url-policy.ts";

/** Null when the URL policy refuses the address; the report does not name it, because an address may carry anything. */
export function resolveAddress(context: SessionContext, raw: unknown, step: string): URL | null {
  const url = allowUrl(raw, "navigate", context.request.settings, context.request.origin);
  if (!url) context.report("address-refused", { step });
  return url;
}
