/** Picks the market of a visit: the one whose flag the launch parameter carries, otherwise the one without a flag. */
export function findMarket<M extends { readonly flag: string | null }>(markets: readonly M[], flag: string | undefined): M | undefined {
  return markets.find((market) => market.flag === flag) ?? markets.find((market) => market.flag === null);
}

/** The language of screens that name none, where neither the launch nor the user chose another. */
export function firstLanguage({ languages }: { readonly languages: readonly string[] }): string {
  return languages[0] ?? "";
}

/**
 * What variants of a market are named after in a language that was asked for: `north`, or `north@hi` for a further language.
 * A language that the market does not speak counts as none.
 */
export function speakerOf({ id, languages }: { readonly id: string; readonly languages: readonly string[] }, language: unknown): string {
  return languages.slice(1).some((one) => one === language) ? `${id}@${language}` : id;
}
