/** Renders what each screen shows while it loads, for the HTML that arrives before any script. Runs at build time only. */

import { routes, settings } from "virtual:layar/routes";
import { renderToString } from "react-dom/server";
import { "failed-state" as failedState, "part-failed" as partFailed, toast } from "../../widgets/index.ts";
import { readLaunch } from "../market/index.ts";
import { openSession, type Ports } from "../runtime/index.ts";
import { ScreenView } from "../view/index.ts";
import type { PublishedScreen } from "./visit.tsx";

export interface Rendering {
  readonly id: string;
  readonly market: string;
  readonly lang: string;
  readonly title: string;
  readonly html: string;
}

/** One rendering for each screen and market. */
export function prerender(): Promise<readonly Rendering[]> {
  const each = routes.flatMap(({ id, open }) =>
    Object.entries(open).map(async ([market, fetchScreen]) => render(id, market, await fetchScreen())),
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

function render(id: string, market: string, screen: PublishedScreen): Rendering {
  const env = { online: true, inMessagingApp: false };
  const session = openSession(screen, { params: {}, launch, settings, hasPrevious: false, origin: "", env }, ports);
  const widgets = { toast, "failed-state": failedState, "part-failed": partFailed, ...screen.widgets };
  const kit = { ...screen.language, settings, origin: "" };
  const html = renderToString(<ScreenView session={session} kit={kit} widgets={widgets} views={screen.views} onHome={nothing} />);
  return { id, market, lang: screen.language.tag, title: session.title(), html };
}
