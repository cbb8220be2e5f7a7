import { createElement, type ReactNode, useEffect, useId, useMemo, useRef, useSyncExternalStore } from "react";
import { checkEntry, checkWidgets } from "#checks";
import { isDeveloping } from "#is-developing";
import { deepEqual } from "../../core/json/index.ts";
import type { CompiledNode, Failure, Session } from "../runtime/index.ts";
import { ScreenView, type Widgets } from "../view/index.ts";
import { joinWidgets } from "./join-widgets.ts";
import type { Project, ScreenEntry, ScreenTypes } from "./load-screen.ts";
import type { GivenParams, Situation } from "./open-session.ts";
import { goHome, pageOrigin, reportTo } from "./ports.ts";
import { type Host, useHost } from "./provider.tsx";
import { never, type OpenScreen, useOpen } from "./use-screen.ts";

interface ShownAs {
  /** Shown while the code of the screen is fetched. Default: nothing. */
  readonly fallback?: ReactNode;
  /** What stands around the nodes. Default: `section`; `main` for a screen that is the page. */
  readonly as?: "main" | "section" | "div";
  /**
   * Its colours: those of the system, light or dark ones. Default: `inherit`, as the nearest element around with `data-theme` says, and
   * without one as the system.
   */
  readonly theme?: "auto" | "light" | "dark" | "inherit";
  /** Focuses the heading, as for a user who came from another screen. */
  readonly takesFocus?: boolean;
  /** Called with the session when the screen opens, before anything is there. */
  onOpen?(session: Session): void;
  /** Called when everything that the screen loads first is there. */
  onReady?(session: Session): void;
  /** Called when the screen cannot be shown. */
  onFailure?(failure: Failure): void;
  /** Called with the title of the screen, and with each that takes its place. */
  onTitle?(title: string): void;
  /** Leads to the log-in when the user is signed out. Default: the way home. */
  onLogIn?(): void;
}

/** Of `<Screen>`: which one, with which parameters, and how it is shown. */
export type ScreenProps<T extends ScreenTypes = ScreenTypes> = ShownAs &
  Partial<Situation<T>> &
  GivenParams<T> & {
    /** One of `screens` of `virtual:layar`, or what `compileScreen` gives. */
    readonly screen: ScreenEntry<T>;
  };

/**
 * Shows a screen where it stands: below a `LayarProvider`, as often as it is wanted. While developing it also shows there what is wrong with
 * the definition of the screen, which stays as it last was without problems.
 *
 * Throws, for the nearest error boundary, outside of a provider, on a market that the project has not, and when its code cannot be fetched.
 *
 * @example <Screen screen={screens.ride} params={{ rideId: "R1" }} fallback={<Spinner />} onFailure={({ kind }) => log(kind)} />
 */
export function Screen<T extends ScreenTypes>(props: ScreenProps<T>): ReactNode {
  checkEntry("<Screen>", props.screen);
  const { screen } = props;
  const opened = <Opened {...props} />;
  // Every bundler leaves out what hangs on `isDeveloping` alone.
  const withProblems = isDeveloping && screen.project.problemsElement && (
    <>
      {createElement(screen.project.problemsElement, { screen: screen.id })}
      {/* One that never was without problems cannot be opened. */}
      {Object.keys(screen.open).length > 0 && opened}
    </>
  );
  return withProblems || opened;
}

function Opened(props: ScreenProps): ReactNode {
  const { screen: entry, fallback = null } = props;
  const host = useHost();
  const open = useOpen(entry, props);
  return open ? <Shown key={open.turn} {...props} project={entry.project} open={open} host={host} /> : fallback;
}

interface ShownProps extends ShownAs {
  readonly project: Project;
  readonly open: OpenScreen;
  readonly host: Host;
}

/** The host shows messages by itself. */
const noToast: Widgets = { toast: () => null };

function Shown(props: ShownProps): ReactNode {
  const { open, project, host, onLogIn, takesFocus, as = "section", theme = "inherit" } = props;
  const { session, screen: loaded } = open;
  const latest = useRef(props);
  latest.current = props;
  const prefix = `${useId()}-`;
  const settings = loaded.settings ?? project.settings;
  const { language } = loaded;
  // A server knows none, and its page comes alive as it was written.
  const origin = useSyncExternalStore(never, pageOrigin, () => "");
  const kit = useMemo(() => ({ ...language, settings, origin, common: {}, prefix }), [language, settings, origin, prefix]);
  const hasToast = host.toast !== undefined;
  const known = useRef(host.widgets);
  // A host may put them together at each render: with others all nodes are drawn again, and one that broke breaks again.
  if (!deepEqual(known.current, host.widgets)) known.current = host.widgets;
  const given = known.current;
  const { widgets, views } = useMemo(() => {
    const joined = joinWidgets(loaded, given);
    return { ...joined, widgets: { ...project.widgets, ...joined.widgets, ...(hasToast && noToast) } };
  }, [project.widgets, loaded, given, hasToast]);
  checkWidgets(session, widgets);
  useNews(open, latest);
  const onFault = useMemo(
    () =>
      ({ plan: { id: node, widget, critical } }: CompiledNode, error: unknown) => {
        reportTo(latest.current.host, {
          what: "node-failed",
          screen: session.plan.id,
          detail: { node, widget, error: error instanceof Error ? error.name : typeof error },
        });
        // Without it the screen cannot be shown.
        if (critical) latest.current.onFailure?.({ kind: "service", code: "", message: language.failures.service, serverMessage: "" });
      },
    [session, language],
  );
  return (
    <ScreenView
      session={session}
      kit={kit}
      widgets={widgets}
      views={views}
      as={as}
      theme={theme === "inherit" ? undefined : theme}
      takesFocus={takesFocus}
      onHome={() => goHome(host, settings)}
      onLogIn={onLogIn}
      onFault={onFault}
    />
  );
}

/** Of a session, what its host was notified of last. */
interface Notified {
  readonly status: string;
  readonly title: string;
}

/** Says to the host what it asks for, each once. */
function useNews({ session, turn }: OpenScreen, latest: { readonly current: ShownAs }): void {
  const notified = useRef<Notified>(undefined);
  useEffect(() => {
    if (!turn) return undefined;
    const look = (): void => {
      const before = notified.current;
      const { status, failure } = session.store.getState();
      const title = session.title();
      notified.current = { status, title };
      const host = latest.current;
      if (!before) host.onOpen?.(session);
      if (title !== before?.title) host.onTitle?.(title);
      if (status === before?.status) return;
      if (status === "ready") host.onReady?.(session);
      if (failure) host.onFailure?.(failure);
    };
    look();
    return session.store.subscribe(look);
  }, [session, turn, latest]);
}
