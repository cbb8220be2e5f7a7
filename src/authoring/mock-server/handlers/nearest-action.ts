/** Which known texts a mistyped one was probably meant to be. */

const maxFound = 3;

export function findNearest(text: string, known: readonly string[]): string[] {
  const most = Math.ceil(text.length / 3);
  return known
    .map((entry) => ({ entry, distance: countEdits(text, entry) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, maxFound)
    .map(({ entry }) => entry);
}

/** Levenshtein distance. */
function countEdits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries())
      next.push(Math.min((row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    row = next;
  }
  return row[b.length] ?? 0;
}
