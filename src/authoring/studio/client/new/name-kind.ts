/** What the pages call a kind of new thing: the word of the command line, or one that says more to who has not read its manual. */
export function nameKind(kind: string): string {
  return kind === "overlay" ? "market variant" : kind;
}
