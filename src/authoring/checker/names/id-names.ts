/** What a name of an id is of: `orderNo` and `orderId` are of an order. */

/** Words that say that something is an id, and not of what. */
const marks = new Set(["id", "ids", "no", "number", "key", "uuid"]);

/** The words of a name without what says that it is an id; none for `id` alone. */
export function subjectOf(name: string): readonly string[] {
  return wordsOf(name).filter((word) => !marks.has(word));
}

/** Whether the name itself says that it is an id. */
export function isIdName(name: string): boolean {
  return marks.has(wordsOf(name).at(-1) ?? "");
}

/** Whether two names have a word in common, or one is of nothing. */
export function areOfOne(one: string, other: string): boolean {
  const [first, second] = [subjectOf(one), subjectOf(other)];
  return first.length === 0 || second.length === 0 || first.some((word) => second.includes(word));
}

/** The words that a name in camel case, or with marks between them, is made of. */
export function wordsOf(name: string): string[] {
  return name.split(/[^A-Za-z]+|(?=[A-Z])/).flatMap((word) => (word === "" ? [] : [word.toLowerCase()]));
}

/** How many words of the one name are words of the other, too. */
export function countShared(one: string, other: string): number {
  const words = wordsOf(other);
  return wordsOf(one).filter((word) => words.includes(word)).length;
}
