import "../../../browser/view/styles/index.css";
import "./playground.css";
import { createRoot } from "react-dom/client";
import { Playground } from "./playground.tsx";

const element = document.getElementById("playground");
if (!element) throw new Error("The page has no element for the playground.");
createRoot(element).render(<Playground />);
