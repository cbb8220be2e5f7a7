// Texts that an expression builds, within their limit.

import { showText } from "../../json/index.ts";
import { isScalar } from "../kinds.ts";
import { maxResultChars } from "../limits.ts";

/** Ends one evaluation; the message is the reason. */
export class Stop extends Error {}

export function capText(text: string): string {
  if (text.length > maxResultChars) throw new Stop("text-limit");
  return text;
}

/** Null for what has no text, so that `string(x)` stays empty where `x` is. */
export function toText(value: unknown): string | null {
  return isScalar(value) && value !== null ? showText(value) : null;
}
