/**
 * How many entries two lists have in common at their beginning and, of the others, at their end. `isSame` compares a place in the one with
 * a place in the other.
 */
export function commonEnds(
  before: number,
  after: number,
  isSame: (before: number, after: number) => boolean,
): readonly [start: number, end: number] {
  const most = Math.min(before, after);
  let [start, end] = [0, 0];
  while (start < most && isSame(start, start)) start++;
  while (end < most - start && isSame(before - 1 - end, after - 1 - end)) end++;
  return [start, end];
}
