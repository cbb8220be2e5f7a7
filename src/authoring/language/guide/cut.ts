/** Letters of other scripts than Latin, of which each may be a token. */
const isDense = /[\u0370-\u1fff\u2e80-\u{10ffff}]/u;

/** In thirds of a token: so much is a letter of Latin, and a sign of JSON. */
export function weigh(text: string): number {
  return [...text].reduce((sum, letter) => sum + (isDense.test(letter) ? 3 : 1), 0);
}

/** The beginning of a text that is too long for its place, up to the end of a word. */
export function cut(text: string, most: number): string {
  let kept = "";
  let left = most;
  for (const letter of text) {
    left -= weigh(letter);
    if (left < 0) return `${kept.replace(/\s+\S*$/, "")}…`;
    kept += letter;
  }
  return text;
}
