// A call that makes a promise is sent once for each intent: the mark is written before sending and goes only with a definite
// answer, so neither a reload nor a second tap after a lost connection sends it again.
import type { Input, Storage } from "./ports.ts";

export interface Intent {
  /** Whether an earlier sending had no definite answer. */
  isOpen(): boolean;
  open(): void;
  close(): void;
}

// FNV-1a over the inputs: storage must not hold a card or a code. Two inputs that match by chance keep a call from being
// sent, they never send one twice.
function digest(text: string): string {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return `${text.length}.${hash >>> 0}`;
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
