import "../../../browser/view/styles/base.css";
import "virtual:layar/themes.css";
import { createRoot } from "react-dom/client";
import { watchTextSize } from "../../../browser/index.ts";
import { createInspectedPage, createInspector } from "../inspector/index.ts";
import type { FromFrame, ToFrame } from "../preview-protocol.ts";
import { measureTexts } from "./measure-texts.ts";
import { createStage } from "./show-screen.tsx";
import { takePicture } from "./take-picture.ts";

const element = document.getElementById("preview");
if (!element) throw new Error("The page has no element for the preview.");
const post = (message: FromFrame): void => window.parent.postMessage(message, location.origin);
const root = createRoot(element, { onUncaughtError: (error) => post({ kind: "failed", message: String(error) }) });
const inspector = createInspector(post, createInspectedPage(post));
const stage = createStage({ root, inspector, post });
let shown = Promise.resolve();

window.addEventListener("message", ({ data, origin, source }: MessageEvent<ToFrame>) => {
  if (origin !== location.origin || source !== window.parent) return;
  if (data.kind === "show") shown = stage.show(data).catch((error) => post({ kind: "failed", message: String(error) }));
  else if (data.kind === "picture") void shown.then(async () => post({ kind: "picture", picture: await takePicture(document) }));
  else if (data.kind === "measure")
    void shown.then(async () => post({ kind: "measured", texts: await measureTexts(document, data.texts) }));
  else if (data.kind === "perform") void shown.then(() => stage.perform(data.act));
  else inspector.receive(data);
});
watchTextSize();
post({ kind: "ready" });
