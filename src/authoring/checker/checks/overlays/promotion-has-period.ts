import { type OverlayDefinition, quoteName } from "../../../../core/format/index.ts";
import { momentIn, readWallTime } from "../../../../core/market/index.ts";
import type { Project, Source } from "../../../compiler/index.ts";
import { type ProblemText, projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

type Overlay = Source<OverlayDefinition>;
type Report = (on: "from" | "until", problem: ProblemText) => void;

export const promotionHasPeriod = projectCheck({ id: "promotion-has-period" }, (project, report) => {
  const first = new Map<string, Overlay>();
  for (const overlay of project.overlays) {
    const { file, value } = overlay;
    if (value.from === undefined && value.until === undefined) continue;
    const reportAt: Report = (name, problem) => report(atValue(file, `/${name}`), problem);
    const { templateId } = value.for;
    if (templateId === undefined) {
      reportAt(value.from === undefined ? "until" : "from", {
        message: "Only the overlay of a promotion begins and ends.",
        help: "Name the file after the promotion's template.",
      });
      continue;
    }
    const other = first.get(templateId);
    if (other === undefined) first.set(templateId, overlay);
    else checkSame(other, overlay, reportAt);
    checkOrder(value, reportAt);
    checkOver(project, value, reportAt);
  }
});

function checkOrder({ from, until }: OverlayDefinition, report: Report): void {
  const begins = from === undefined ? undefined : readWallTime(from);
  const ends = until === undefined ? undefined : readWallTime(until);
  const help = "Write a day such as `2026-08-01`, or a time of one, `2026-08-01T18:00`.";
  if (from !== undefined && begins === undefined) report("from", { message: `${quoteName(from)} is no day of the calendar.`, help });
  if (until !== undefined && ends === undefined) report("until", { message: `${quoteName(until)} is no day of the calendar.`, help });
  if (begins !== undefined && ends !== undefined && begins >= ends)
    report("until", {
      message: `The promotion ends at ${quoteName(until ?? "")}, before it has begun.`,
      help: "`until` is the first day on which it does not run any more.",
    });
}

/** One template is one promotion, whatever the number of screens that it changes. */
function checkSame(first: Overlay, { value }: Overlay, report: Report): void {
  for (const name of ["from", "until"] as const)
    if (first.value[name] !== value[name])
      report(value[name] === undefined ? otherName(name) : name, {
        message: `${quoteName(name)} of this promotion is ${quoteName(first.value[name] ?? "missing")} in \`${first.file}\`.`,
        help: "Write the same in both: one template is one promotion.",
      });
}

function otherName(name: "from" | "until"): "from" | "until" {
  return name === "from" ? "until" : "from";
}

function checkOver({ catalogue }: Project, { for: whom, until }: OverlayDefinition, report: Report): void {
  if (until === undefined) return;
  const markets = [...catalogue.markets.values()].filter(({ id }) => whom.market === undefined || whom.market === id);
  const ends = markets.map(({ timeZone }) => momentIn(until, timeZone) ?? Number.POSITIVE_INFINITY);
  if (ends.length === 0 || Math.max(...ends) > Date.now()) return;
  report("until", {
    message: `The promotion ended at ${quoteName(until)}, so nobody sees it any more.`,
    help: "It may stay, for a new one to begin like it. Otherwise remove the file, or give the promotion another end.",
    notice: "always",
  });
}
