// Finds what an author probably meant: the nearest of the names that exist.

/** Edits between two texts; two neighbours that changed places count once (optimal string alignment). */
export function countEdits(from: string, to: string): number {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const isEqual = from[row - 1] === to[column - 1];
      const step = Math.min((above[column] ?? 0) + 1, (line[column - 1] ?? 0) + 1, (above[column - 1] ?? 0) + (isEqual ? 0 : 1));
      const isSwap = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line.push(isSwap ? Math.min(step, (before[column - 2] ?? 0) + 1) : step);
    }
    before = above;
    above = line;
  }
  return above[to.length] ?? 0;
}

/** The names that are one edit away for every three letters written, nearest first; upper and lower case count as the same. */
export function listNearest(name: string, names: Iterable<string>, most: number): string[] {
  const limit = Math.floor(name.length / 3);
  const found: { readonly candidate: string; readonly edits: number }[] = [];
  for (const candidate of names) {
    if (Math.abs(candidate.length - name.length) > limit) continue;
    const edits = countEdits(name.toLowerCase(), candidate.toLowerCase());
    if (edits <= limit) found.push({ candidate, edits });
  }
  return found
    .sort((a, b) => a.edits - b.edits)
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

export function findNearest(name: string, names: Iterable<string>): string | undefined {
  return listNearest(name, names, 1)[0];
}
