/** FNV-1a over the code units of a text, as an unsigned number of 32 bits. It distinguishes texts and protects nothing. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** A digest of 64 bits, for example of an account: it identifies a text without containing it, and protects nothing. */
export function digestText(text: string): string {
  return [1, 2].map((part) => hashText(part + text).toString(36)).join("");
}
