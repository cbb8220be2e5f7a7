// What stands in for a shell where a message names an address or a number. Brought by screens whose messages do.
import type { Core } from "./core.ts";
import { telHref } from "./gate.ts";
import { own } from "./own.ts";
import { passGate } from "./pass-gate.ts";
import type { Input } from "./ports.ts";

function leaveOr(core: Core, href: string | null | undefined, otherwise: string): void {
  if (href) core.ports.navigation.leave(href, false);
  else core.toaster.show(otherwise, "failure");
}

/** Calls the number, or leaves for the address, that the message has. */
export function goOutside(core: Core, by: "tel" | "url", params: Input): void {
  const { labels } = core.module.language;
  if (by === "tel") leaveOr(core, telHref(own(params, "phone")), labels.noApp);
  else leaveOr(core, passGate(core, own(params, "url"), "native")?.href, labels.linkRefused);
}
