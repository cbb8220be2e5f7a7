/** Addresses to open by hand. */
import type { MarketDefinition } from "../../core/format/index.ts";
import type { MockProject } from "./project.ts";

/**
 * One address for each screen and market, in the order of the routes; the not-found screen has none. Then one for each further
 * language of a market, once: the page stores which was asked for.
 */
export function listAddresses(
  { screens, scenarios, markets }: Pick<MockProject, "screens" | "scenarios" | "markets">,
  origin: string,
): string[] {
  const routes = Object.entries(screens)
    .filter(([route]) => route !== "*")
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const visits = routes.flatMap(([route, id]) => {
    const file = scenarios.find(({ screen }) => screen === id);
    const path = route.startsWith("#") ? `/${route}` : route;
    return markets.map((market) => ({
      path,
      market,
      params: Object.fromEntries(new URLSearchParams(file?.openIn?.[market.id] ?? file?.open)),
    }));
  });
  const inLanguages = visits
    .slice(0, markets.length)
    .flatMap(({ params, ...visit }) => visit.market.languages.slice(1).map((language) => ({ ...visit, params: { language, ...params } })));
  return [...visits, ...inLanguages].map(
    ({ path, market, params }) => `${origin}${path}?${new URLSearchParams({ market: flagOf(market, markets), ...params })}`,
  );
}

/** The market without a flag is every other one's: the first number that no market has names it. */
function flagOf({ flag }: MarketDefinition, markets: readonly MarketDefinition[]): string {
  if (flag !== null) return flag;
  const taken = new Set(markets.map((market) => market.flag));
  const free = Array.from({ length: markets.length + 1 }, (_, index) => String(index + 1));
  return free.find((candidate) => !taken.has(candidate)) ?? "";
}
