/** Picks the market of a visit: the one whose flag the launch parameter carries, otherwise the one without a flag. */
export function findMarket<M extends { readonly flag: string | null }>(markets: readonly M[], flag: string | undefined): M | undefined {
  return markets.find((market) => market.flag === flag) ?? markets.find((market) => market.flag === null);
}

/** The language of screens that name none, where nobody has chosen one. */
export function firstLanguage({ languages }: { readonly languages: readonly string[] }): string {
  return languages[0] ?? "";
}

/**
 * What variants of a market are named after: `north`, or `north@hi` when the user has chosen a language, in which then everything is said.
 * In a market with one language there is nothing to choose, and a language that it does not list counts as none.
 */
export function speakerOf({ id, languages }: { readonly id: string; readonly languages: readonly string[] }, chosen: unknown): string {
  return languages.length > 1 && languages.some((one) => one === chosen) ? `${id}@${chosen}` : id;
}
