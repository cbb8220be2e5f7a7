/** One visit: shows the screen of each address in turn, and something to go on with when a screen cannot be fetched. */
import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import type { MarketDefinition, Settings } from "../contract/index.ts";
import type { Launch } from "../market/index.ts";
import { openSession, type Ports, type ScreenModule, type Session } from "../runtime/index.ts";
import { createKit, ScreenView, type Widgets } from "../view/index.ts";
import { findPlace, type Texts, writeAddress } from "./address.ts";
import { readEnvironment } from "./compose.ts";
import { Lost } from "./lost.tsx";
import { createRouter } from "./routes.ts";

/** A published screen, its widgets included. */
export interface PublishedScreen extends ScreenModule {
  readonly widgets: Widgets;
}

export interface RouteEntry {
  readonly id: string;
  readonly route: string;
  /** Fetches the screen, by market. */
  readonly open: Readonly<Record<string, () => Promise<PublishedScreen>>>;
}

export interface VisitOptions {
  readonly element: HTMLElement;
  readonly routes: readonly RouteEntry[];
  readonly market: Pick<MarketDefinition, "id" | "language">;
  readonly settings: Settings;
  readonly launch: Launch;
  /** Widgets that any screen may need. */
  readonly widgets: Widgets;
  composePorts(navigation: Ports["navigation"]): Ports;
}

export interface Visit {
  /** Shows the open screen anew with what the borrower has entered: its definition has changed, or the page was asleep. */
  renew(screen?: string): void;
  setOnline(isOnline: boolean): void;
}

interface Arrival {
  readonly scrollY: number;
  readonly takesFocus?: boolean;
  /** What the borrower has entered so far, when the screen is opened anew. */
  readonly state?: Readonly<Record<string, unknown>>;
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}

/** Shows the screen of the present address and follows the visit from there. */
export function startVisit({ element, routes, market, settings, launch, widgets, composePorts }: VisitOptions): Visit {
  const router = createRouter(window, (scrollY) => show({ scrollY, takesFocus: true }));
  const go = (route: string, params: Texts, isReplacing: boolean): void =>
    router.go(writeAddress(route, params, launch.common), isReplacing);
  const home = (): void => go("/", {}, false);
  const ports = composePorts({ go, home, leave: router.leave, back: () => router.back(home) });
  const root = createRoot(element, {
    // What a node threw is reported by the node.
    onCaughtError: import.meta.env.DEV ? undefined : () => {},
    // React empties the page when it tells.
    onUncaughtError(error) {
      ports.report({ what: "screen-failed", screen: open?.id ?? "", detail: { error: nameOf(error) } });
      setTimeout(showLost);
    },
  });
  let open: { readonly id: string; readonly session: Session } | undefined;
  /** Counts what was asked for, so that a screen that comes late does not cover a later one. */
  let turn = 0;
  let failures = 0;

  function render(view: ReactNode, scrollY: number): void {
    flushSync(() => root.render(view));
    window.scrollTo(0, scrollY);
  }

  async function show(arrival: Arrival): Promise<void> {
    const { entry, params } = findPlace(location, routes);
    const own = ++turn;
    open?.session.close();
    open = undefined;
    try {
      const screen = await entry?.open[market.id]?.();
      if (own !== turn) return;
      if (entry && screen) showScreen(entry.id, openScreen(screen, params, arrival.state), { ...arrival, screen });
      else showLost();
    } catch {
      // The chunk did not come, is gone after a new release, or holds what this engine cannot open.
      if (own === turn) showLost();
    }
  }

  function openScreen(screen: PublishedScreen, params: Texts, state: Arrival["state"]): Session {
    const { origin } = location;
    const hasPrevious = router.hasPrevious();
    return openSession(screen, { params, launch, settings, hasPrevious, origin, env: readEnvironment(), state }, ports);
  }

  function showScreen(id: string, session: Session, { screen, scrollY, takesFocus }: Arrival & { readonly screen: PublishedScreen }): void {
    const settle = (): void => {
      document.title = session.title();
      // A screen that loads is too short for where the borrower had left it.
      if (scrollY) requestAnimationFrame(() => window.scrollTo(0, scrollY));
    };
    open = { id, session };
    session.subscribe(["status"], settle);
    session.start();
    document.documentElement.lang = screen.language.tag;
    render(
      <ScreenView
        key={turn}
        session={session}
        kit={createKit(screen, settings, location.origin)}
        widgets={{ ...widgets, ...screen.widgets }}
        takesFocus={takesFocus}
        onHome={home}
        onOverlay={router.openOverlay}
        onFault={({ plan: { id: node, widget } }, error) =>
          ports.report({
            what: "node-failed",
            screen: id,
            detail: { node, widget, error: nameOf(error) },
          })
        }
      />,
      scrollY,
    );
    settle();
  }

  function showLost(): void {
    const again = (): void => {
      // An engine may remember that a chunk could not be fetched, and a new release has others: the second try starts afresh.
      if (failures++) location.reload();
      else void show({ scrollY: 0 });
    };
    const screen = findPlace(location, routes).entry?.id ?? "";
    render(<Lost screen={screen} market={market.id} language={market.language} onRetry={again} onHome={home} />, 0);
  }

  void show({ scrollY: 0 });
  return {
    renew(screen = open?.id) {
      if (open?.id === screen) void show({ scrollY: window.scrollY, state: open?.session.store.getState().state });
    },
    setOnline: (isOnline) => open?.session.setOnline(isOnline),
  };
}
