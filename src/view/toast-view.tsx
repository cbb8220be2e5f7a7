import type { ReactNode } from "react";
import type { ScreenStore } from "../runtime/index.ts";
import { useScreen } from "./hooks.ts";
import { type Scene, showWidget } from "./scene.ts";

const root = { "data-widget": "toast", "data-node": "toast" };

/** Shows the message of the moment, or what is being waited for. A new message is a new element, so that it is read out even when its words are the same. */
export function ToastView({ session, widgets }: Pick<Scene, "session" | "widgets">): ReactNode {
  const toast = useScreen(session, readToast);
  const busyText = useScreen(session, readBusyText);
  const shown = toast ?? (busyText ? { id: "busy", text: busyText, tone: "info" } : null);
  if (!shown) return null;
  const { id, text, tone } = shown;
  return <div className="toast-layer">{showWidget(widgets, "toast", { key: id, root, text, tone })}</div>;
}

function readToast(store: ScreenStore): ScreenStore["toast"] {
  return store.toast;
}

function readBusyText(store: ScreenStore): string {
  return store.busyText;
}
