import { type ReactNode, useEffect } from "react";
import type { Leaving } from "../../runtime/index.ts";
import { nothing, useScreen } from "../hooks.ts";
import { useKit } from "../kit-context.ts";
import { type DialogsProps, showWidget } from "../render-context.ts";
import { label } from "../widget-kit.ts";

/** Before the screen is left for a host of somebody else, says which; otherwise shows the open dialog. */
export function LeavingView(props: DialogsProps): ReactNode {
  const { session, views } = props.context;
  const leaving = useScreen(session, (store) => store.leaving, nothing);
  if (leaving) return <LeaveNotice leaving={leaving} {...props} />;
  const { dialogs: Dialogs } = views;
  return Dialogs ? <Dialogs {...props} /> : props.toast;
}

function LeaveNotice({ leaving, context, onOverlay }: DialogsProps & { readonly leaving: Leaving }): ReactNode {
  const { labels } = useKit();
  const stay = (): void => leaving.decide(false);
  useEffect(() => onOverlay?.(() => leaving.decide(false)), [onOverlay, leaving]);
  return showWidget(context, "dialog", {
    root: { "data-widget": "dialog", "data-node": "leaving" },
    title: labels.leaving,
    on: { close: stay },
    slots: {
      actions: (
        <>
          <button type="button" className="ly-btn ly-btn-secondary" onClick={stay}>
            {labels.stay}
          </button>
          <button type="button" className="ly-btn ly-btn-primary" onClick={() => leaving.decide(true)}>
            {labels.open}
          </button>
        </>
      ),
    },
    children: <p>{label(labels.leavingTo, { host: leaving.host })}</p>,
  });
}
