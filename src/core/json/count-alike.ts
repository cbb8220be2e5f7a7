/**
 * How many parts two lists have in common at their beginning and, of the others, at their end. `isAlike` compares a place in the one with
 * a place in the other.
 */
export function commonEnds(
  before: number,
  after: number,
  isAlike: (before: number, after: number) => boolean,
): readonly [start: number, end: number] {
  const most = Math.min(before, after);
  let [start, end] = [0, 0];
  while (start < most && isAlike(start, start)) start++;
  while (end < most - start && isAlike(before - 1 - end, after - 1 - end)) end++;
  return [start, end];
}

/** The same of two texts, or of two lists whose parts are compared as they are. */
export function countAlike<T>(before: ArrayLike<T>, after: ArrayLike<T>): readonly [start: number, end: number] {
  return commonEnds(before.length, after.length, (old, now) => before[old] === after[now]);
}
