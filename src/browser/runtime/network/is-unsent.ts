// Whether a screen may say that nothing has been sent.
import type { ScreenPlan } from "../../../core/format/index.ts";
import type { Ports } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";

/**
 * Whether the screen has calls that commit, and no record of one is left on the device: neither one whose outcome is unknown, nor
 * one that was done.
 */
export function isUnsent({ actions }: ScreenPlan, { device, visit }: Ports): boolean {
  const prefixes = Object.keys(actions).flatMap((name) => (actions[name]?.commits ? [`${intentPrefix}${name}.`] : []));
  return prefixes.length > 0 && ![...device.keys(), ...visit.keys()].some((key) => prefixes.some((prefix) => key.startsWith(prefix)));
}
