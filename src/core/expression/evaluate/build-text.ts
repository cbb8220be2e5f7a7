// Texts that an expression builds, within their limit.

import { isScalar } from "../kinds.ts";
import { maxResultChars } from "../limits.ts";

/** Ends one evaluation; the message is the reason. */
export class Stop extends Error {}

export function capText(text: string): string {
  if (text.length > maxResultChars) throw new Stop("text-limit");
  return text;
}

export function toText(value: unknown): string | null {
  return isScalar(value) && value !== null ? `${value}` : null;
}

// Empty adds nothing to a text, and neither do lists and groups, which the checker keeps out.
export function showText(value: unknown): string {
  return toText(value) ?? "";
}
