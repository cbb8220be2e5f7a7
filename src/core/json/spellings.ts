/** A name in the other ways in which names are written: without blanks around, in small letters, joined, with hyphens. Each once, without the given one. */
export function listSpellings(text: string): string[] {
  const words = text.trim().split(/[\s_-]+|(?<=[a-z0-9])(?=[A-Z])/);
  const joined = words.map((word, at) => (at === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1)).join("");
  const ways = [text.trim(), text.trim().toLowerCase(), joined, words.join("-").toLowerCase()];
  return [...new Set(ways)].filter((one) => one !== text);
}
