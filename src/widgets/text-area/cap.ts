export interface Capped {
  readonly text: string;
  /** Where the caret belongs, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Takes as much of an edit as fits into `max` code points. What was there before stays; of what was put in, by a key or by pasting,
 * the beginning stays. A text that was too long before may stay so, but does not grow.
 */
export function capEdit(before: string, after: string, max: number): Capped {
  // No text has more code points than units.
  if (after.length <= max) return { text: after, caret: after.length };
  const old = Array.from(before);
  const next = Array.from(after);
  if (next.length <= max) return { text: after, caret: after.length };
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old[head] === next[head]) head++;
  let tail = 0;
  while (tail < shorter - head && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail++;
  const room = Math.max(0, max - head - tail);
  const start = next.slice(0, Math.min(head + room, next.length - tail)).join("");
  return { text: start + next.slice(next.length - tail).join(""), caret: start.length };
}
