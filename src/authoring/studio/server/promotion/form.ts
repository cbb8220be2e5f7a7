/** The form of a promotion, made from the schemas of its screen's widgets and from what its file may change. */
import type { MarketDefinition } from "../../../../core/format/index.ts";
import { momentIn } from "../../../../core/market/index.ts";
import { describeChanges } from "../../../compiler/index.ts";
import type { RequestOf } from "../../protocol/index.ts";
import type { PromotionForm, PromotionMarket } from "../../protocol/promotion.ts";
import type { EditedProject } from "../edited-project.ts";
import { listColours, listPictures } from "./looks.ts";
import { findPromotion, findPromotionScenario } from "./promotion.ts";
import { listBesides, listOthers } from "./reach.ts";
import { listStructures } from "./structures.ts";
import { listBlanks, listTexts } from "./words.ts";
import { listWritable } from "./writable.ts";

export function describePromotion(edited: EditedProject, { path, variant: name }: RequestOf<"promotionForm">): PromotionForm | null {
  const found = findPromotion(edited, path, name);
  if (found === undefined) return null;
  const { overlay, id, screen, variant, base } = found;
  const { project } = edited.workspace.compile();
  const { for: whom, from = "", until = "" } = overlay.value;
  const markets = [...project.catalogue.markets.values()].filter((one) => (whom.market ?? one.id) === one.id);
  const languages = [...new Set(markets.flatMap((one) => one.languages))];
  const places = listWritable(edited, found);
  return {
    id,
    screen,
    route: base.screen.route,
    market: whom.market ?? "",
    markets: markets.map((one) => describeMarket(one, { from, until })),
    languages,
    from,
    until,
    nodes: [...new Set(places.map(({ node }) => node))],
    texts: listTexts(found, { places, languages, tagOf: (id) => project.catalogue.languages.get(id)?.tag ?? id }),
    blanks: listBlanks(places),
    structures: listStructures(project.catalogue, places),
    pictures: listPictures(project.catalogue, places),
    colours: listColours(places),
    others: listOthers(project, found),
    besides: listBesides(project, found),
    isServed: places.some(({ value }) => typeof value === "string" && /\bdata\./.test(value)),
    differences: describeChanges(base, variant),
    variant: variant.name,
    scenario: findPromotionScenario(project, screen, id),
  };
}

function describeMarket({ id, timeZone }: MarketDefinition, { from, until }: { from: string; until: string }): PromotionMarket {
  const now = Date.now();
  const begins = from === "" ? undefined : momentIn(from, timeZone);
  const ends = until === "" ? undefined : momentIn(until, timeZone);
  if (begins === undefined && ends === undefined) return { id, timeZone, state: "always" };
  return { id, timeZone, state: begins !== undefined && now < begins ? "before" : ends !== undefined && now >= ends ? "after" : "running" };
}
