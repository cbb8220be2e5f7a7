import "../styles/base.css";
import { createRoot } from "react-dom/client";
import { reloadWhenRebuilt } from "../../protocol/hot.ts";
import type { FromInspected } from "../../protocol/inspection.ts";
import type { FromPanel } from "../../protocol/panel.ts";
import { useTrace } from "../panels/trace-store.ts";
import { DeveloperPage } from "./developer-page.tsx";

const element = document.getElementById("studio");
if (!element) throw new Error("The page has no element for the panel.");
const send = (message: FromPanel): void => window.parent.postMessage(message, location.origin);
const { connect, take } = useTrace.getState();
window.addEventListener("message", ({ data, origin, source }: MessageEvent<FromInspected>) => {
  if (origin === location.origin && source === window.parent) take(data);
});
connect(send);
send({ kind: "catch-up" });
const close = (): void => send({ kind: "close" });
const restart = (): void => send({ kind: "restart" });
window.addEventListener("keydown", ({ altKey, shiftKey, code }) => altKey && shiftKey && code === "KeyL" && close());
reloadWhenRebuilt("client");
createRoot(element).render(<DeveloperPage onClose={close} onRestart={restart} />);
