import "../../../browser/view/styles/base.css";
import "../../../browser/view/styles/page.css";
import "virtual:layar/themes.css";
import { createRoot } from "react-dom/client";
import { watchTextSize } from "../../../browser/index.ts";
import { createInspectedPage, createInspector } from "../inspector/index.ts";
import { keepOpen } from "../protocol/hot.ts";
import { listenTo } from "../protocol/messages.ts";
import type { FromFrame, ToFrame } from "../protocol/preview.ts";
import { measureTexts } from "./measure-texts.ts";
import { createStage } from "./show-screen.tsx";
import { createWidgetStage } from "./show-widget.tsx";
import { takePicture } from "./take-picture.ts";

const element = document.getElementById("preview");
if (!element) throw new Error("The page has no element for the preview.");
const post = (message: FromFrame): void => window.parent.postMessage(message, location.origin);
const root = createRoot(element, { onUncaughtError: (error) => fail(widget === "" ? error : `\`${widget}\`: ${String(error)}`) });
const page = createInspectedPage(post);
const inspector = createInspector(post, page);
const stage = createStage({ root, inspector, post });
const showWidget = createWidgetStage(root, post);
let shown = Promise.resolve();
/** The one that is shown; '' while a screen is. */
let widget = "";
const fail = (error: unknown): void => post({ kind: "failed", message: String(error) });

/** The rules come with the first question. */
async function answerAudit(): Promise<void> {
  const { audit } = await import("./audit.ts");
  post({ kind: "findings", findings: await audit(widget !== "") });
}

function receive(message: ToFrame): void {
  if (message.kind === "show" || message.kind === "widget") {
    widget = message.kind === "widget" ? message.widget : "";
    shown = (message.kind === "show" ? stage.show(message) : showWidget(message)).catch(fail);
  } else if (message.kind === "picture")
    void shown.then(async () => post({ kind: "picture", number: message.number, picture: await takePicture(document) }));
  else if (message.kind === "measure")
    void shown.then(async () => post({ kind: "measured", number: message.number, texts: await measureTexts(document, message.texts) }));
  else if (message.kind === "perform") void shown.then(() => stage.perform(message.act));
  else if (message.kind === "pass") void shown.then(() => stage.pass(message.ms));
  else if (message.kind === "audit") void shown.then(answerAudit).catch(fail);
  else if (message.kind === "outline") page.outline(message.selector);
  else inspector.receive(message);
}

listenTo({ contentWindow: window.parent }, receive);
window.addEventListener("keydown", (event) => {
  if (event.key !== "F6") return;
  event.preventDefault();
  post({ kind: "region", step: event.shiftKey ? -1 : 1 });
});
keepOpen();
watchTextSize();
post({ kind: "ready" });
