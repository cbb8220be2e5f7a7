import type { StepDefinition } from "../../../../core/format/index.ts";
import { isWithin, joinPointer } from "../../../../core/json/index.ts";
import { flowOf, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const dataIsLoadedWhenRead = screenCheck({ id: "data-is-loaded-when-read", role: "order" }, (index, report) => {
  const loads = Object.keys(index.screen.load ?? {});
  for (const { hook, steps } of index.flows) {
    if (hook !== "onOpen" || loads.length === 0) continue;
    const top = steps.flatMap(({ step, parent }) => (parent === undefined ? [step] : []));
    const places = listBeforeWait(index, top, "/onOpen", []);
    for (const { pointer, checked } of index.analysis.sites) {
      const name = places.some((place) => isWithin(pointer, place))
        ? loads.find((one) => checked.reads.some((path) => path === `data.${one}` || path.startsWith(`data.${one}.`)))
        : undefined;
      if (name !== undefined)
        report(pointer, {
          message: `\`data.${name}\` is not loaded yet while \`onOpen\` runs.`,
          help: "Move the steps to `onReady`, which runs when all responses are there.",
        });
    }
  }
});

/** Pointers of steps that run before anything is waited for. */
function listBeforeWait(index: ScreenIndex, steps: readonly StepDefinition[], pointer: string, open: readonly string[]): string[] {
  const places: string[] = [];
  for (const [at, step] of steps.entries()) {
    const here = joinPointer(pointer, at);
    const run = step.do === "run" && !open.includes(step.flow) ? flowOf(index.screen, step.flow) : undefined;
    if (step.do === "run" && run !== undefined)
      places.push(...listBeforeWait(index, run, joinPointer("/flows", step.flow), [...open, step.flow]));
    // What a call sends is asked of it by another check.
    if (step.do === "call") return places;
    if (recordOf(step).waits !== undefined) return places;
    places.push(here);
  }
  return places;
}
