import "./styles/base.css";
import { createRoot } from "react-dom/client";
import { keepOpen } from "../keep-open.ts";
import { onChange } from "./changes.ts";
import { useProject } from "./project-store.ts";
import { Studio } from "./studio.tsx";

const element = document.getElementById("studio");
if (!element) throw new Error("The page has no element for the studio.");
keepOpen();
void useProject.getState().refresh();
onChange(() => useProject.getState().touch());
createRoot(element).render(<Studio />);
