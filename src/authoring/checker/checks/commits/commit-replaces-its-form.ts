import type { SourcePointer } from "../../../../core/format/index.ts";
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
  for (const { at, screen } of kept)
    report(at, {
      message: `From \`${screen}\`, Back leads to what was just sent.`,
      help: 'Add `"replace": true`, as other commits of the project do.',
    });
});

interface Led {
  readonly at: SourcePointer;
  readonly screen: string;
  readonly isReplaced: boolean;
}

const listLed = createScreenQuery((index: ScreenIndex): Led[] => {
  const led = new Map<string, Led>();
  runEvents(index, {
    step(step, pointer, { committed }) {
      if (step.do !== "go" || !committed) return;
      // What the response has is what a second step of the same commit needs.
      if (readsBelow(index, `${pointer}/params`).some((path) => path.startsWith("answer"))) return;
      led.set(pointer, { at: index.variant.originOf(pointer), screen: step.screen, isReplaced: step.replace === true });
    },
  });
  return [...led.values()];
});
