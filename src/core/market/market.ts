/** Picks the market of a visit: the one whose flag the launch parameter carries, otherwise the one without a flag. */
export function findMarket<M extends { readonly flag: string | null }>(markets: readonly M[], flag: string): M | undefined {
  return markets.find((market) => market.flag === flag) ?? markets.find((market) => market.flag === null);
}

/** The language of screens that name none, where neither the launch nor the user chose another. */
export function firstLanguage({ languages }: { readonly languages: readonly string[] }): string {
  return languages[0] ?? "";
}
