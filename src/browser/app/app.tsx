/** The app: shows the screen of each address in turn, and a page with a retry when a screen cannot be fetched. */
import { receipts } from "virtual:layar/receipts";
import { isDeveloping } from "#is-developing";
import { isAnotherLaunch, readParams } from "../../core/market/index.ts";
import type { CompiledScreen } from "../embed/index.ts";
import { type OpenRequest, openSession, type Session, type SessionPorts } from "../runtime/index.ts";
import { ScreenView, type Widgets } from "../view/index.ts";
import { routeOf, type Texts, writeAddress } from "./address.ts";
import { createBrowserPorts, type Deployment, isSending, readEnvironment } from "./browser-ports.ts";
import { watchPorts } from "./developer-tools.ts";
import { FatalError, type FatalErrorTexts } from "./fatal-error.tsx";
import { isPageThere } from "./is-page-there.ts";
import { createRouter } from "./router.ts";
import type { FoundScreen } from "./screens.ts";
import { scrollBack } from "./stage/scroll-back.ts";
import { giveUpMs, openStage, type Scene } from "./stage/stage.ts";
import { fetchStyles } from "./styles.ts";

export interface AppOptions extends Deployment {
  readonly element: HTMLElement;
  /** The screen of the current address. */
  find(): Promise<FoundScreen | undefined>;
  readonly market: string;
  /** In which the server writes messages while nobody has chosen one. */
  readonly serverLanguage: string;
  /** What the shell is asked for on the way home from a screen that cannot be shown; '' for nothing. */
  readonly homeAction: string;
  /** As `homeAction`, for the log-in from a screen whose session has ended. */
  readonly loginAction: string;
  /** What is said, in the language of the moment, when not even a screen's own wording can be fetched. */
  wording(): FatalErrorTexts | undefined;
  /** Widgets that any screen may need. */
  readonly widgets: Widgets;
}

export interface RunningApp {
  /** Makes the open screen check the network, the clock, the shell and other tabs again. */
  look(): void;
  /** The page has come into view, or goes out of it. */
  turn(): void;
  /** Opens the screen again, with what the user has entered, unless a part of that is on its way or was refused. */
  renew(screen?: string): void;
}

interface Arrival extends Pick<OpenRequest, "state" | "refused"> {
  readonly scrollY: number;
  readonly takesFocus?: boolean;
  /** Parameters that stand in the path. */
  readonly inPath?: Texts;
}

