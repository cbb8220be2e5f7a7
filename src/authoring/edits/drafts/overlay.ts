import type { NodeDefinition, ScenarioFile, ScreenDefinition } from "../../../core/format/index.ts";
import { type Source, walkNodes } from "../../compiler/index.ts";
import { sampleOf } from "../../mock/data/index.ts";
import {
  checkName,
  type Draft,
  DraftError,
  type DraftRequest,
  findNamed,
  type NewFile,
  needOption,
  schemaOf,
  titleOf,
  wordingOf,
} from "./draft.ts";
import { readObject } from "./read-object.ts";

/** A market's overlay that adds a note, which the author turns into what differs. */
export function draftOverlay(request: DraftRequest): Draft {
  return draftVariant(request, {
    screen: request.name,
    file: needOption(request, "market", "<name>"),
    title: titleOf(needOption(request, "market", "<name>")),
  });
}

/** The overlay of a promotion: the same, opened by the promotion's id. */
export function draftPromotion(request: DraftRequest): Draft {
  const { name, compilation } = request;
  checkName(name, /^[A-Za-z0-9_-]{1,60}$/, "SPRING");
  if (compilation.project.catalogue.markets.has(name))
    throw new DraftError(`\`${name}\` is a market. Choose another id for the promotion.`);
  return draftVariant(request, { screen: needOption(request, "screen", "<screen>"), file: name, title: titleOf(name), templateId: name });
}

interface Wanted {
  readonly screen: string;
  /** After what the file is named. */
  readonly file: string;
  readonly title: string;
  readonly templateId?: string;
}

function draftVariant(request: DraftRequest, { screen, file, title, templateId }: Wanted): Draft {
  const { project, screens } = request.compilation;
  const base = findNamed(project.screens, screen, "screen");
  const given = request.get("market");
  const [first] = project.catalogue.markets.values();
  const market = given === undefined ? first : findNamed(project.catalogue.markets, given, "market");
  if (market === undefined) throw new DraftError("The project has no market. Begin with `new market`.");
  const path = `${base.file.slice(0, base.file.lastIndexOf("/"))}/${file}.json`;
  const variant = screens.get(screen)?.variants.find(({ resolved }) => resolved.market.id === market.id)?.resolved;
  if (variant === undefined) throw new DraftError(`\`${screen}\` has problems of its own. Solve these first.`, "screen");
  const taken = new Set([...walkNodes(variant.screen)].map(({ node }) => node.id));
  const node = { widget: project.catalogue.widgets.has("note") ? "note" : "text", id: freeName(`${file.toLowerCase()}-note`, taken) };
  const text = freeName("variantNote", new Set(variant.texts.keys()));
  const scenario = project.scenarios.find(({ value }) => value.screen === screen);
  const played = templateId === undefined ? undefined : playTemplate(request, base.value, { templateId, scenario });
  const write = (place: object): Draft => ({
    files: [
      {
        path,
        content: {
          ...schemaOf(request.files, path, "overlay"),
          ...(templateId !== undefined && given !== undefined && { for: { market: given } }),
          texts: { [text]: wordingOf(request, title) },
          insert: [{ ...place, node: { ...node, props: { text: `{texts.${text}}` } } }],
        },
      },
    ],
    ...(played !== undefined && { extended: [played.file] }),
    visit: {
      route: base.value.route,
      market,
      params: {
        ...Object.fromEntries(new URLSearchParams(scenario?.value.openIn?.[market.id] ?? scenario?.value.open)),
        ...(templateId !== undefined && { templateId }),
      },
      ...(played !== undefined && { scenario: played.name }),
    },
    next: [
      `Replace the note in ${path} by what differs: \`nodes\` changes a node by its id, \`insert\` adds one, \`texts\` words.`,
      ...(templateId === undefined
        ? []
        : ["`from` and `until` say when it is shown. The server's template of the same id decides the rest of an offer."]),
    ],
    nextInShell: ["`npm run screens -- check --fix` writes the values that you replace into `replaces`."],
  });
  const places = listPlaces(variant.screen.body);
  const found = places.map(write).find((draft) => request.isClean(draft)) ?? places.map(write)[0];
  if (found === undefined) throw new DraftError(`\`${screen}\` shows nothing beside which a node could stand.`, "screen");
  return found;
}

/** A scenario in which the server knows the promotion, for a screen that asks for it by its id. */
function playTemplate(
  request: DraftRequest,
  { load = {} }: ScreenDefinition,
  { templateId, scenario }: { readonly templateId: string; readonly scenario: Source<ScenarioFile> | undefined },
): { name: string; file: NewFile } | undefined {
  const { actions, resolve } = request.compilation.project.catalogue;
  const asked = Object.values(load).filter(({ input }) => Object.hasOwn(input ?? {}, "templateId"));
  if (scenario === undefined || asked.length === 0) return undefined;
  const name = scenarioOfPromotion(templateId);
  const data = (action: string) => sampleOf(actions.get(action)?.answer, { resolve, text: templateId });
  const answers = Object.fromEntries(asked.map(({ action }) => [action, { data: data(action) }]));
  const made = { description: `The server knows ${templateId}.`, answers };
  const written = readObject(request, scenario.file);
  return { name, file: { path: scenario.file, content: { ...written, scenarios: { ...scenario.value.scenarios, [name]: made } } } };
}

/** The name of the scenario in which the server knows a promotion. */
export function scenarioOfPromotion(id: string): string {
  return `promotion-${id.toLowerCase().replace(/[_-]+/g, "-").replace(/^-|-$/g, "")}`;
}

/** Where a node could stand: below the heading, beside what follows, inside what holds nodes. */
function listPlaces(body: readonly NodeDefinition[]): object[] {
  const [first, ...others] = body;
  const inside = body.filter(({ children }) => (children?.length ?? 0) > 0);
  return [
    ...(first === undefined ? [] : [{ after: first.id }]),
    ...inside.map(({ id }) => ({ into: id })),
    ...others.flatMap(({ id }) => [{ after: id }, { before: id }]),
  ];
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  const names = [wanted, ...Array.from({ length: taken.size + 1 }, (_, index) => `${wanted}${index + 2}`)];
  return names.find((name) => !taken.has(name)) ?? wanted;
}
