export interface Capped {
  readonly text: string;
  /** Where the caret belongs, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Takes as much of an edit as fits into `max` code points. What was there before stays; of what was put in, by a key or by pasting,
 * the beginning stays. A text that was too long before may stay so, but does not grow.
 */
export function capEdit(before: string, edited: Capped, max: number): Capped {
  // No text has more code points than units.
  if (edited.text.length <= max) return edited;
  const old = Array.from(before);
  const next = Array.from(edited.text);
  if (next.length <= max) return edited;
  const shorter = Math.min(old.length, next.length);
  let head = 0;
  while (head < shorter && old[head] === next[head]) head++;
  // What is put in ends at the caret, and may end as the text before did.
  const mostTail = Math.min(shorter - head, Array.from(edited.text.slice(edited.caret)).length);
  let tail = 0;
  while (tail < mostTail && old[old.length - 1 - tail] === next[next.length - 1 - tail]) tail++;
  const room = Math.max(0, max - head - tail);
  const start = next.slice(0, Math.min(head + room, next.length - tail)).join("");
  return { text: start + next.slice(next.length - tail).join(""), caret: start.length };
}
