// The resolve phase: a screen as every market and promotion sees it.
import {
  type MarketDefinition,
  missing,
  type OverlayDefinition,
  type Problem,
  quoteName,
  type ScreenDefinition,
  type SourcePointer,
} from "../../../core/format/index.ts";
import { isObject, rememberTexts } from "../../../core/json/index.ts";
import { firstLanguage, speakerOf } from "../../../core/market/index.ts";
import { allSteps } from "../analyse/reads.ts";
import { listBrokenFileIds } from "../load/broken-file-ids.ts";
import { readShape } from "../load/read-shape.ts";
import type { Catalogue, Project, ScreenSources, Source, TextsByName, Variant } from "../project.ts";
import { walkNodes } from "../walk.ts";
import { fragmentsOf, usedFragments } from "./fragments.ts";
import type { Origins } from "./origin.ts";
import { type Applied, applyOverlays } from "./overlay.ts";
import { type Period, periodOf } from "./promotion-period.ts";
import { type ReplacedValues, recordReplaced } from "./replaced-values.ts";
import { checkCurrent, checkEqual, checkRecorded } from "./stale-overlays.ts";
import { tablesOf, textsOfFragments, textsOfScreen } from "./text-tables.ts";

type Overlay = Source<OverlayDefinition>;

export interface Variants {
  readonly variants: readonly Variant[];
  /** By overlay file: what it replaces. */
  readonly replaced: ReadonlyMap<string, ReplacedValues>;
  /** Overlays without a target, stale overlays, and shapes that overlays broke. */
  readonly problems: readonly Problem[];
}

interface Asked {
  readonly base: Source<ScreenDefinition>;
  readonly market: MarketDefinition;
  readonly templateId?: string;
}

function overlaysFor(overlays: readonly Overlay[], { market, templateId }: Asked): Overlay[] {
  const fits = ({ value }: Overlay) => value.for.market === undefined || value.for.market === market.id;
  const ofMarket = overlays.filter((overlay) => fits(overlay) && overlay.value.for.templateId === undefined);
  const ofPromotion = overlays.filter(
    (overlay) => fits(overlay) && templateId !== undefined && overlay.value.for.templateId === templateId,
  );
  return [...ofMarket, ...ofPromotion];
}

function nameOf({ market, templateId }: Asked, language?: string): string {
  const speaker = speakerOf(market, language);
  return templateId === undefined ? speaker : `${speaker}+${templateId}`;
}

function placeOf(origins: Origins, screen: object, place: SourcePointer): SourcePointer {
  const { file, pointer } = origins.find(screen, place.pointer);
  return { ...place, file, pointer };
}

function findPeriod(overlays: readonly Overlay[], { timeZone }: MarketDefinition): Period | undefined {
  const promotion = overlays.find(({ value }) => value.for.templateId !== undefined);
  return promotion && periodOf(promotion.value, timeZone);
}

interface Resolved {
  /** The one for nobody's choice, and one for each language that can be chosen in the market and changes something. */
  readonly variants: readonly Variant[];
  readonly applied: readonly Applied[];
  readonly problems: readonly Problem[];
}

function resolveVariant(sources: ScreenSources, asked: Asked, catalogue: Known): Resolved {
  const overlays = overlaysFor(sources.overlays, asked);
  const { screen, origins, problems, ...resolution } = applyOverlays(asked.base, overlays, {
    widgets: catalogue.widgets,
    findFragment: fragmentsOf(sources, asked.market.id),
  });
  const texts = textsOfScreen(sources, overlays);
  const applied = resolution.applied.map((one) => ({ ...one, touched: [...one.touched, ...(texts.touched.get(one.overlay) ?? [])] }));
  const name = nameOf(asked);
  const read =
    overlays.length === 0 && asked.base.value.fragments === undefined
      ? { value: asked.base.value }
      : readShape("screen", screen, asked.base.file);
  if ("problems" in read) {
    const root = isObject(screen) ? screen : {};
    const spoilt = read.problems.map((problem) => ({
      ...problem,
      at: placeOf(origins, root, problem.at),
      fix: undefined,
      variants: [name],
    }));
    return { variants: [], applied, problems: [...problems, ...spoilt] };
  }
  const root = isObject(screen) ? screen : read.value;
  const originOf = rememberTexts((pointer) => ({ ...origins.find(root, pointer), on: "value" as const }));
  const ofFragments = textsOfFragments(sources);
  const shared = {
    screen: read.value,
    market: asked.market,
    templateId: asked.templateId,
    period: findPeriod(overlays, asked.market),
    overlays,
    originOf,
    texts: texts.byName,
    fragmentTextsAt: (pointer: string) => (ofFragments.size === 0 ? undefined : ofFragments.get(originOf(pointer).file)),
  };
  const language = read.value.language ?? firstLanguage(asked.market);
  const unasked: Variant = { ...shared, language, isChosen: false, name };
  const chosen = asked.market.languages.map((one): Variant => ({ ...unasked, language: one, isChosen: true, name: nameOf(asked, one) }));
  const fragmentTexts = [...ofFragments.values()];
  const differing = chosen.filter((one) => one.name !== name && (one.language !== language || keepsAnother(one, fragmentTexts, catalogue)));
  return { variants: [unasked, ...differing], applied, problems };
}

