/** Which of two forms of a counting text has the longer words: in English that of many, `day` beside `days`. */

/** 1 where `other` has them, -1 where `one` has; 0 where the words say nothing about it. */
export function compareForms(one: string, other: string): -1 | 0 | 1 {
  const [first, second] = [wordsOf(one), wordsOf(other)];
  const longer = (a: readonly string[], b: readonly string[]) =>
    a.some(
      (word) => !b.includes(word) && b.some((short) => short !== word && short.length > 2 && word.startsWith(short) && !a.includes(short)),
    );
  const [isOneLonger, isOtherLonger] = [longer(first, second), longer(second, first)];
  if (isOneLonger === isOtherLonger) return 0;
  return isOtherLonger ? 1 : -1;
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/\{[^{}]*\}/g, " ")
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== "");
}
