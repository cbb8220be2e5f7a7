/** Picks the market of a visit: the one whose flag the launch parameter carries, otherwise the one without a flag. */
export function findMarket<M extends { readonly flag: string | null }>(markets: readonly M[], flag: string): M | undefined {
  return markets.find((market) => market.flag === flag) ?? markets.find((market) => market.flag === null);
}
