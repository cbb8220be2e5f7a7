import type { StepDefinition } from "../../../../core/format/index.ts";
import { isWithin, joinPointer } from "../../../../core/json/index.ts";
import { flowOf, recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import { readsBelow } from "../../queries/reads.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const dataIsLoadedWhenRead = screenCheck({ id: "data-is-loaded-when-read", role: "order" }, (index, report) => {
  const loads = Object.keys(index.screen.load ?? {});
  const opening = loads.length === 0 ? undefined : listStarts(index).find(({ pointer }) => pointer === "/onOpen");
  if (opening === undefined) return;
  const { pointer: start, name: own, steps } = opening.flow;
  const top = steps.flatMap(({ step, parent }) => (parent === undefined ? [step] : []));
  const places = listBeforeWait(index, top, start, own === undefined ? [] : [own]);
  for (const { pointer } of index.analysis.sites) {
    if (!places.some((place) => isWithin(pointer, place))) continue;
    const reads = readsBelow(index, pointer);
    const name = loads.find((one) => reads.some((path) => path === `data.${one}` || path.startsWith(`data.${one}.`)));
    if (name !== undefined)
      report(pointer, {
        message: `\`data.${name}\` is not loaded yet while \`onOpen\` runs.`,
        help: "Move the steps to `onReady`, which runs when all responses are there.",
      });
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
