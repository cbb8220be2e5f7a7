import { joinPointer } from "../../../../core/json/index.ts";
import { count } from "../../../../core/text/index.ts";
import { screenCheck } from "../../check.ts";
import { listTableTexts } from "../../queries/texts/texts.ts";
import { readTimeUnits } from "../../wording/time-units.ts";

/** Shorter than this nobody sees a difference, and longer nobody waits. */
const options = { leastMs: 100, mostMs: 10_000, leastSeconds: 3 };

export const waitIsNoticed = screenCheck({ id: "wait-is-noticed", options }, (index, report, set) => {
  const { steps, screen, analysis, catalogue } = index;
  const { leastMs, mostMs, leastSeconds } = { ...options, ...set };
  for (const [name, { seconds }] of Object.entries(screen.timers ?? {}))
    if (seconds < leastSeconds || (seconds >= 5000 && seconds % 1000 === 0 && seconds % 3600 !== 0))
      report(joinPointer("/timers", name, "seconds"), {
        message: `The timer \`${name}\` runs for ${count(seconds, "second")}.`,
        help:
          seconds < leastSeconds
            ? "Give the user the time to read what it counts."
            : `Write ${seconds / 1000}: the unit is seconds, not milliseconds.`,
      });
  for (const { step, pointer } of steps)
    if (step.do === "wait" && step.ms < leastMs)
      report(`${pointer}/ms`, {
        message: `Nobody notices ${count(step.ms, "millisecond")}.`,
        help: `Write ${step.ms * 1000} if seconds were meant, or remove the step.`,
      });
    else if (step.do === "wait" && step.ms > mostMs)
      report(`${pointer}/ms`, {
        message: `Nobody waits ${step.ms / 1000} seconds without seeing for what.`,
        help: `Write ${mostMs} or less, or use a timer, which is shown.`,
      });
  for (const { text, language = "", ...where } of listTableTexts(index))
    for (const { 0: found, index: at } of text.matchAll(/\{timers\.\w+\}\s?\p{L}+/gu)) {
      const [unit] = readTimeUnits(found, catalogue.languages.get(language));
      if (unit?.means.includes("second") === false)
        report(
          { ...where, range: [at, at + found.length] },
          { message: `A timer counts seconds, which \`${unit.word}\` are not.`, help: "Write the word for seconds." },
        );
    }
  for (const { pointer, checked } of analysis.sites)
    for (const span of spansIn(checked.ast))
      report(pointer, {
        message: `\`now\` counts milliseconds, and ${span} of them are ${count(span / 1000, "second")}.`,
        help: `Write ${span * 1000}.`,
      });
});

/** Whole hours, written in seconds, with which the time since or until now is compared. */
function spansIn(ast: unknown): number[] {
  if (!Array.isArray(ast)) return [];
  const [sign, left, right]: unknown[] = ast;
  const span = isSpan(left) ? right : isSpan(right) ? left : undefined;
  const isShort = /^[<>]=?$/.test(String(sign)) && typeof span === "number" && span > 0 && span < 3_600_000 && span % 3600 === 0;
  return [...(isShort ? [span] : []), ...ast.flatMap(spansIn)];
}

function isSpan(ast: unknown): boolean {
  return Array.isArray(ast) && ast[0] === "-" && ast.slice(1).some((part: unknown) => Array.isArray(part) && part.join() === ".,now");
}
