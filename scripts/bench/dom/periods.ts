import bar from "../../../src/widgets/bottom-bar/bottom-bar.module.css";
import text from "../../../src/widgets/text/text.module.css";
import styles from "../../../widgets/period-list/period-list.module.css";
import type { InstalmentPlan, Period } from "../page/subject.ts";
import { make } from "./element.ts";
import { makeAction } from "./parts.ts";

const group = new Intl.NumberFormat("id-ID");

interface Row {
  readonly root: HTMLElement;
  mark(isChosen: boolean): void;
}

function makeRow(period: Period, onToggle: () => void): Row {
  const input = make("input", { type: "checkbox", class: "ly-cover" });
  input.disabled = period.canClick !== 1;
  input.addEventListener("change", onToggle);
  const box = make("span", { class: "ly-mark" });
  const state = make("span", { class: period.periodStatus === 500 ? styles.dark : undefined }, period.repayDes);
  const words = make(
    "span",
    { class: `ly-row-words ${styles.words}` },
    make("span", { class: styles.amount }, `Rp ${period.amountText}`),
    make("span", { class: styles.due }, period.dueTime, " · ", state),
  );
  return {
    root: make("li", {}, make("label", { class: `ly-row ${styles.row}` }, input, box, words)),
    mark(isChosen) {
      input.checked = isChosen;
    },
  };
}

export function fillPeriods(main: HTMLElement, { repayPlanDetail }: InstalmentPlan): void {
  const periods = repayPlanDetail.repayWaitDetail;
  const total = make("p", { "data-node": "total", class: text.root });
  let chosen = 0;
  const choose = (next: number): void => {
    for (let at = Math.min(chosen, next); at < Math.max(chosen, next); at++) rows[at]?.mark(at < next);
    chosen = next;
    total.textContent = `Rp ${group.format(periods.slice(0, chosen).reduce((sum, { totalAmount }) => sum + Number(totalAmount), 0))}`;
  };
  const rows: readonly Row[] = periods.map((period, at) => makeRow(period, () => choose(at < chosen ? at : at + 1)));
  choose(1);
  const list = make("ul", { class: "ly-rows" }, ...rows.map(({ root }) => root));
  const all = makeAction("all", "Bayar semua", () => choose(chosen === periods.length ? 1 : periods.length));
  const legend = make("legend", { class: "ly-label" }, "Belanja cicilan");
  main.append(total, make("fieldset", {}, legend, list), make("div", { class: bar.root }, all));
}