type Known = Pick<Catalogue, "rules" | "languages" | "widgets">;

/** Whether the screen says something in another language, or in other words, until its language is chosen. */
function keepsAnother({ screen, language, texts }: Variant, ofFragments: readonly TextsByName[], { rules, languages }: Known): boolean {
  const entries = [texts, ...ofFragments].flatMap((table) => [...table.values()].map(({ entry }) => entry));
  const messages = [...walkNodes(screen)].flatMap(({ node }) => (node.rules ?? []).map((rule) => rules.get(rule)?.message));
  const calls = Object.keys(screen.load ?? {}).length > 0 || [...allSteps(screen)].some((step) => "action" in step);
  return (
    (calls && languages.get(language)?.whenChosen !== undefined) ||
    [...entries, ...messages].some((one) => (one?.language ?? language) !== language)
  );
}

export function sourcesOf(project: Project, base: Source<ScreenDefinition>): ScreenSources {
  const fragments = usedFragments(project, base);
  return {
    base,
    overlays: project.overlays.filter(({ value }) => value.overlay === base.value.id),
    fragments,
    textTables: tablesOf(project, base, fragments),
  };
}

/**
 * Resolves a screen for every market and promotion.
 *
 * A variant whose overlays broke its shape is left out and its problems say why; the sources are not changed.
 */
export function resolveVariants(sources: ScreenSources, catalogue: Known & Pick<Catalogue, "markets">): Variants {
  const { base, overlays } = sources;
  const promotions = [...new Set(overlays.flatMap(({ value }) => (value.for.templateId === undefined ? [] : [value.for.templateId])))];
  const asked = [...catalogue.markets.values()].flatMap((market): Asked[] => {
    const ofMarket = promotions.filter((templateId) =>
      overlays.some(({ value }) => value.for.templateId === templateId && (value.for.market ?? market.id) === market.id),
    );
    return [{ base, market }, ...ofMarket.map((templateId) => ({ base, market, templateId }))];
  });
  const resolved = asked.map((one) => resolveVariant(sources, one, catalogue));
  const applied = resolved.flatMap((one) => one.applied);
  const applicationsOf = (overlay: Overlay) => applied.filter((one) => one.overlay === overlay);
  const replaced = new Map(overlays.map((overlay) => [overlay.file, recordReplaced(applicationsOf(overlay))]));
  const problems = resolved.flatMap((one) => one.problems);
  const lost = new Set(problems.flatMap(({ check, at }) => (check === "overlay-target" ? [at.file] : [])));
  const ofOverlays = overlays.flatMap((overlay) => {
    const applications = applicationsOf(overlay);
    // Without its target an overlay replaces nothing, which follows from a problem that is reported.
    const isWhole = applications.length > 0 && !lost.has(overlay.file);
    const now = replaced.get(overlay.file) ?? {};
    return [...checkCurrent(overlay, now), ...(isWhole ? checkRecorded(overlay, now) : []), ...checkEqual(applications)];
  });
  return { variants: resolved.flatMap(({ variants }) => variants), replaced, problems: [...problems, ...ofOverlays] };
}

/** Overlays of unknown screens. */
export function checkTargets(project: Project): Problem[] {
  const known = new Set([...project.screens.keys(), ...listBrokenFileIds(project)]);
  const lost = project.overlays.filter(({ value }) => !known.has(value.overlay));
  return lost.map(({ file, value }) => ({
    check: "overlay-target",
    message: `No screen is named ${quoteName(value.overlay)}.`,
    ...missing({ kind: "screen", name: value.overlay }, [...project.screens.keys()]),
    at: { file, pointer: "", on: "value" },
  }));
}
