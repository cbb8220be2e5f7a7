/** The way from a preview into the app: in the same language and scenario, and at a moment at which there is the same to see. */
import { momentIn } from "../../../../core/market/index.ts";
import type { MarketSummary, VariantSummary } from "../../protocol/index.ts";
import type { PreviewState } from "./preview-state.ts";

type Asked = Partial<Pick<PreviewState, "scenario" | "language" | "at">>;

const hourMs = 3_600_000;

/** `address` of the variant has a query. Of a promotion that does not run the address leads to the first moment of it, or to its last hour. */
export function addressInApp(variant: VariantSummary, markets: readonly MarketSummary[], asked: Asked = {}): string {
  const { address, market, scenario = "" } = variant;
  const { language = "", at = "" } = asked;
  const timeZone = markets.find(({ id }) => id === market)?.timeZone ?? "UTC";
  const moment = at === "" ? findMoment(variant, Date.now()) : momentIn(at, timeZone);
  const more = {
    language: address.includes("language=") ? "" : language,
    scenario: asked.scenario || scenario,
    at: moment === undefined ? "" : new Date(moment).toISOString().replace(":00.000Z", "Z"),
  };
  const written = Object.entries(more).flatMap(([name, value]) => (value === "" ? [] : [`&${name}=${encodeURIComponent(value)}`]));
  return address + written.join("").replaceAll("%3A", ":");
}

/** Undefined while it runs. */
function findMoment({ period: { from, until } = {} }: VariantSummary, now: number): number | undefined {
  if (from !== undefined && now < from) return from;
  return until !== undefined && now >= until ? Math.max(from ?? 0, until - hourMs) : undefined;
}
