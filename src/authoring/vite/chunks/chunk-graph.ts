/** Which chunks a chunk needs before it can run. */

/** Static imports by chunk, under any kind of name. */
export type ImportsOf = (chunk: string) => readonly string[];

/** The chunk itself and all that it imports, nearest first. */
export function findNeeded(chunk: string, importsOf: ImportsOf): readonly string[] {
  const needed = new Set([chunk]);
  for (const one of needed) for (const next of importsOf(one)) needed.add(next);
  return [...needed];
}

/** What every one of the chunks needs. */
export function findShared(chunks: readonly string[], importsOf: ImportsOf): readonly string[] {
  const [first = [], ...others] = chunks.map((chunk) => findNeeded(chunk, importsOf));
  return first.filter((needed) => others.every((other) => other.includes(needed)));
}