/** Shows the screen of the current address and follows the history from there. */
export function startApp(options: AppOptions): RunningApp {
  const { element, find, market, homeAction, loginAction, wording, launch, widgets } = options;
  const { origin } = location;
  const router = createRouter(window, (scrollY) => move({ scrollY, takesFocus: true }));
  const go = (route: string, params: Texts, isReplacing: boolean): void =>
    router.go(writeAddress(route, params, launch.common), isReplacing);
  const homeRoute = options.settings.home ?? "/";
  const home = (): void => go(homeRoute, {}, false);
  const ports = createBrowserPorts(options, { go, home, leave: router.leave, back: () => router.back(home) });
  /** The way out of a screen that cannot be shown: the shell's home, or ours where there is no shell. */
  const goOn = (): void => void ((homeAction && ports.bridge.send(homeAction, {})) || home());
  const logIn = (): void => void ((loginAction && ports.bridge.send(loginAction, {})) || goOn());
  /** Reports only the kind of what was thrown: its message may hold values. */
  const report = (what: string, error: unknown, where?: Texts): void => {
    const kind = error instanceof Error ? error.name : typeof error;
    ports.report({ what, screen: open?.plan.id ?? "", detail: { ...where, error: kind } });
  };
  const stage = openStage(
    element,
    {
      // The node itself reports what it threw.
      onCaughtError: isDeveloping ? undefined : () => {},
      // React has emptied the page when it calls this.
      onUncaughtError(error) {
        report("screen-failed", error);
        setTimeout(showLost);
      },
    },
    { onLost: (error) => void giveUp(error, turn), onLate: showLost },
  );
  let open: Session | undefined;
  /** Counts navigations, so that a screen that arrives late does not cover a later one. */
  let turn = 0;
  let hopsInTask = 0;
  /** Of the screen that was found; '' while none is. */
  let name = "";

  /** A shell may hand its next user over by the hash alone, with which the browser loads nothing. Offline a reload would end here. */
  function move(arrival: Arrival): void {
    if (!isAnotherLaunch(location, launch)) void show(arrival);
    else if (navigator.onLine) location.reload();
    else {
      leave();
      showLost();
    }
  }

  function leave(): void {
    const left = open;
    open = undefined;
    name = "";
    // A screen that leads on as it closes: what is shown next counts.
    left?.close();
    turn++;
  }

  async function show(arrival: Arrival): Promise<void> {
    leave();
    // Screens that lead on as they open may be a cycle: the page would never come to rest.
    if (++hopsInTask > 20) return lose();
    const own = turn;
    const late = setTimeout(() => own === turn && showLost(), giveUpMs);
    try {
      const found = await find();
      name = found?.id ?? "";
      const [screen] = await Promise.all([found?.open(), found && fetchStyles(found.id)]);
      if (own !== turn) return;
      if (screen) showScreen(screen, { ...arrival, inPath: screen.features.readRoute?.(screen.plan.route, routeOf(location)) });
      else showLost();
    } catch (error) {
      await giveUp(error, own);
    } finally {
      clearTimeout(late);
      // All that the screen loads first has been asked for within this task.
      setTimeout(() => {
        hopsInTask = 0;
        window.layarFirstCalls?.drop();
      });
    }
  }

  /** A chunk did not arrive, is gone after a new release, or holds what this engine cannot open. */
  async function giveUp(error: unknown, own: number): Promise<void> {
    report("screen-not-fetched", error);
    if (own === turn && !(await reloadOnce()) && own === turn) showLost();
  }

  function showScreen(screen: CompiledScreen, { scrollY, takesFocus, inPath, ...before }: Arrival): void {
    const { language, views, settings = options.settings } = screen;
    // Another screen may be on its way when React comes to this one.
    const key = turn;
    const serverLanguage = options.language() || options.serverLanguage;
    const params = { ...readParams(location, launch), ...inPath };
    const request = { params, launch, settings, origin, env: readEnvironment(), ...before, serverLanguage };
    const replace: SessionPorts["replace"] = (next) => {
      if (open !== session) return;
      session.close();
      turn++;
      showScreen({ ...screen, ...next }, { scrollY, takesFocus, inPath, ...before });
    };
    const session = openSession(
      screen,
      { ...request, hasPrevious: router.hasPrevious(), place: router.place() },
      isDeveloping ? watchPorts({ ...ports, replace }) : { ...ports, replace },
    );
    const statusNow = (): string => session.store.getState().status;
    let settled = "loading";
    const settle = (): void => {
      document.title = session.title();
      requestAnimationFrame(() => {
        if (open !== session || !stage.isShown() || settled === statusNow()) return;
        settled = statusNow();
        if (settled === "loading") return;
        const tenths = String(Math.round(performance.now() / 100));
        if (turn === 1) ports.report({ what: "time-to-ready", screen: session.plan.id, detail: { tenths } });
        // While a screen loads it is too short to restore its scroll position.
        if (scrollY) scrollBack(scrollY);
        // Whatever happened to the plan, the user gets a page with a heading and a way out, which the home of a product need not have.
        if (element.querySelector("h1") && (session.plan.route === homeRoute || element.querySelector("button,a"))) return;
        lose();
      });
    };
    const view: Scene["view"] = (phase) =>
      phase === "early" && statusNow() === "loading" ? null : (
        <ScreenView
          key={key}
          session={session}
          kit={{ ...language, settings, origin, common: launch.common, phase }}
          widgets={{ ...widgets, ...screen.widgets }}
          views={views}
          takesFocus={takesFocus}
          onHome={goOn}
          onLogIn={logIn}
          onOverlay={router.openOverlay}
          onFault={({ plan: { id: node, widget } }, error) => report("node-failed", error, { node, widget })}
        />
      );
    const showNow = (): void => {
      if (open !== session) return;
      stage.show({ view, follow: session.store.subscribe, onShown: settle });
      scrollBack(scrollY);
      session.subscribe(["status", "data"], settle);
    };
    open = session;
    receipts?.opened({ session, module: screen });
    session.start();
    document.documentElement.lang = language.tag;
    document.documentElement.dir = language.direction ?? "";
    // The page shows already what the screen shows while it loads. When what the page has asked for is there, the screen is drawn once.
    if (turn === 1 && window.layarFirstCalls) setTimeout(showNow);
    else showNow();
  }

  /** Goes on with the page of a new release, which names other chunks; the address, the visit and drafts stay. */
  async function reloadOnce(): Promise<boolean> {
    if (!navigator.onLine || isSending() || !router.mayRetry()) return false;
    if (!(await isPageThere()) || isSending()) return false;
    location.reload();
    return true;
  }

  function lose(): void {
    report("screen-failed", null);
    showLost();
  }

  function showLost(): void {
    // A browser may cache that a chunk could not be fetched, and a new release has other chunks. Offline, a reload would end here.
    const again = (): void => (navigator.onLine ? location.reload() : move({ scrollY: 0 }));
    stage.show({
      view: () => <FatalError screen={name} market={market} wording={wording()} onRetry={again} onHome={goOn} />,
      isLost: true,
    });
    scrollBack(0);
  }

  function look(): void {
    open?.setOnline(navigator.onLine);
    open?.refresh();
  }

  void show({ scrollY: 0 });
  return {
    look,
    turn() {
      look();
      open?.returned();
    },
    renew(screen = open?.plan.id) {
      const left = open;
      // What is being uploaded, or was refused, stands in the page alone.
      if (left?.plan.id !== screen || Object.keys(left?.store.getState().waiting.state ?? {}).length > 0) return;
      leave();
      const { state, refused } = left?.store.getState() ?? {};
      void show({ scrollY: window.scrollY, takesFocus: true, state, refused });
    },
  };
}
