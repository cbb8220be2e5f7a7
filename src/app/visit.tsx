/** One visit: shows the screen of each address in turn, and something to go on with when a screen cannot be fetched. */
import { createRoot, type Root } from "react-dom/client";
import type { MarketDefinition, Settings } from "../contract/index.ts";
import type { Launch } from "../market/index.ts";
import { openSession, type Ports, type ScreenModule, type Session } from "../runtime/index.ts";
import { createKit, ScreenView, type Widgets } from "../view/index.ts";
import { findPlace, type Texts, writeAddress } from "./address.ts";
import { Arrived } from "./arrived.tsx";
import { readEnvironment } from "./compose.ts";
import { Lost } from "./lost.tsx";
import { createRouter, type Router } from "./routes.ts";

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

interface Open {
  readonly id: string;
  readonly session: Session;
}

interface Found {
  readonly id: string;
  readonly screen: PublishedScreen;
  readonly params: Texts;
}

interface Arrival {
  readonly scrollY?: number;
  readonly takesFocus?: boolean;
  /** What the borrower has entered so far, when the screen is opened anew. */
  readonly state?: Readonly<Record<string, unknown>>;
}

export class Visit {
  private readonly options: VisitOptions;
  private readonly ports: Ports;
  private readonly router: Router;
  private readonly root: Root;
  private open: Open | undefined;
  /** Counts what was asked for, so that a screen that comes late does not cover a later one. */
  private turn = 0;
  private failures = 0;

  constructor(options: VisitOptions) {
    this.options = options;
    const isServing = import.meta.env.DEV;
    this.root = createRoot(options.element, {
      onCaughtError: isServing ? undefined : () => {},
      // React has emptied the page when it tells.
      onUncaughtError: (error) => {
        if (isServing) console.error(error);
        this.showLost();
      },
    });
    this.router = createRouter(window, (scrollY) => this.show({ scrollY, takesFocus: true }));
    this.ports = options.composePorts(this.navigation());
  }

  /** Shows the screen of the present address. */
  async show({ scrollY = 0, takesFocus = false, state }: Arrival = {}): Promise<void> {
    const { routes, market } = this.options;
    const { entry, params } = findPlace(window.location, routes);
    const turn = ++this.turn;
    this.close();
    try {
      const screen = await entry?.open[market.id]?.();
      if (turn !== this.turn) return;
      if (entry && screen) this.showScreen({ id: entry.id, screen, params }, { scrollY, takesFocus, state });
      else this.showLost();
    } catch {
      if (turn === this.turn) this.showLost();
    }
  }

  /** Shows the open screen anew with what the borrower has entered: its definition has changed, or the page was asleep. */
  renew(id?: string): void {
    if (!this.open || (id !== undefined && id !== this.open.id)) return;
    this.show({ scrollY: window.scrollY, state: this.open.session.store.getState().state });
  }

  setOnline(isOnline: boolean): void {
    this.open?.session.setOnline(isOnline);
  }

  private close(): void {
    this.open?.session.close();
    this.open = undefined;
  }

  private navigation(): Ports["navigation"] {
    const go = (route: string, params: Texts, isReplacing: boolean): void =>
      this.router.go(writeAddress(route, params, this.options.launch.common), isReplacing);
    const home = (): void => go("/", {}, false);
    return {
      go,
      home,
      leave: (url, isReplacing) => this.router.leave(url, isReplacing),
      back: () => this.router.back(home),
    };
  }

  private showScreen({ id, screen, params }: Found, { scrollY = 0, takesFocus, state }: Arrival): void {
    const { settings, launch, widgets } = this.options;
    const { origin } = location;
    const hasPrevious = this.router.hasPrevious();
    const session = openSession(screen, { params, launch, settings, hasPrevious, origin, env: readEnvironment(), state }, this.ports);
    this.open = { id, session };
    session.subscribe(["status"], () => nameDocument(session));
    nameDocument(session);
    document.documentElement.lang = screen.language.tag;
    session.start();
    this.root.render(
      <Arrived key={this.turn} session={session} scrollY={scrollY}>
        <ScreenView
          session={session}
          kit={createKit(screen, settings, origin)}
          widgets={{ ...widgets, ...screen.widgets }}
          takesFocus={takesFocus}
          onHome={this.ports.navigation.home}
          onOverlay={this.router.openOverlay}
          onFault={({ plan }, error) =>
            this.ports.report({ what: "node-failed", screen: id, detail: { node: plan.id, widget: plan.widget, error: nameOf(error) } })
          }
        />
      </Arrived>,
    );
  }

  private showLost(): void {
    const { routes, market } = this.options;
    this.close();
    this.failures++;
    this.root.render(
      <Lost
        screen={findPlace(location, routes).entry?.id ?? ""}
        market={market.id}
        language={market.language}
        // An engine may remember that a chunk could not be fetched, and a new release has other chunks: the second try starts afresh.
        onRetry={() => (this.failures > 1 ? location.reload() : this.show())}
        onHome={this.ports.navigation.home}
      />,
    );
  }
}

function nameDocument(session: Session): void {
  document.title = session.title();
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
