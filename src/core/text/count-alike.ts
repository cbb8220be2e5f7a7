/** How many parts of two texts or lists are the same from the beginning, and how many of the others from the end. */
export function countAlike<T>(before: ArrayLike<T>, after: ArrayLike<T>): readonly [head: number, tail: number] {
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && before[head] === after[head]) head++;
  let tail = 0;
  while (tail < most - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++;
  return [head, tail];
}
