// What stands in for a shell where a message names an address or a number. Brought by screens whose messages do.

import { readOwn } from "../../../core/json/index.ts";
import type { Input } from "../ports.ts";
import { passGate } from "../url-policy/resolve-address.ts";
import { telHref } from "../url-policy/url-policy.ts";
import type { Core } from "./session-context.ts";

function leaveOr(core: Core, href: string | null | undefined, otherwise: string): void {
  if (href) core.ports.navigation.leave(href, false);
  else core.toaster.show(otherwise, "failure");
}

/** Calls the number, or leaves for the address, that the message has. */
export function goOutside(core: Core, by: "tel" | "url", params: Input): void {
  const { labels } = core.module.language;
  if (by === "tel") leaveOr(core, telHref(readOwn(params, "phone")), labels.noApp);
  else leaveOr(core, passGate(core, readOwn(params, "url"), "native")?.href, labels.linkRefused);
}
