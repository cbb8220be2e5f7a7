/** Renders what each screen shows while it loads, or all of it, for the HTML that arrives before any script. Runs at build time only. */

import { launchNames, markets, settings } from "virtual:layar/deployment";
import { routes } from "virtual:layar/routes";
import { widgets as always } from "virtual:layar/widgets";
import { renderToString } from "react-dom/server";
import { type Launch, readLaunch } from "../../core/market/index.ts";
import { noBridge } from "../bridge/index.ts";
import { type CompiledScreen, openEntry } from "../embed/index.ts";
import { openSession, type Ports, type Session } from "../runtime/index.ts";
import { ScreenView } from "../view/index.ts";
import { markNodes, markTexts, placeMarks } from "./mark-differences.ts";

export interface PrerenderedForm {
  /** Of its market, and '' for that of an address that names none. */
  readonly flag: string;
  readonly market: string;
  readonly lang: string;
  readonly isRtl: boolean;
  readonly title: string;
  readonly html: string;
}

export interface PrerenderedScreen extends PrerenderedForm {
  readonly id: string;
  /** What other markets see, of screens that are rendered whole. */
  readonly others: readonly PrerenderedForm[];
}

interface Variant {
  readonly name: string;
  readonly flag: string;
}

/** Renders each screen for the market without a flag: those named in `whole` as they are when they are ready, and for all markets. */
export function prerender(whole: readonly string[]): Promise<readonly PrerenderedScreen[]> {
  const ordered = [...markets].sort((a, b) => Number(b.flag === null) - Number(a.flag === null));
  // Who has chosen a language waits for the app, or everybody would carry the other wording, too.
  const variants = ordered.map((market): Variant => ({ name: market.id, flag: market.flag ?? "" }));
  return Promise.all(
    routes.map(async (entry) => {
      const opened = await Promise.all(variants.map(async (variant) => open(await openEntry(entry.open, variant.name), variant)));
      const [first, ...others] = opened;
      if (!first) throw new Error("The project has no market.");
      if (!whole.includes(entry.id)) return { id: entry.id, ...render(first, others), others: [] };
      for (const { session } of opened) session.start();
      return { id: entry.id, ...render(first, []), others: others.map((other) => render(other, [])) };
    }),
  );
}

const nothing = (): void => {};
const emptyStorage = { read: () => null, write: nothing, remove: nothing, keys: () => [], lasts: () => true };

function launchIn({ flag }: Variant): Launch {
  const query = new URLSearchParams(flag && { market: flag });
  return readLaunch({ pathname: "/", search: `?${query}`, hash: "" }, emptyStorage, launchNames);
}

/** A session that is never started asks nobody for anything. */
const ports: Ports = {
  transport: async () => ({ failure: "network" }),
  bridge: noBridge,
  device: emptyStorage,
  visit: emptyStorage,
  clock: { now: () => 0, after: () => nothing },
  navigation: { go: nothing, leave: nothing, back: nothing, home: nothing },
  report: nothing,
};

/** Stands for the origin that the pages will have, so that addresses of our own pass the URL policy; it is removed afterwards. */
const origin = "https://prerender.invalid";

interface Opened {
  readonly screen: CompiledScreen;
  readonly session: Session;
  readonly variant: Variant;
  readonly launch: Launch;
}

function open(screen: CompiledScreen, variant: Variant): Opened {
  const env = { online: true, inMessagingApp: false };
  const launch = launchIn(variant);
  const session = openSession(screen, { params: {}, launch, settings, hasPrevious: false, origin, env }, ports);
  return { screen, session, variant, launch };
}

/** Marks what the other variants show differently. Names the market only where no other may be meant. */
function render({ screen, session, variant, launch }: Opened, others: readonly Opened[]): PrerenderedForm {
  const { plan, language, views } = screen;
  const bodies = others.map((other) => other.session.body);
  const labels = others.map((other) => other.screen.language.labels);
  const kit = { ...language, labels: markTexts(language.labels, labels), settings, origin, common: launch.common, phase: "early" } as const;
  const view = (
    <ScreenView
      session={{ ...session, body: markNodes(session.body, bodies) }}
      kit={kit}
      widgets={{ ...always, ...screen.widgets }}
      views={views}
      onHome={nothing}
    />
  );
  const html = placeMarks(renderToString(view).replaceAll(`"${origin}/`, '"/'));
  const neutral = others.length > 0 ? html.replace(/ data-market="[^"]*"/, "") : html;
  const { flag } = variant;
  const wording = { lang: language.tag, isRtl: language.direction === "rtl", title: session.title() };
  return { flag, market: plan.market, ...wording, html: neutral };
}
