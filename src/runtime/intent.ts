// A call that makes a promise is sent once for each intent: the mark is written before sending and goes only with a definite
// answer, so neither a reload nor a second tap after a lost connection sends it again.
import type { SendResult } from "./actions.ts";
import type { Input, Storage } from "./ports.ts";

// FNV-1a over the inputs: storage must not hold a card or a code. Two inputs that match by chance keep a call from being
// sent, they never send one twice.
function digest(text: string): string {
  let hash = 2166136261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16777619);
  return `${text.length}.${hash >>> 0}`;
}

interface Promised {
  readonly action: string;
  /** Two calls of one action with the same inputs are one intent. */
  readonly input: Input;
  readonly isOnline: boolean;
}

/**
 * Sends unless an earlier sending is without a definite answer; `visit` lasts for the visit.
 *
 * Gives `timeout` for what may have arrived before, which is what its own timeout said, and `network` while the device
 * says that it is offline, because then nothing can have been done.
 */
export async function sendOnce(
  visit: Storage,
  { action, input, isOnline }: Promised,
  send: () => Promise<SendResult>,
): Promise<SendResult | "timeout" | "network"> {
  const key = `layar.intent.${action}.${digest(JSON.stringify(input))}`;
  if (visit.read(key) !== null) return "timeout";
  if (!isOnline) return "network";
  visit.write(key, "1");
  const result = await send();
  if ("data" in result || result.isDefinite || result.failure.kind === "refused") visit.remove(key);
  return result;
}
