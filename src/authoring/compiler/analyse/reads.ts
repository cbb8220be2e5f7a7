// From what an expression reads to the store paths that can change while the screen is open.
import type { ScreenDefinition, StepDefinition } from "../../../core/format/index.ts";
import { isWithin, joinPointer } from "../../../core/json/index.ts";
import type { Site } from "../project.ts";
import { writesOf } from "../steps/steps.ts";
import { type StepAt, walkStarts, walkSteps } from "../walk.ts";

/** Whether a path is another one, or holds it. */
export function covers(path: string, other: string): boolean {
  return other === path || other.startsWith(`${path}.`);
}

/** Whether one of the two holds the other, so that a change of one is a change of both. */
export function overlaps(path: string, other: string): boolean {
  return covers(path, other) || covers(other, path);
}

/** What a value reads, including what the values that it names read. */
export function followReads(reads: readonly string[], values: ReadonlyMap<string, readonly string[]>): string[] {
  const followed = reads.flatMap((path) => {
    const [root, name = ""] = path.split(".");
    return root === "values" ? (values.get(name) ?? []) : [path];
  });
  return withoutCovered(followed);
}

/** What the sites at or below a pointer read. */
export function readsIn(sites: readonly Site[], pointer: string): string[] {
  return sites.filter((site) => isWithin(site.pointer, pointer)).flatMap(({ checked }) => checked.reads);
}

/** Store paths that each named value reads, transitively; `order` puts dependencies first. */
export function followValues(order: readonly string[], readsOf: (name: string) => readonly string[]): Map<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const name of order) found.set(name, followReads(readsOf(name), found));
  return found;
}

/** Without paths below another path in the list: a change there notifies both. */
function withoutCovered(paths: readonly string[]): string[] {
  const unique = [...new Set(paths)];
  return unique.filter((path) => !unique.some((other) => other !== path && covers(other, path))).sort();
}

/** All steps that are written in the screen: in its flows, hooks and events, without those of disabled nodes. */
export function* locatedSteps(screen: ScreenDefinition): Generator<StepAt> {
  for (const [name, steps] of Object.entries(screen.flows ?? {})) yield* walkSteps(steps, joinPointer("/flows", name));
  for (const { flow, pointer, node } of walkStarts(screen))
    if (typeof flow !== "string" && node?.isOff !== true) yield* walkSteps(flow, pointer);
}

export function* allSteps(screen: ScreenDefinition): Generator<StepDefinition> {
  for (const { step } of locatedSteps(screen)) yield step;
}

const changing = new Set(["state", "stored", "timers", "now", "unknown", "done", "refused", "looked"]);
/** The shell may arrive late and the network comes and goes; the rest of `env` is constant. */
const changingEnv = ["env", "env.online", "env.hasShell", "env.platform"];

/** Whether a path can change once the screen is ready. Responses change only where a step calls the action again. */
export function createChangeable(screen: ScreenDefinition): (path: string) => boolean {
  const asked = new Set<string>();
  for (const step of allSteps(screen))
    for (const { path } of writesOf(step)) if (path.startsWith("data.")) asked.add(path.slice("data.".length));
  return (path) => {
    const [root = "", name] = path.split(".");
    if (root === "data" || root === "loaded") return name === undefined ? asked.size > 0 : asked.has(name);
    return changing.has(root) || changingEnv.some((env) => path === env || (env !== "env" && path.startsWith(`${env}.`)));
  };
}

/** Whether a path is stored, so that a computed value must be evaluated again when it changes. */
export function isStored(path: string): boolean {
  const [root = ""] = path.split(".");
  return root === "data" || root === "loaded" || root === "env" || changing.has(root);
}
