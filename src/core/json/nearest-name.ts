// Finds what an author probably meant: the nearest of the names that exist.

/** Edits between two texts; two neighbours that changed places count once (optimal string alignment). */
export function countEdits(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      const step = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (same ? 0 : 1));
      const swapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(swapped ? Math.min(step, (before[column - 2] ?? 0) + 1) : step);
    }
    before = above;
    above = line;
  }
  return above[to.length] ?? 0;
}

/** The nearest name within a third of its length (at least one edit, at most three); upper and lower case count as the same. */
export function findNearest(name: string, names: Iterable<string>): string | undefined {
  let best: string | undefined;
  let bestEdits = Number.POSITIVE_INFINITY;
  for (const candidate of names) {
    const limit = Math.min(3, Math.max(1, Math.ceil(Math.max(name.length, candidate.length) / 3)));
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const edits = countEdits(name.toLowerCase(), candidate.toLowerCase());
    if (edits <= limit && edits < bestEdits) [best, bestEdits] = [candidate, edits];
  }
  return best;
}
