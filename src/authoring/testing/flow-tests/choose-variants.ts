/** The variants in which a test runs, by the market, the language, the promotion and the scenario that it names. */
import type { FlowTest } from "../../../core/format/index.ts";
import { findNearest, joinPointer } from "../../../core/json/index.ts";
import type { Compilation, CompiledVariant } from "../../compiler/index.ts";
import type { Found } from "./play/finding.ts";

interface Chosen {
  readonly variants: readonly CompiledVariant[];
  readonly refusal?: Found;
}

interface Asked {
  readonly screen: string;
  readonly given: NonNullable<FlowTest["given"]>;
  /** Names of the scenarios that the screen has. */
  readonly scenarios: readonly string[];
}

/** A further language of a market has the same flows, and is left out unless it is named. */
export function chooseVariants({ screens }: Pick<Compilation, "screens">, { screen, given, scenarios }: Asked): Chosen {
  const { scenario, market, promotion, language } = given;
  const all = screens.get(screen)?.variants ?? [];
  if (all.length === 0)
    return refuse({ pointer: "", message: `The screen \`${screen}\` cannot be opened, because its definition has problems.` });
  if (scenario !== undefined && !scenarios.includes(scenario)) return refuseName("scenario", scenarios, scenario);
  const spoken = all.filter(({ resolved }) => (language === undefined ? !resolved.name.includes("@") : resolved.language === language));
  const languages = all.map(({ resolved }) => resolved.language);
  if (spoken.length === 0) return refuseName("language", languages, language);
  const promoted = spoken.filter(({ resolved }) => resolved.templateId === promotion);
  const promotions = spoken.flatMap(({ resolved }) => resolved.templateId ?? []);
  if (promotion !== undefined && promoted.length === 0) return refuseName("promotion", promotions, promotion);
  const chosen = promoted.filter(({ resolved }) => market === undefined || resolved.market.id === market);
  const variants = chosen.flatMap((one) => (runsAt(one, given.now) ? [one] : spoken.filter((other) => isBaseOf(other, one))));
  const markets = promoted.map(({ resolved }) => resolved.market.id);
  return variants.length > 0 ? { variants } : refuseName("market", markets, market);
}

/** Whether a promotion runs at the moment of a test; at no moment in particular it does. */
function runsAt({ resolved: { period = {} } }: CompiledVariant, now: string | undefined): boolean {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = period;
  const moment = now === undefined ? undefined : Date.parse(now);
  return moment === undefined || (moment >= from && moment < until);
}

/** What is shown in the place of a promotion that does not run. */
function isBaseOf({ resolved: other }: CompiledVariant, { resolved }: CompiledVariant): boolean {
  return other.templateId === undefined && other.market.id === resolved.market.id && other.language === resolved.language;
}

function refuseName(what: string, known: readonly string[], name = ""): Chosen {
  const near = findNearest(name, known);
  const names = known.length === 0 ? "It has none." : `There is: ${[...new Set(known)].join(", ")}.`;
  const help = near === undefined ? names : `Did you mean \`${near}\`?`;
  return refuse({ pointer: joinPointer("/given", what), message: `The screen has no ${what} \`${name}\`.`, help });
}

function refuse(refusal: Found): Chosen {
  return { variants: [], refusal };
}
