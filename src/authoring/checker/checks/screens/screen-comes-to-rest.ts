import type { ScreenDefinition, StepDefinition } from "../../../../core/format/index.ts";
import { flowOf, recordOf } from "../../../compiler/index.ts";
import { projectCheck } from "../../check.ts";
import { atValue } from "../../queries/places.ts";

const hooks = ["onOpen", "onReady"] as const;

export const screenComesToRest = projectCheck({ id: "screen-comes-to-rest" }, ({ screens }, report) => {
  const next = new Map([...screens].map(([id, { value }]) => [id, opensByItself(value)]));
  for (const [id, { file }] of screens) {
    const way = [id];
    for (let at = next.get(id); at !== undefined && !way.includes(at.screen); at = next.get(at.screen)) way.push(at.screen);
    const last = next.get(way[way.length - 1] ?? "");
    const own = next.get(id);
    // A screen that opens itself is reported by the check of its steps.
    if (last?.screen !== id || way.length < 2 || own === undefined) continue;
    report(atValue(file, own.pointer), {
      message: `These screens open each other for ever: ${[...way, id].map((one) => `\`${one}\``).join(" → ")}.`,
      help: "Add a `when` to one of the steps, or let a tap open it.",
    });
  }
});

/** The screen that one opens whenever it has opened itself. */
function opensByItself(screen: ScreenDefinition): { screen: string; pointer: string } | undefined {
  for (const hook of hooks) {
    const flow = screen[hook];
    const seen = new Set<string>();
    const opened = typeof flow === "string" ? inFlow(screen, flow, seen) : inSteps(screen, { steps: flow ?? [], seen });
    if (opened !== undefined) return { screen: opened, pointer: `/${hook}` };
  }
  return undefined;
}

/** A flow that was read before opened nothing. */
function inFlow(screen: ScreenDefinition, name: string, seen: Set<string>): string | undefined {
  if (seen.has(name)) return undefined;
  seen.add(name);
  return inSteps(screen, { steps: flowOf(screen, name) ?? [], seen });
}

function inSteps(screen: ScreenDefinition, { steps, seen }: { steps: readonly StepDefinition[]; seen: Set<string> }): string | undefined {
  for (const step of steps) {
    if ("when" in step && step.when !== undefined) continue;
    const opened = recordOf(step).opens?.(step).screen ?? (step.do === "run" ? inFlow(screen, step.flow, seen) : undefined);
    if (opened !== undefined || step.do === "stop") return opened;
  }
  return undefined;
}
