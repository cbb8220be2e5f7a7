/** Shows one open screen: its nodes, or the error state, and above them the dialog and the toast. */

import { type ReactNode, type SyntheticEvent, useMemo, useRef, useState } from "react";
import { isDeveloping } from "#is-developing";
import type { CompiledNode, Session } from "../runtime/index.ts";
import { useHeadingFocus } from "./focus.ts";
import { useScreen } from "./hooks.ts";
import { type Kit, KitContext, waitingId } from "./kit-context.ts";
import { BodyView } from "./nodes/body-view.tsx";
import type { OnOverlay, RenderContext, ScreenViews, Widgets } from "./render-context.ts";

interface ScreenViewProps {
  readonly session: Session;
  readonly kit: Kit;
  readonly widgets: Widgets;
  readonly views: ScreenViews;
  /** Goes home from the error state. */
  readonly onHome: () => void;
  /** Leads to the log-in when the session of the user has ended; without it the way home is all there is. */
  readonly onLogIn?: () => void;
  readonly onFault?: (node: CompiledNode, error: unknown) => void;
  readonly onOverlay?: OnOverlay;
  readonly takesFocus?: boolean;
  /** What stands around the nodes. Default: as the plan says. */
  readonly as?: "main" | "section" | "div";
  /** In place of the colours of what is around it. */
  readonly theme?: "auto" | "light" | "dark";
}

/**
 * Shows a session from its skeleton on. Opening, starting and closing it is up to the caller.
 *
 * `widgets` has the screen's own, `dialog` among them when it opens one, and the three that any screen may need: `toast`,
 * `screen-error` and `node-error`. `views` has the parts of the view that the screen needs beyond those of every screen.
 * With `takesFocus` the heading is focused, as for a user who came from another screen.
 * A node that throws is reported to `onFault`; a critical one turns the screen into its error state.
 */
export function ScreenView(props: ScreenViewProps): ReactNode {
  const { session, kit, widgets, views, onHome, onLogIn, onFault, onOverlay, takesFocus, as, theme } = props;
  const status = useScreen(session, (store) => store.status);
  const isOnline = useScreen(session, (store) => store.env.online);
  const [broken, setBroken] = useState<CompiledNode | null>(null);
  const fullKit = useMemo(() => completeKit(kit, session), [kit, session]);
  const shared = useMemo(
    () => ({
      session,
      kit: fullKit,
      widgets,
      views,
      drawn: new Map<CompiledNode, ReactNode>(),
      onFault(node: CompiledNode, error: unknown) {
        onFault?.(node, error);
        if (node.plan.critical) setBroken(node);
      },
    }),
    [session, fullKit, widgets, views, onFault],
  );
  const context = useMemo<RenderContext>(() => ({ ...shared, isLoading: status === "loading" }), [shared, status]);
  const state = broken ? "failed" : status;
  const main = useRef<HTMLDivElement>(null);
  const tapped = useRef<Element>(null);
  const noteTap = ({ target }: SyntheticEvent): void => {
    tapped.current = target instanceof Element ? target.closest("button, a, label") : null;
  };
  useHeadingFocus(main, takesFocus ? state : undefined);
  const retry = (): void => {
    setBroken(null);
    if (status !== "ready") session.retry();
  };
  const { failed: Failed, toast: Toast, loading: Loading, focus: RequestedFocus, dialogs, leaving: DialogView = dialogs } = views;
  const Root = as ?? session.plan.root ?? "main";
  const toast = Toast && <Toast context={context} tapped={tapped} />;
  return (
    <KitContext.Provider value={fullKit}>
      <Root
        ref={main}
        className="layar"
        data-theme={theme}
        data-screen={session.plan.id}
        data-market={session.plan.market}
        data-state={state}
        lang={kit.tag}
        dir={kit.direction}
        aria-busy={state === "loading"}
        onClickCapture={noteTap}
      >
        {!isOnline && (
          <p role="status" className="ly-offline">
            {kit.labels.offline}
          </p>
        )}
        {state === "failed" && Failed ? (
          <Failed context={context} broken={broken} on={{ retry, home: onHome, logIn: onLogIn ?? onHome }} />
        ) : (
          <BodyView context={context} />
        )}
        {state === "loading" && Loading && <Loading context={context} onRetry={retry} />}
        <span id={waitingId(kit)} hidden>
          {kit.labels.loading}
        </span>
        {RequestedFocus && <RequestedFocus session={session} root={main} />}
        {DialogView ? <DialogView context={context} onOverlay={onOverlay} toast={toast} /> : toast}
      </Root>
    </KitContext.Provider>
  );
}

function completeKit(kit: Kit, { languageOf, trace }: Session): Kit {
  if (!isDeveloping) return { ...kit, languageOf };
  const noteFallback = (node: string, reason: unknown): void => trace?.({ step: "rows-fallback", node, detail: `${reason}` });
  return { ...kit, languageOf, noteFallback };
}
