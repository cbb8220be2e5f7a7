export interface Capped {
  readonly text: string;
  /** Where the caret belongs, in UTF-16 units. */
  readonly caret: number;
}

/**
 * Takes as much of an edit as fits into `max` code points. What is put in ends at the caret, so that its end is what finds no room.
 * A text that was too long before may stay so, but does not grow.
 */
export function capEdit(before: string, { text, caret }: Capped, max: number): Capped {
  const limit = Math.max(max, Array.from(before).length);
  const tail = Array.from(text.slice(caret)).slice(0, limit);
  const head = Array.from(text.slice(0, caret))
    .slice(0, limit - tail.length)
    .join("");
  return { text: head + tail.join(""), caret: head.length };
}
