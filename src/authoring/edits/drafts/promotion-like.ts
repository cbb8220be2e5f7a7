/** A promotion that begins like another one, such as last year's: all of its screens, with its texts and pictures, in the years to come. */
import type { OverlayDefinition, Scenario } from "../../../core/format/index.ts";
import { momentIn, readWallTime } from "../../../core/market/index.ts";
import { type Project, type Source, type Variant, walkNodes } from "../../compiler/index.ts";
import { type Draft, DraftError, type DraftRequest, type NewFile, titleOf } from "./draft.ts";
import { askFor, loadedByTemplate, playTemplate, scenarioOfPromotion } from "./play-template.ts";
import { readObject } from "./read-object.ts";

type Overlay = Source<OverlayDefinition>;

/** Without the note of a new promotion: what is there is changed. */
export function draftPromotionLike(request: DraftRequest, like: string, screen?: string): Draft {
  const { name, compilation, get } = request;
  const { project } = compilation;
  const all = project.overlays.filter(({ value }) => value.for.templateId === like);
  const copied = all.filter(({ value }) => screen === undefined || value.overlay === screen);
  const [first] = copied;
  if (first === undefined)
    throw new DraftError(
      screen === undefined ? `There is no promotion \`${like}\`.` : `\`${like}\` does not change \`${screen}\`.`,
      "like",
    );
  const market = project.catalogue.markets.get(get("market") ?? first.value.for.market ?? "");
  const years = countYears(project, first.value, Date.now());
  const scenarios = copied.flatMap((overlay) => copyScenario(request, overlay, like));
  const [visited] = [...project.catalogue.markets.values()].filter(({ id }) => (market?.id ?? id) === id);
  const shown = project.screens.get(first.value.overlay)?.value;
  return {
    files: copied.map((overlay) => ({ path: pathFor(overlay, name), content: copyOverlay(request, overlay, years) })),
    extended: scenarios.map(({ file }) => file),
    ...(visited !== undefined &&
      shown !== undefined && {
        visit: {
          route: shown.route,
          market: visited,
          params: { templateId: name },
          ...(scenarios[0] !== undefined && { scenario: scenarios[0].name }),
        },
      }),
    next: [
      ...describeDates(first.value, years),
      ...listServed(request, copied, like),
      "Look through its words: they are those of last time.",
    ],
  };
}

function pathFor({ file }: Overlay, name: string): string {
  return `${file.slice(0, file.lastIndexOf("/"))}/${name}.json`;
}

function copyOverlay(request: DraftRequest, { file, value }: Overlay, years: number) {
  const { for: whom, from: _, until: __, ...written } = readObject(request, file);
  const market = request.get("market") ?? value.for.market;
  const { $schema, $comment, ...rest } = written;
  return {
    ...($schema !== undefined && { $schema }),
    ...($comment !== undefined && { $comment }),
    ...(market !== undefined && { for: { market } }),
    ...(value.from !== undefined && { from: shiftYears(value.from, years) }),
    ...(value.until !== undefined && { until: shiftYears(value.until, years) }),
    ...rest,
  };
}

const mostYears = 50;

/** The fewest after which it is not over, and has not begun: at least one where it has dates. */
function countYears({ catalogue }: Project, { from, until }: OverlayDefinition, now: number): number {
  const dated = from ?? until;
  if (dated === undefined) return 0;
  const zones = [...catalogue.markets.values()].map(({ timeZone }) => timeZone);
  const isAhead = (years: number): boolean => zones.every((zone) => (momentIn(shiftYears(dated, years), zone) ?? 0) > now);
  const found = Array.from({ length: mostYears }, (_, index) => index + 1).find(isAhead);
  return found ?? 1;
}

/** The 29th of February is the day before the 1st of March in other years. */
function shiftYears(text: string, years: number): string {
  const shifted = `${Number(text.slice(0, 4)) + years}${text.slice(4)}`;
  return readWallTime(shifted) === undefined ? shifted.replace("-02-29", "-02-28") : shifted;
}

function describeDates({ from, until }: OverlayDefinition, years: number): string[] {
  if (from === undefined && until === undefined) return ["It has no dates, as the one that it begins like: give it some."];
  const dates = [
    ...(from === undefined ? [] : [`from ${shiftYears(from, years)}`]),
    ...(until === undefined ? [] : [`until ${shiftYears(until, years)}`]),
  ];
  return [`It runs ${dates.join(" ")}, ${years === 1 ? "a year" : `${years} years`} later: look whether these are the days that you mean.`];
}

/** The server keeps what it sends by the id of the promotion, and a new id has none of that. */
function listServed({ compilation, name }: DraftRequest, copied: readonly Overlay[], like: string): string[] {
  const screens = new Set(copied.map(({ value }) => value.overlay));
  const variants = [...screens].flatMap(
    (id) => compilation.screens.get(id)?.variants.find(({ resolved }) => resolved.templateId === like) ?? [],
  );
  const places = [...new Set(variants.flatMap(({ resolved }) => servedPlaces(resolved)))];
  if (places.length === 0) return [];
  return [
    `Not copied: ${places.join(", ")}. The server sends them for \`${like}\`; ask for the same under \`${name}\`, or give it its own in the form.`,
  ];
}

/** In words: `image of hero`. */
function servedPlaces({ screen }: Variant): string[] {
  const names = loadedByTemplate(screen).join("|");
  if (names === "") return [];
  const reads = new RegExp(`\\bdata\\.(?:${names})\\b`);
  return [...walkNodes(screen)].flatMap(({ node }) =>
    Object.entries(node.props ?? {}).flatMap(([prop, value]) =>
      reads.test(JSON.stringify(value)) ? [`${titleOf(prop).toLowerCase()} of ${titleOf(node.id).toLowerCase()}`] : [],
    ),
  );
}

/** As the mock server knew the other one; else as it knows a new one. */
function copyScenario(request: DraftRequest, { value: { overlay: id } }: Overlay, like: string): { name: string; file: NewFile }[] {
  const { project } = request.compilation;
  const scenario = project.scenarios.find(({ value }) => value.screen === id);
  const screen = project.screens.get(id);
  const before = scenario?.value.scenarios[scenarioOfPromotion(like)];
  if (scenario === undefined || screen === undefined) return [];
  if (before === undefined) {
    const played = playTemplate(request, screen.value, { templateId: request.name, scenario });
    return played === undefined ? [] : [played];
  }
  const name = scenarioOfPromotion(request.name);
  const copied: Scenario = JSON.parse(JSON.stringify(before), (_, value) => (value === like ? request.name : value));
  const open = askFor(request.name, before.open ?? scenario.value.open);
  const made = { ...copied, description: before.description.replaceAll(like, request.name), open };
  const content = { ...readObject(request, scenario.file), scenarios: { ...scenario.value.scenarios, [name]: made } };
  return [{ name, file: { path: scenario.file, content } }];
}
