import type { ReactNode } from "react";
import { useScreen } from "../hooks.ts";
import { type RenderContext, showWidget } from "../render-context.ts";

const root = { "data-widget": "toast", "data-node": "toast" };

/** Shows the current message, or what is being waited for. A new message is a new element, so that it is read out even when its text is the same. */
export function ToastView({ session, widgets }: RenderContext): ReactNode {
  const said = useScreen(session, (store) => store.toast ?? store.busyText);
  if (!said) return null;
  const { id, text, tone } = typeof said === "string" ? { id: "busy", text: said, tone: "info" } : said;
  return (
    <div className="toast-layer">
      {showWidget(widgets, "toast", { key: id, root: { ...root, lang: session.plan.otherLanguages?.[text] }, text, tone })}
    </div>
  );
}
