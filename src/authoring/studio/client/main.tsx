import "./styles/base.css";
import { createRoot } from "react-dom/client";
import { keepOpen } from "../keep-open.ts";
import { CallError } from "./call.ts";
import { onChange } from "./changes.ts";
import { useProject } from "./project-store.ts";
import { Studio } from "./studio.tsx";

const element = document.getElementById("studio");
if (!element) throw new Error("The page has no element for the studio.");
keepOpen();
void useProject.getState().refresh();
// Whatever was asked for: the page says once that there is no response, and goes on when there is one.
window.addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof CallError && event.reason.isUnreachable)) return;
  event.preventDefault();
  void useProject.getState().refresh();
});
onChange(() => useProject.getState().touch());
createRoot(element).render(<Studio />);
