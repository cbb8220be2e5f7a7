/** Renders what each screen shows while it loads, for the HTML that arrives before any script. Runs at build time only. */

import { launchNames, markets, settings } from "virtual:layar/deployment";
import { routes } from "virtual:layar/routes";
import { widgets as always } from "virtual:layar/widgets";
import { renderToString } from "react-dom/server";
import { readLaunch, speakerOf } from "../../core/market/index.ts";
import { openSession, type Ports, type Session } from "../runtime/index.ts";
import { ScreenView } from "../view/index.ts";
import { type CompiledScreen, openEntry } from "./screens.ts";

export interface PrerenderedScreen {
  readonly id: string;
  readonly market: string;
  readonly lang: string;
  readonly isRtl: boolean;
  readonly title: string;
  readonly html: string;
}

/** One rendering for each screen, market and language: of the screens named in `whole` as they are when they are ready. */
export function prerender(whole: readonly string[]): Promise<readonly PrerenderedScreen[]> {
  const each = routes.flatMap((entry) =>
    markets.flatMap((market) =>
      market.languages.map(async (language) => {
        const found = await openEntry(entry, speakerOf(market, language));
        const { session, ...rendering } = open({ id: entry.id, market: market.id }, found);
        if (whole.includes(entry.id)) session.start();
        return rendering.render();
      }),
    ),
  );
  return Promise.all(each);
}

const nothing = (): void => {};
const emptyStorage = { read: () => null, write: nothing, remove: nothing, keys: () => [] };
const launch = readLaunch({ pathname: "/", search: "", hash: "" }, emptyStorage, launchNames);

/** A session that is never started asks nobody for anything. */
const ports: Ports = {
  transport: async () => ({ failure: "network" }),
  bridge: { platform: "none", present: () => false, send: () => false, ask: async () => undefined },
  device: emptyStorage,
  visit: emptyStorage,
  clock: { now: () => 0, after: () => nothing },
  navigation: { go: nothing, leave: nothing, back: nothing, home: nothing },
  report: nothing,
};

/** Stands for the origin that the pages will have, so that addresses of our own pass the URL policy; it is removed afterwards. */
const origin = "https://prerender.invalid";

interface Opened {
  readonly session: Session;
  render(): PrerenderedScreen;
}

function open({ id, market }: Pick<PrerenderedScreen, "id" | "market">, screen: CompiledScreen): Opened {
  const env = { online: true, inMessagingApp: false };
  const session = openSession(screen, { params: {}, launch, settings, hasPrevious: false, origin, env }, ports);
  const widgets = { ...always, ...screen.widgets };
  const kit = { ...screen.language, settings, origin, common: launch.common };
  const view = <ScreenView session={session} kit={kit} widgets={widgets} views={screen.views} onHome={nothing} />;
  const render = (): PrerenderedScreen => {
    const html = renderToString(view).replaceAll(`"${origin}/`, '"/');
    return { id, market, lang: screen.language.tag, isRtl: screen.language.direction === "rtl", title: session.title(), html };
  };
  return { session, render };
}
