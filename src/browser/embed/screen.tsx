import { type ReactNode, useEffect, useId, useMemo, useRef } from "react";
import type { Failure, Session } from "../runtime/index.ts";
import { ScreenView, type Widgets } from "../view/index.ts";
import type { ScreenEntry } from "./load-screen.ts";
import type { Situation } from "./open-session.ts";
import { goHome, pageOrigin } from "./ports.ts";
import { type Host, useHost } from "./provider.tsx";
import { type OpenScreen, useScreen } from "./use-screen.ts";

export interface ScreenProps extends Partial<Situation> {
  /** One of `screens` of `virtual:layar`. */
  readonly screen: ScreenEntry;
  /** Shown while the code of the screen is fetched. Default: nothing. */
  readonly fallback?: ReactNode;
  /** What stands around the nodes. Default: `section`; `main` for a screen that is the page. */
  readonly as?: "main" | "section" | "div";
  /** Focuses the heading, as for a user who came from another screen. */
  readonly takesFocus?: boolean;
  /** Called when everything that the screen loads first is there. */
  onReady?(session: Session): void;
  /** Called when the screen cannot be shown. */
  onFailure?(failure: Failure): void;
  /** Called with the title of the screen, and with each that takes its place. */
  onTitle?(title: string): void;
  /** Leads to the log-in when the user is signed out. Default: the way home. */
  onLogIn?(): void;
}

/**
 * Shows a screen where it stands: below a `LayarProvider`, as often as it is wanted.
 *
 * @example <Screen screen={screens.ride} params={{ rideId: "R1" }} fallback={<Spinner />} onFailure={({ kind }) => log(kind)} />
 */
export function Screen(props: ScreenProps): ReactNode {
  const { screen: entry, fallback = null, market, language, params } = props;
  const host = useHost();
  const open = useScreen(entry, { market, language, params });
  return open ? <Shown {...props} open={open} host={host} /> : fallback;
}

interface ShownProps extends ScreenProps {
  readonly open: OpenScreen;
  readonly host: Host;
}

/** The host shows messages by itself. */
const noToast: Widgets = { toast: () => null };

function Shown({ open: { session, screen: loaded }, screen: { project }, host, ...props }: ShownProps): ReactNode {
  const { onReady, onFailure, onTitle, onLogIn, takesFocus, as = "section" } = props;
  const prefix = `${useId()}-`;
  const settings = loaded.settings ?? project.settings;
  const { language, views } = loaded;
  const kit = useMemo(() => {
    return { ...language, settings, origin: pageOrigin(), common: {}, prefix };
  }, [language, settings, prefix]);
  const hasToast = host.toast !== undefined;
  const widgets = useMemo(
    () => ({ ...project.widgets, ...loaded.widgets, ...host.widgets, ...(hasToast && noToast) }),
    [project.widgets, loaded.widgets, host.widgets, hasToast],
  );
  useNews(session, { onReady, onFailure, onTitle, onToast: host.toast });
  return (
    <ScreenView
      session={session}
      kit={kit}
      widgets={widgets}
      views={views}
      as={as}
      takesFocus={takesFocus}
      onHome={() => goHome(host, settings)}
      onLogIn={onLogIn}
      onFault={({ plan: { id: node, widget } }, error) =>
        host.report?.({
          what: "node-failed",
          screen: session.plan.id,
          detail: { node, widget, error: error instanceof Error ? error.name : typeof error },
        })
      }
    />
  );
}

interface News extends Pick<ScreenProps, "onReady" | "onFailure" | "onTitle"> {
  onToast?: Host["toast"];
}

/** Of a session, what its host was notified of last. */
interface Notified {
  readonly session?: Session;
  readonly status?: string;
  readonly title?: string;
  readonly toast?: number;
}

/** Says to the host what it asks for, each once. */
function useNews(session: Session, news: News): void {
  const latest = useRef(news);
  const notified = useRef<Notified>({});
  useEffect(() => {
    latest.current = news;
  });
  useEffect(() => {
    const look = (): void => {
      const before = notified.current.session === session ? notified.current : {};
      const { status, failure, toast } = session.store.getState();
      const title = session.title();
      notified.current = { session, status, title, toast: toast?.id };
      const { onReady, onFailure, onTitle, onToast } = latest.current;
      if (title !== before.title) onTitle?.(title);
      if (status !== before.status && status === "ready") onReady?.(session);
      if (status !== before.status && failure) onFailure?.(failure);
      if (toast && toast.id !== before.toast) onToast?.(toast.text, toast.tone);
    };
    look();
    return session.store.subscribe(look);
  }, [session]);
}
