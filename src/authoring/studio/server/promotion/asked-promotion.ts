/** When a promotion runs, for a page of the app that is opened by its id. */
import type { AskedPromotion, PeriodField } from "../../protocol/panel.ts";
import type { EditedProject } from "../edited-project.ts";
import { findPromotionScenario } from "./promotion.ts";

/** Nothing for a promotion that the screen does not have. */
export function findAskedPromotion(
  { workspace }: EditedProject,
  { screen, market, promotion }: Readonly<Record<PeriodField, string>>,
): AskedPromotion {
  const all = workspace.screen(screen)?.variants.map(({ resolved }) => resolved) ?? [];
  const found = all.find((one) => one.market.id === market && one.templateId === promotion);
  if (found === undefined) return {};
  const scenario = findPromotionScenario(workspace.compile().project, screen, promotion);
  return { ...found.period, timeZone: found.market.timeZone, scenario };
}
