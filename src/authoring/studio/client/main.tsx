import "./styles/base.css";
import "./styles/classes.css";
import { createRoot } from "react-dom/client";
import { keepOpen, reloadWhenRebuilt } from "../protocol/hot.ts";
import { studioPath } from "../protocol/index.ts";
import { CallError } from "./call.ts";
import { onChange } from "./changes.ts";
import { fetchPage } from "./pages.tsx";
import { useProject } from "./project-store.ts";
import { readAddress } from "./router.ts";
import { keepFocus } from "./shell/keep-focus.ts";
import { listenForRegions } from "./shell/regions.ts";
import { Studio } from "./studio.tsx";

const element = document.getElementById("studio");
if (!element) throw new Error("The page has no element for the studio.");
keepOpen();
// Pictures are drawn by the other one.
reloadWhenRebuilt("client", "preview");
void useProject.getState().refresh();
fetchPage(readAddress(location.href).parts);
// Who points at a link is about to open it.
for (const event of ["pointerover", "focusin"] as const)
  document.addEventListener(event, ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
    if (link?.pathname.startsWith(studioPath)) fetchPage(readAddress(link.href).parts);
  });
// Whatever was asked for: the page says once that there is no response, and goes on when there is one.
window.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof CallError && event.reason.isUnreachable)) return;
  event.preventDefault();
  void useProject.getState().refresh();
});
listenForRegions();
keepFocus();
onChange(() => useProject.getState().touch());
createRoot(element).render(<Studio />);
