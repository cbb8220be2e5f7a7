// Replaces the shell where a message names an address or a number. Imported by screens with such messages.

import { readOwn } from "../../../core/json/index.ts";
import type { Input } from "../ports.ts";
import { resolveAddress } from "../url-policy/resolve-address.ts";
import { telHref } from "../url-policy/url-policy.ts";
import type { SessionContext } from "./session-context.ts";

function leaveOr(context: SessionContext, href: string | null | undefined, otherwise: string): void {
  if (href) context.ports.navigation.leave(href, false);
  else context.toaster.show(otherwise, "failure");
}

/** Calls the number, or opens the address, of the message. */
export function openFallbackLink(context: SessionContext, by: "tel" | "url", params: Input): void {
  const { labels } = context.module.language;
  if (by === "tel") leaveOr(context, telHref(readOwn(params, "phone")), labels.noApp);
  else leaveOr(context, resolveAddress(context, readOwn(params, "url"), "native")?.href, labels.linkRefused);
}
