/** Finds what a preview shows: a variant as it is in the studio or as it was committed, at a moment or whenever it runs. */
import { firstLanguage, momentIn, speakerOf } from "../../../core/market/index.ts";
import { findVariant, type Period } from "../../compiler/index.ts";
import { writeVariantAddress } from "../../mock/server/index.ts";
import type { PreviewModule, RequestOf } from "../protocol/index.ts";
import { startGiven } from "./flow-tests/tests.ts";
import type { Baseline } from "./publish/baseline.ts";
import type { StudioContext } from "./studio-context.ts";

export async function showVariant(
  context: StudioContext,
  baselineOf: () => Baseline,
  { screen, variant, language, scenario, session, wording, given, form, at }: RequestOf<"preview">,
): Promise<PreviewModule> {
  const { edited, previews, mock, mockProject } = context;
  const isCommitted = form === "committed";
  const compilation = isCommitted ? baselineOf().compile() : edited.workspace.compile();
  const { catalogue, screens } = edited.workspace.compile().project;
  const [marketId = ""] = variant.split(/[@+]/);
  const market = catalogue.markets.get(marketId);
  const chosen = market !== undefined && speakerOf(market, language) !== market.id ? language : "";
  const now = market && at !== "" ? momentIn(at, market.timeZone) : undefined;
  const found = findVariant(compilation, screen, variant);
  const isOutside = now !== undefined && !runs(found?.period, now);
  // A promotion that is new was the screen without it.
  const name = isOutside || (isCommitted && found === undefined) ? variant.replace(/\+.*$/, "") : variant;
  const module = previews.find(screen, name, isCommitted ? { compilation } : { wording });
  mock.startVisit(session, screens.get(screen)?.value.route ?? "", scenario === "" ? "" : `${screen}/${scenario}`);
  const started = given === "" ? undefined : await startGiven(context, { screen, session, given });
  const opened = started?.now ?? now;
  return {
    ...(module && { module: module.id }),
    ...(opened !== undefined && { now: opened }),
    ...(started && { replies: started.replies }),
    isStale: module?.isStale ?? false,
    isOutside,
    data: previews.dataVersion(),
    market: marketId,
    language: chosen,
    serverLanguage: market === undefined ? "" : chosen || firstLanguage(market),
    address: writeVariantAddress(mockProject(), { screen, variant, params: started?.params }) ?? "",
  };
}

/** As the app decides it, by its own clock. */
function runs({ from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY }: Period = {}, now: number): boolean {
  return now >= from && now < until;
}
