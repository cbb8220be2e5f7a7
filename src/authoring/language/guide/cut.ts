/** The beginning of a text that is too long for its place, up to the end of a word. */
export function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, "")}…`;
}
