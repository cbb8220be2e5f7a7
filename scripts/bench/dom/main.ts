/** The screens in plain DOM: each change is made by hand where it shows. */
import "../../../src/browser/view/styles/base.css";
import "../../../src/browser/view/styles/page.css";
import { type Load, type ScreenName, type Subject, titles } from "../page/subject.ts";
import { fillCards } from "./cards.ts";
import { make } from "./element.ts";
import { fillForm } from "./form.ts";
import { makeHeader } from "./parts.ts";
import { fillPeriods } from "./periods.ts";

async function show<A>(main: HTMLElement, answer: Promise<A>, fill: (main: HTMLElement, answer: A) => void): Promise<void> {
  const waiting = make("p", { role: "status" }, "Memuat");
  main.append(waiting);
  try {
    fill(main, await answer);
    waiting.remove();
  } catch {
    waiting.textContent = "Gagal memuat data";
  }
}

const screens: { readonly [S in ScreenName]: (main: HTMLElement, load: Load) => Promise<void> } = {
  cards: (main, load) => show(main, load("cards"), fillCards),
  periods: (main, load) => show(main, load("periods"), fillPeriods),
  form: (main, load) => show(main, load("form"), fillForm),
};

export const subject: Subject = {
  open(host, name, load) {
    if (name === "list") throw new Error("The list is compared with React alone.");
    const main = make("main", { class: "layar", "data-screen": name }, makeHeader(titles[name], name === "form" ? "Back" : undefined));
    host.append(main);
    void screens[name](main, load);
    return () => main.remove();
  },
};
