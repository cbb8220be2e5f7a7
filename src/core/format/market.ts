// A market with what its file leaves out.
import type { MarketDefinition as WrittenMarket } from "./types.gen.ts";

type Constant = string | number | readonly string[];

export interface MarketDefinition extends Omit<WrittenMarket, "flag" | "company" | "currency"> {
  readonly flag: string | null;
  readonly company: { readonly [name: string]: Constant };
  readonly currency: NonNullable<WrittenMarket["currency"]>;
}

/** Of a market that shows no amounts. */
export const noCurrency: MarketDefinition["currency"] = { symbol: "", grouping: "thousands", separator: "", decimal: "." };

export function completeMarket({ flag = null, company = {}, currency = noCurrency, ...market }: WrittenMarket): MarketDefinition {
  const constants = Object.entries(company).flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const]));
  return { ...market, flag, company: Object.fromEntries(constants), currency };
}
