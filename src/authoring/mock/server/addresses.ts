/** Addresses to open by hand. */

import type { MockProject } from "../calls/index.ts";
import { writeAddress } from "../data/index.ts";

/** A path that no screen has. */
const nowhere = "/nowhere";

type Addressed = Pick<MockProject, "screens" | "scenarios" | "markets">;

interface AddressedVariant {
  readonly screen: string;
  /** `north`, `north@en`, `north+T2`. */
  readonly variant: string;
  /** In place of those that its scenarios say. */
  readonly params?: { readonly [name: string]: string };
}

/** Path and query that open a variant of a screen; undefined where there is no such screen or market. */
export function writeVariantAddress(
  { screens, scenarios, markets }: Addressed,
  { screen, variant, params: given }: AddressedVariant,
): string | undefined {
  const [, marketId = "", language = "", promotion = ""] = /^([^@+]+)@?([^+]*)\+?(.*)$/.exec(variant) ?? [];
  const market = markets.find(({ id }) => id === marketId);
  const [route] = Object.entries(screens).find(([, id]) => id === screen) ?? [];
  if (market === undefined || route === undefined) return undefined;
  const file = scenarios.find((one) => one.screen === screen);
  const params = {
    ...(given ?? Object.fromEntries(new URLSearchParams(file?.openIn?.[marketId] ?? file?.open))),
    ...(promotion !== "" && { templateId: promotion }),
    ...(language !== "" && { language }),
  };
  return writeAddress("", { route: route === "*" ? nowhere : route, market, params }, markets);
}

/**
 * One address for each screen and market, in the order of the routes; the not-found screen has none. Then one for each further
 * language of a market, once: the page stores which was asked for.
 */
export function listAddresses(project: Addressed, origin: string): string[] {
  const { screens, markets } = project;
  const ids = Object.entries(screens)
    .filter(([route]) => route !== "*")
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, id]) => id);
  const visits = ids.flatMap((id) => markets.map((market) => [id, market.id] as const));
  const further = markets.flatMap(({ id, languages }) =>
    languages.slice(1).map((language) => [ids[0] ?? "", `${id}@${language}`] as const),
  );
  return [...visits, ...further].flatMap(([id, variant]) => {
    const address = writeVariantAddress(project, { screen: id, variant });
    return address === undefined ? [] : [origin + address];
  });
}
