import bar from "../../../src/widgets/bottom-bar/bottom-bar.module.css";
import note from "../../../src/widgets/note/note.module.css";
import stack from "../../../src/widgets/stack/stack.module.css";
import text from "../../../src/widgets/text/text.module.css";
import styles from "../../../src/widgets/text-area/text-area.module.css";
import { draftKey, type ProblemInit } from "../page/subject.ts";
import { make, makeIcon } from "./element.ts";
import { makeAction } from "./parts.ts";

const maxChars = 200;

interface Field {
  readonly root: HTMLElement;
  value(): string;
  setInvalid(isInvalid: boolean): void;
}

function makeField(tell: (count: number) => void): Field {
  const area = make("textarea", { id: "text", class: styles.field, rows: "5", "aria-describedby": "count" });
  const box = make("div", { class: `ly-field ${styles.box}` }, area);
  const counter = make("p", { class: styles.counter, "aria-hidden": "true" });
  const spoken = make("span", { id: "count", hidden: "" });
  const status = make("span", { role: "status", class: "ly-visually-hidden" });
  const label = make("label", { for: "text", class: "ly-label" }, "Comments and suggestions");
  const show = (): void => {
    const chars = Array.from(area.value);
    if (chars.length > maxChars) area.value = chars.slice(0, maxChars).join("");
    const count = Math.min(chars.length, maxChars);
    box.dataset.text = `${area.value}\n`;
    counter.textContent = `${count}/${maxChars}`;
    spoken.textContent = `${count} of ${maxChars} characters`;
    status.textContent = count >= maxChars ? spoken.textContent : "";
    tell(count);
  };
  const setInvalid = (isInvalid: boolean): void => void box.toggleAttribute("data-invalid", isInvalid);
  area.value = localStorage.getItem(draftKey) ?? "";
  area.addEventListener("input", () => {
    setInvalid(false);
    show();
    localStorage.setItem(draftKey, area.value);
  });
  show();
  return { root: make("div", { class: "ly-field-group" }, label, box, counter, spoken, status), value: () => area.value, setInvalid };
}

async function send(value: string): Promise<void> {
  await fetch("/user-problem/problem-save", { method: "POST", body: JSON.stringify({ problemDetail: value.trim() }) });
  localStorage.removeItem(draftKey);
}

export function fillForm(main: HTMLElement, { problemType, problemSonType }: ProblemInit): void {
  const rest = make("p", { "data-node": "rest", class: text.root });
  const field = makeField((count) => {
    rest.textContent = `${maxChars - count} left`;
  });
  const submit = makeAction("submit", "Submit", () => (field.value() === "" ? field.setInvalid(true) : void send(field.value())));
  const tags = make(
    "div",
    { class: stack.root, "data-direction": "row", "data-gap": "small" },
    make("span", { class: "ly-tag ly-tone-accent" }, problemType[0]?.title),
    make("span", { class: "ly-tag ly-tone-neutral" }, problemSonType[0]?.title),
  );
  const words = make("div", {}, make("p", { class: note.text }, "You will get a reply within 3 weekdays"));
  const tip = make("div", { class: `${note.root} ly-tone-info` }, makeIcon("info"), words);
  main.append(tags, field.root, rest, tip, make("div", { class: bar.root }, submit));
}
