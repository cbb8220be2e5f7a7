/** The engine as the app composes it: compiled screens, a session for each, the view. Only the transport and the router are left out. */
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";
import "virtual:layar/themes.css";
import { markets, settings } from "virtual:layar/deployment";
import { routes } from "virtual:layar/routes";
import { createElement } from "react";
import { createRoot } from "react-dom/client";
import {
  clock,
  findMarket,
  noBridge,
  openEntry,
  openSession,
  openStorage,
  type Ports,
  readLaunch,
  ScreenView,
  type Session,
} from "../../../src/browser/index.ts";
import { "node-error" as nodeError, "screen-error" as screenError, toast } from "../../../src/widgets/index.ts";
import type { Counts } from "../counts/count-plugin.ts";
import type { Load, OpenName, Subject } from "../page/subject.ts";

declare global {
  interface Window {
    readonly layarCounts?: Counts;
  }
}

/** The screens of shipped widgets, or those of hand-written components. */
const folder = new URLSearchParams(location.search).get("folder") ?? "bench";
const nothing = (): void => {};
const device = openStorage(() => window.localStorage);
const visit = openStorage(() => window.sessionStorage);
const launch = readLaunch(location, visit);
const market = findMarket(markets, launch.common.market)?.id ?? "";

function createBrowserPorts(screen: OpenName, load: Load): Ports {
  return {
    transport: async () => ({ data: await load(screen) }),
    bridge: noBridge,
    device,
    visit,
    clock,
    navigation: { go: nothing, leave: nothing, back: nothing, home: nothing },
    report: ({ what, detail }) => console.error(what, detail),
  };
}

/** In a build that counts. */
function countListeners(session: Session): Session {
  const counts = window.layarCounts;
  if (!counts) return session;
  const counted = (listener: () => void) => (): void => {
    counts.listeners++;
    listener();
  };
  return { ...session, subscribe: (paths, listener) => session.subscribe(paths, counted(listener)) };
}

async function openEngine(): Promise<Subject> {
  const always = { toast, "screen-error": screenError, "node-error": nodeError };
  const opened = routes.map(async (entry) => {
    const screen = await openEntry(entry.open, market);
    return [entry.id, { screen, widgets: { ...always, ...screen.widgets } }] as const;
  });
  const screens = new Map(await Promise.all(opened));
  return {
    open(host, name, load) {
      const found = screens.get(`${folder}-${name}`);
      if (!found) throw new Error(`No screen is named ${folder}-${name}.`);
      const { screen, widgets } = found;
      const env = { online: true, inMessagingApp: false };
      const request = { params: {}, launch, settings, hasPrevious: false, origin: location.origin, env };
      const session = countListeners(openSession(screen, request, createBrowserPorts(name, load)));
      const root = createRoot(host);
      session.start();
      const kit = { ...screen.language, settings, origin: location.origin, common: launch.common };
      root.render(createElement(ScreenView, { session, widgets, views: screen.views, kit, onHome: nothing }));
      return () => {
        session.close();
        root.unmount();
      };
    },
  };
}

export const subject = openEngine();
