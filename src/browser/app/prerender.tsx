/** Renders what each screen shows while it loads, for the HTML that arrives before any script. Runs at build time only. */

import { markets, settings } from "virtual:layar/deployment";
import { routes } from "virtual:layar/routes";
import { renderToString } from "react-dom/server";
import { "node-error" as nodeError, "screen-error" as screenError, toast } from "../../../widgets/index.ts";
import { readLaunch } from "../../core/market/index.ts";
import { openSession, type Ports, type Session } from "../runtime/index.ts";
import { ScreenView } from "../view/index.ts";
import { openEntry, type PublishedScreen } from "./screens.ts";

export interface Rendering {
  readonly id: string;
  readonly market: string;
  readonly lang: string;
  readonly title: string;
  readonly html: string;
}

/** One rendering for each screen and market: of the screens named in `whole` as they are when they are ready. */
export function prerender(whole: readonly string[]): Promise<readonly Rendering[]> {
  const each = routes.flatMap((entry) =>
    markets.map(async ({ id: market }) => {
      const { session, ...rendering } = open({ id: entry.id, market }, await openEntry(entry, market));
      if (whole.includes(entry.id)) session.start();
      return rendering.render();
    }),
  );
  return Promise.all(each);
}

const nothing = (): void => {};
const emptyStorage = { read: () => null, write: nothing, remove: nothing, keys: () => [] };
const launch = readLaunch({ pathname: "/", search: "", hash: "" }, emptyStorage);

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
  render(): Rendering;
}

function open({ id, market }: Pick<Rendering, "id" | "market">, screen: PublishedScreen): Opened {
  const env = { online: true, inMessagingApp: false };
  const session = openSession(screen, { params: {}, launch, settings, hasPrevious: false, origin, env }, ports);
  const widgets = { toast, "screen-error": screenError, "node-error": nodeError, ...screen.widgets };
  const kit = { ...screen.language, settings, origin, common: launch.common };
  const view = <ScreenView session={session} kit={kit} widgets={widgets} views={screen.views} onHome={nothing} />;
  const render = (): Rendering => {
    const html = renderToString(view).replaceAll(`"${origin}/`, '"/');
    return { id, market, lang: screen.language.tag, title: session.title(), html };
  };
  return { session, render };
}
