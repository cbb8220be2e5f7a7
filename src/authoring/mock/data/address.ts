import type { MarketDefinition } from "../../../core/format/index.ts";
import { fillRoute, paramsInRoute } from "../../../core/market/index.ts";

export interface ScreenAddress {
  /** A route of a screen, with `#` for one behind it. */
  readonly route: string;
  readonly market: MarketDefinition;
  readonly params?: { readonly [name: string]: string };
  /** The scenario to open it in. */
  readonly scenario?: string;
}

/** The address that opens a screen in a market. */
export function writeAddress(
  origin: string,
  { route, market, params, scenario }: ScreenAddress,
  markets: readonly MarketDefinition[],
): string {
  // The address shows where one is missing.
  const inRoute = Object.fromEntries(paramsInRoute(route).map((name) => [name, params?.[name] || "_"]));
  const [path, rest] = fillRoute(route, { ...params, ...inRoute });
  const query = new URLSearchParams({ market: flagOf(market, markets), ...rest, ...(scenario !== undefined && { scenario }) });
  return `${origin}${path.startsWith("#") ? `/${path}` : path}?${query}`;
}

/** The market without a flag is every other one's: the first number that no market has names it. */
function flagOf({ flag }: MarketDefinition, markets: readonly MarketDefinition[]): string {
  return flag ?? findFreeFlag(markets);
}

export function findFreeFlag(markets: readonly { readonly flag?: string | null }[]): string {
  const taken = new Set(markets.map((market) => market.flag));
  const free = Array.from({ length: markets.length + 1 }, (_, index) => String(index + 1));
  return free.find((candidate) => !taken.has(candidate)) ?? "";
}
