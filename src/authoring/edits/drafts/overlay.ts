import type { NodeDefinition } from "../../../core/format/index.ts";
import { freeName } from "../../../core/text/index.ts";
import { walkNodes } from "../../compiler/index.ts";
import { checkName, type Draft, DraftError, type DraftRequest, findNamed, needOption, schemaOf, titleOf, wordingOf } from "./draft.ts";
import { playTemplate } from "./play-template.ts";
import { draftPromotionLike } from "./promotion-like.ts";

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
  const like = request.get("like");
  if (like !== undefined) return draftPromotionLike(request, like, request.get("screen"));
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
  const taken = [...walkNodes(variant.screen)].map(({ node }) => node.id);
  const node = { widget: project.catalogue.widgets.has("note") ? "note" : "text", id: freeName(`${file.toLowerCase()}-note`, taken) };
  const text = freeName("variantNote", [...variant.texts.keys()]);
  const scenario = project.scenarios.find(({ value }) => value.screen === screen);
  const played = templateId === undefined ? undefined : playTemplate(request, base.value, { templateId, scenario });
  const write = (place: object): Draft => ({
    files: [
      {
        path,
        content: {
          ...schemaOf(request.files, path, "overlay"),
          ...(templateId !== undefined && given !== undefined && { for: { market: given } }),
          texts: { [text]: wordingOf(request, title, given === undefined ? undefined : market) },
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
    nextInShell: ["`npx layar check --fix` writes the values that you replace into `replaces`."],
  });
  const places = listPlaces(variant.screen.body);
  const found = places.map(write).find((draft) => request.isClean(draft)) ?? places.map(write)[0];
  if (found === undefined) throw new DraftError(`\`${screen}\` shows nothing beside which a node could stand.`, "screen");
  return found;
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
