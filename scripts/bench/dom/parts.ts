import button from "../../../src/widgets/button/button.module.css";
import header from "../../../src/widgets/page-header/page-header.module.css";
import { make, makeIcon } from "./element.ts";

export function makeHeader(title: string, label = "Kembali"): HTMLElement {
  const back = make("button", { type: "button", class: header.back, "aria-label": label }, makeIcon("back"));
  back.addEventListener("click", () => history.back());
  return make("header", { class: `${header.root} ${header.stays}` }, back, make("h1", { tabindex: "-1", class: header.title }, title));
}

export function makeAction(id: string, label: string, onTap: () => void): HTMLElement {
  const kind = id === "tags" ? "ly-btn ly-btn-text" : `ly-btn ly-btn-primary ${button.wide}`;
  const action = make("button", { type: "button", "data-node": id, class: kind }, label);
  action.addEventListener("click", onTap);
  return action;
}
