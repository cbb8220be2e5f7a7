/** Addresses to open by hand. */
import { writeAddress } from "../mock-data/index.ts";
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
    return markets.map((market) => ({
      route,
      market,
      params: Object.fromEntries(new URLSearchParams(file?.openIn?.[market.id] ?? file?.open)),
    }));
  });
  const inLanguages = visits
    .slice(0, markets.length)
    .flatMap(({ params, ...visit }) => visit.market.languages.slice(1).map((language) => ({ ...visit, params: { language, ...params } })));
  return [...visits, ...inLanguages].map((visit) => writeAddress(origin, visit, markets));
}
