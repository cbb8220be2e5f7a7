/** In which a screen is shown. They stand in the address, so that a view can be sent to somebody. */
import type { FlowTest } from "../../../../core/format/index.ts";
import type { ScreenSummary, VariantSummary } from "../../protocol/index.ts";
import type { Appearance } from "../../protocol/widget.ts";
import { textSizes, usual, widths } from "./device-sizes.ts";

export interface PreviewState extends Omit<Appearance, "market"> {
  readonly variant: string;
  /** '' for the state of the mock server. */
  readonly scenario: string;
  /** In CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly isOnline: boolean;
  readonly hasShell: boolean;
  /** `pseudo` for longer texts with accents. */
  readonly wording: string;
  /** In place of a scenario: the situation of a test. The screen opens again for each `run`. */
  readonly situation?: { readonly run: number; readonly given?: NonNullable<FlowTest["given"]> };
  /** What a clock of the market shows, as `2026-08-01T18:00`; missing where the variant is shown whenever it runs. */
  readonly at?: string;
  /** As it was before the change that is not committed yet. */
  readonly form?: "committed";
}

/** What the address does not say is as most users have it. What the screen does not have is left out, because an address may stand for all screens. */
export function readPreviewState(query: URLSearchParams, screen?: Pick<ScreenSummary, "variants" | "scenarios">): PreviewState {
  const { variants, scenarios } = screen ?? { variants: [], scenarios: [] };
  const number = (name: string, known: readonly number[], otherwise: number): number => {
    const given = Number(query.get(name));
    return known.includes(given) ? given : otherwise;
  };
  const asked = query.get("variant") ?? "";
  const found = variants.find(({ name }) => name === asked) ?? chooseVariant(query, variants);
  const language = query.get("language") || found?.language || "";
  const variant = found && sayIn(language, found, variants);
  const scenario = query.get("scenario") ?? "";
  const at = query.get("at") ?? "";
  return {
    ...(at !== "" && { at }),
    variant: variant?.name ?? "",
    language,
    // A promotion that only a scenario of its own knows is shown in that.
    scenario: scenarios.includes(scenario) ? scenario : (variant?.scenario ?? ""),
    width: number("width", widths, usual.width),
    height: usual.height,
    scheme: query.get("scheme") === "dark" ? "dark" : "light",
    textSize: number("text", textSizes, usual.textSize),
    isOnline: query.get("network") !== "offline",
    hasShell: query.get("shell") !== "none",
    wording: query.get("wording") === "pseudo" ? "pseudo" : "",
  };
}

/** That of the market with the promotion, as far as the screen has it. */
function chooseVariant(query: URLSearchParams, variants: readonly VariantSummary[]): VariantSummary | undefined {
  const market = query.get("market") ?? variants[0]?.market;
  const ofMarket = variants.filter((variant) => variant.market === market && variant.language === undefined);
  const promoted = ofMarket.find(({ promotion = "" }) => promotion === (query.get("promotion") ?? ""));
  return promoted ?? ofMarket.find(({ promotion }) => promotion === undefined) ?? variants[0];
}

/** The same variant in a language; where choosing it changes nothing, there is but one. */
function sayIn(language: string, found: VariantSummary, variants: readonly VariantSummary[]): VariantSummary {
  const alike = variants.filter(({ market, promotion }) => market === found.market && promotion === found.promotion);
  return alike.find((one) => one.language === language) ?? alike.find((one) => one.language === undefined) ?? found;
}
