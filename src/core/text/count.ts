/** `1 problem`, `2 problems`; with a plural of its own, `2 entries`. */
export function count(n: number, noun: string, nouns = `${noun}s`): string {
  return `${n} ${n === 1 ? noun : nouns}`;
}
