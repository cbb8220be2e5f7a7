/** The button at the edge of the app, and the panel that it opens: a page of the studio in a frame, so that styles of neither reach the other. */
import type { FromInspected, ToInspected } from "../protocol/inspection.ts";
import { listenTo } from "../protocol/messages.ts";
import { type FromPanel, panelPath } from "../protocol/panel.ts";
import { panelStyle, roomStyle } from "./panel-style.ts";

const shortcut = "Alt+Shift+L";
/** Whether it was open stays for the visit, so that it is open again after a reload. */
const openKey = "layar.developer-panel";

function isShortcut({ altKey, shiftKey, code }: KeyboardEvent): boolean {
  return altKey && shiftKey && code === "KeyL";
}

/** Gives the way to say something to the panel, while it is open. */
export function createPanel(receive: (message: ToInspected) => void): (message: FromInspected) => void {
  const host = document.createElement("layar-developer");
  const shadow = host.attachShadow({ mode: "open" });
  const style = document.createElement("style");
  style.textContent = panelStyle;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "{ }";
  button.title = `Developer panel (${shortcut})`;
  button.ariaLabel = "Developer panel";
  button.ariaExpanded = "false";
  shadow.append(style, button);
  const room = document.createElement("style");
  room.textContent = roomStyle;
  document.head.append(room);
  let frame: HTMLIFrameElement | undefined;

  const setOpen = (isOpen: boolean): void => {
    button.ariaExpanded = String(isOpen);
    host.toggleAttribute("data-open", isOpen);
    document.documentElement.toggleAttribute("data-layar-developer", isOpen);
    if (isOpen) sessionStorage.setItem(openKey, "1");
    else sessionStorage.removeItem(openKey);
    if (!isOpen) {
      receive({ kind: "pick", isOn: false });
      receive({ kind: "mark", node: "" });
      frame?.remove();
      frame = undefined;
      button.focus();
    } else if (frame === undefined) {
      frame = document.createElement("iframe");
      frame.title = "Developer panel";
      frame.src = panelPath;
      shadow.append(frame);
    }
  };
  const toggle = (): void => setOpen(frame === undefined);

  button.addEventListener("click", toggle);
  window.addEventListener("keydown", (event) => {
    if (!isShortcut(event)) return;
    event.preventDefault();
    toggle();
  });
  const sender = {
    get contentWindow() {
      return frame?.contentWindow ?? null;
    },
  };
  listenTo<FromPanel>(sender, (message) => {
    if (message.kind === "close") setOpen(false);
    else if (message.kind === "restart") location.reload();
    else receive(message);
  });
  addWhenThere(host, () => sessionStorage.getItem(openKey) !== null && setOpen(true));
  return (message) => frame?.contentWindow?.postMessage(message, location.origin);
}

/** The script runs before the page has a body. */
function addWhenThere(host: HTMLElement, after: () => void): void {
  const add = (): void => {
    document.body.append(host);
    after();
  };
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", add, { once: true });
  else add();
}
