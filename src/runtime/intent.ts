// A call that makes a promise is sent once for each intent: the mark is written before sending and goes only with a definite
// answer, so neither a reload nor a second tap after a lost connection sends it again.
import type { Input, Storage } from "./ports.ts";

export interface Intent {
  /** Whether an earlier sending had no definite answer. */
  isOpen(): boolean;
  open(): void;
  close(): void;
}

// 53 bits over the inputs: storage must not hold a card or a code, and a chance match is one in 10^15.
function digest(text: string): string {
  let [a, b] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = Math.imul(a ^ (a >>> 16), 2246822507) ^ Math.imul(b ^ (b >>> 13), 3266489909);
  b = Math.imul(b ^ (b >>> 16), 2246822507) ^ Math.imul(a ^ (a >>> 13), 3266489909);
  return (4294967296 * (2097151 & b) + (a >>> 0)).toString(36);
}

/** `visit` lasts for the visit; two calls of one action with the same inputs are one intent. */
export function findIntent(visit: Storage, action: string, input: Input): Intent {
  const key = `layar.intent.${action}.${digest(JSON.stringify(input))}`;
  return {
    isOpen: () => visit.read(key) !== null,
    open: () => visit.write(key, "1"),
    close: () => visit.remove(key),
  };
}
