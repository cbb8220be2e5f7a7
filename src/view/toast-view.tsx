import type { ReactNode } from "react";
import type { Session } from "../runtime/index.ts";
import { useScreen } from "./hooks.ts";
import { findWidget, type Scene } from "./scene.ts";

const root = { "data-widget": "toast", "data-node": "toast" };

/** Shows the message of the moment. A new one is a new element, so that it is read out even when its words are the same. */
export function ToastView({ session, widgets }: Pick<Scene, "session" | "widgets">): ReactNode {
  const toast = useScreen(session, readToast);
  const Toast = findWidget(widgets, "toast");
  return toast && Toast ? (
    <div className="toast-layer">
      <Toast key={toast.id} root={root} text={toast.text} tone={toast.tone} />
    </div>
  ) : null;
}

function readToast(store: ReturnType<Session["store"]["getState"]>) {
  return store.toast;
}
