import type { SessionContext } from "../session/session-context.ts";
import { allowUrl } from "./url-policy.ts";

/** Null when the URL policy refuses the address; the report does not name it, because an address may carry anything. */
export function resolveAddress(context: SessionContext, raw: unknown, step: string): URL | null {
  const { settings, origin } = context.request;
  const allowed = allowUrl(raw, "navigate", settings, origin);
  const url = step === "download" && allowed?.protocol !== "https:" && allowed?.origin !== origin ? null : allowed;
  if (!url) context.report("address-refused", { step });
  return url;
}
