/** Typos in a name: neighbours swapped, a letter lost, doubled or in the wrong case, a plural too many. */
export function listTypos(name: string): string[] {
  const middle = Math.floor(name.length / 2);
  const swapped = name.slice(0, middle - 1) + (name[middle] ?? "") + (name[middle - 1] ?? "") + name.slice(middle + 1);
  const lost = name.slice(0, middle) + name.slice(middle + 1);
  const doubled = name.slice(0, middle) + (name[middle] ?? "") + name.slice(middle);
  const cased = /[A-Z]/.test(name) ? name.toLowerCase() : name.slice(0, -1) + name.slice(-1).toUpperCase();
  const plural = name.endsWith("s") ? name.slice(0, -1) : `${name}s`;
  return [...new Set([swapped, lost, doubled, cased, plural])].filter((typo) => typo !== name && typo !== "");
}
