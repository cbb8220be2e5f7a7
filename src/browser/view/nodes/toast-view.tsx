import { type ReactNode, useEffect, useLayoutEffect, useRef } from "react";
import { useScreen } from "../hooks.ts";
import { type RenderContext, showWidget } from "../render-context.ts";
import { standClear } from "./stand-clear.ts";

const root = { "data-widget": "toast", "data-node": "toast" };

/** Shows the current message, or what is being waited for. A new message is a new element, so that it is read out even when its text is the same. */
export function ToastView({ session, widgets }: RenderContext): ReactNode {
  const said = useScreen(session, (store) => store.toast ?? store.busyText);
  const layer = useRef<HTMLDivElement>(null);
  /** What was tapped last: a flow that asks for a field has moved the focus by the time its message is there. */
  const tapped = useRef<Element>(null);
  useEffect(() => {
    const note = ({ target }: MouseEvent): void => {
      tapped.current = target instanceof Element ? target.closest("button, a, label") : null;
    };
    addEventListener("click", note, true);
    return () => removeEventListener("click", note, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message has another height
  useLayoutEffect(() => {
    if (!layer.current) return undefined;
    standClear(layer.current, tapped.current);
    // A field that the flow asks for takes the focus, and scrolls, after the message, which stays above what was tapped.
    const frame = requestAnimationFrame(() => layer.current && standClear(layer.current, tapped.current));
    return () => cancelAnimationFrame(frame);
  }, [said]);
  if (!said) return null;
  const { id, text, tone } = typeof said === "string" ? { id: "busy", text: said, tone: "info" } : said;
  return (
    <div ref={layer} className="toast-layer">
      {showWidget(widgets, "toast", { key: id, root: { ...root, lang: session.languageOf(text) }, text, tone })}
    </div>
  );
}
