import { type ReactNode, useRef } from "react";
import type { ScreenStore } from "../../runtime/index.ts";
import { useScreen } from "../hooks.ts";
import { useLayout } from "../kit/use-layout.ts";
import { showWidget, type ToastProps } from "../render-context.ts";
import { placeToast } from "./place-toast.ts";

const root = { "data-widget": "toast", "data-node": "toast" };

/** Shows the current message, or what is being waited for. */
export function ToastView(props: ToastProps): ReactNode {
  const said = useScreen<Said>(
    props.context.session,
    ({ toast, busyText }) => toast ?? busyText,
    // Whether a control says by itself that it waits is seen where both are mounted.
    ({ toast }) => toast ?? "",
  );
  return said ? <Toast {...props} said={said} /> : null;
}

type Said = NonNullable<ScreenStore["toast"]> | string;

interface SaidProps extends ToastProps {
  readonly said: Said;
}

/** A new message is a new element, so that it is read out even when its text is the same. */
function Toast({ context, tapped, said }: SaidProps): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message has another height
  useLayout(() => {
    if (!layer.current) return undefined;
    // What a control says of itself is seen once; it is read out all the same.
    const isSeen = typeof said === "string" && layer.current.closest("[data-screen]")?.querySelector(".ly-btn[aria-busy=true]");
    layer.current.className = isSeen ? "ly-visually-hidden" : "ly-toast-layer";
    placeToast(layer.current, tapped.current);
    // A field that the flow asks for takes the focus, and scrolls, after the message, which stays above what was tapped.
    const frame = requestAnimationFrame(() => layer.current && placeToast(layer.current, tapped.current));
    return () => cancelAnimationFrame(frame);
  }, [said]);
  const { id, text, tone } = typeof said === "string" ? { id: "busy", text: said, tone: "info" } : said;
  return (
    <div ref={layer} className="ly-toast-layer">
      {showWidget(context, "toast", { key: id, root: { ...root, lang: context.session.languageOf(text) }, text, tone })}
    </div>
  );
}
