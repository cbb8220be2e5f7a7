// Addresses and numbers in messages for the native shell: what may be handed over, and what happens without a shell.
// Imported by screens with such messages.

import { readOwn } from "../../../core/json/index.ts";
import type { Input } from "../ports.ts";
import { resolveAddress } from "../url-policy/resolve-address.ts";
import { allowShellUrl, telHref } from "../url-policy/url-policy.ts";
import type { SessionContext, StepOf } from "./session-context.ts";

function leaveOr(context: SessionContext, href: string | null | undefined, otherwise: string): void {
  if (href) context.ports.navigation.leave(href, false);
  else context.toaster?.show(otherwise, "failure");
}

/** Gives the parameters as the shell may have them; null, and a message for the user, when one is refused. */
export function guardParams(context: SessionContext, { guards, schemes = [] }: StepOf<"native">, params: Input): Input | null {
  const { settings, origin } = context.request;
  const { labels } = context.module.language;
  const allowed: { [name: string]: unknown } = { ...params };
  for (const [name, kind] of Object.entries(guards ?? {})) {
    const raw = readOwn(params, name);
    // A shell gets the number as the server wrote it: apps differ in what they make of blanks and signs.
    const passed = kind === "url" ? allowShellUrl(raw, schemes, settings, origin)?.href : telHref(raw) && raw;
    if (!passed) {
      context.report("address-refused", { step: "native" });
      context.toaster?.show(kind === "url" ? labels.linkRefused : labels.noApp, "failure");
      return null;
    }
    allowed[name] = passed;
  }
  return allowed;
}

/** Calls the number, or opens the address, of the message. */
export function openFallbackLink(context: SessionContext, by: "tel" | "url", params: Input): void {
  const { labels } = context.module.language;
  if (by === "tel") leaveOr(context, telHref(readOwn(params, "phone")), labels.noApp);
  else leaveOr(context, resolveAddress(context, readOwn(params, "url"), "native")?.href, labels.linkRefused);
}
