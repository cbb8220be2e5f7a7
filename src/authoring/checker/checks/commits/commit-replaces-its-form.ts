import type { SourcePointer } from "../../../../core/format/index.ts";
import { branchesOf } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { runEvents } from "../../paths/list-events.ts";
import { createScreenQuery } from "../../queries/project-index.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

/** So many other commits replace their form before it is expected of one. */
const leastAlike = 2;

export const commitReplacesItsForm = projectCheck({ id: "commit-replaces-its-form", isGuess: true }, (project, report, analysesOf) => {
  const led = listLed(project, analysesOf);
  const kept = led.filter(({ isReplaced }) => !isReplaced);
  const replaced = led.length - kept.length;
  if (replaced < Math.max(leastAlike, kept.length)) return;
  for (const { at, from } of kept)
    report(at, {
      message: `From ${from}, Back leads to what was just sent.`,
      help: 'Add `"replace": true`, as other commits of the project do.',
    });
});

interface Led {
  readonly at: SourcePointer;
  /** Where the step leads, in words. */
  readonly from: string;
  readonly isReplaced: boolean;
}

const listLed = createScreenQuery((index: ScreenIndex): Led[] => {
  const led = new Map<string, Led>();
  runEvents(index, {
    step(step, pointer, { committed }) {
      if (!committed || !(step.do === "go" || (step.do === "leave" && step.download !== true))) return;
      // What the response has is what a second step of the same commit needs.
      const given = ["params", "url", "with"].flatMap((part) => readsBelow(index, `${pointer}/${part}`));
      const isSecond = given.some((path) => path.startsWith("answer"));
      if (isSecond && !(step.do === "leave" && isBesideReplacing(index, pointer))) return;
      const from = step.do === "go" ? `\`${step.screen}\`` : "this address";
      led.set(pointer, { at: index.variant.originOf(pointer), from, isReplaced: step.replace === true });
    },
  });
  return [...led.values()];
});

/** Whether the same commit may lead to a screen, too, and that takes the place of this one. */
function isBesideReplacing({ steps }: ScreenIndex, pointer: string): boolean {
  const visit = steps.find((one) => one.pointer === pointer);
  const { parent, siblings = [] } = visit ?? {};
  const branches = parent?.step.do === "if" ? branchesOf(parent.step).flatMap(({ steps: inside }) => inside) : [];
  return [...siblings, ...branches].some((step) => step.do === "go" && step.replace === true);
}
