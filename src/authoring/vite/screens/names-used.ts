/** What a plan needs beside itself, by name. */

import { loopNames, operatorSigns } from "../../../core/expression/index.ts";
import { listEvent, type NodePlan, type ScreenPlan, type StepPlan } from "../../../core/format/index.ts";
import { isContainer } from "../../../core/json/index.ts";
import { needsOf } from "../../compiler/index.ts";

/** Functions that format values for a market, each with its factory. */
export const marketFunctions: { readonly [name: string]: "createAmounts" | "createDates" | "createTimes" } = {
  date: "createDates",
  daysUntil: "createDates",
  time: "createTimes",
  amount: "createAmounts",
  group: "createAmounts",
  money: "createAmounts",
};
/** What those read of the market's file. */
const factsOf = { createAmounts: ["currency"], createDates: ["locale", "timeZone"], createTimes: ["timeZone"] };

export interface NamesUsed {
  readonly widgets: readonly string[];
  readonly rules: readonly string[];
  /** Kinds of steps, by `do`. */
  readonly steps: readonly string[];
  /** Functions that expressions call. */
  readonly functions: readonly string[];
  /** Operators that expressions use, by their signs. */
  readonly operators: readonly string[];
  /** Fields of the market's file, `company` and what is in it by their paths: what is shown, or says how to write it. */
  readonly facts: readonly string[];
  /** Functions that go through lists. */
  readonly loops: readonly string[];
  /** Parts of the runtime, exports of `src/browser/runtime/session/features.ts`. */
  readonly features: readonly string[];
  /** Parts of the view, exports of `src/browser/view/features.ts`. */
  readonly views: readonly string[];
}

interface ProjectFacts {
  /** Some screen has calls that commit, and any other may be the one that follows. */
  readonly commits: boolean;
}

export function findNamesUsed(plan: ScreenPlan, project: ProjectFacts): NamesUsed {
  const dialogs = Object.values(plan.dialogs);
  const nodes = [plan.body, ...dialogs.flatMap((dialog) => [dialog.body, dialog.actions])].flat().flatMap(withInner);
  const flows = [plan.flows, plan.onOpen, plan.onReady, plan.onClose, dialogs.map(({ onClose }) => onClose), nodes.map(({ on }) => on)];
  const steps = objectsIn(flows).filter(isStep);
  const needs = steps.map(needsOf);
  const views = sorted(needs.flatMap(({ view }) => view ?? []));
  const heads = headsIn(plan);
  // Calls fail, a control says what it waits for, and a screen from the network may do both.
  const speaks = Object.keys(plan.actions).length > 0 || plan.replacedBy !== undefined || nodes.some(({ awaits }) => awaits);
  const validated = steps.flatMap((step) => (step.do === "validate" ? step.nodes : []));
  return {
    widgets: sorted([...nodes.map(({ widget }) => widget), ...(dialogs.length > 0 || views.includes("leaving") ? ["dialog"] : [])]),
    rules: sorted([...nodes, ...validated].flatMap(({ rules }) => rules ?? [])),
    steps: sorted(steps.map((step) => step.do)),
    functions: sorted(heads.filter(([op]) => op === "f").map(([, name]) => name)),
    operators: sorted(heads.map(([op]) => op).filter((op) => operatorSigns.includes(op))),
    // A message of the server is in the first language of the market.
    facts: sorted([...heads.flatMap(findFacts), ...(hasAmounts(plan) ? factsOf.createAmounts : []), "languages"]),
    loops: sorted(heads.map(([op]) => op).filter((op) => loopNames.includes(op))),
    features: sorted([
      ...featuresOf(plan),
      ...(speaks ? ["createToaster"] : []),
      ...(project.commits ? ["openFollowing"] : []),
      ...needs.flatMap(({ runtime }) => runtime ?? []),
    ]),
    views: sorted([
      ...(dialogs.length > 0 ? ["dialogs"] : []),
      ...(speaks ? ["toast"] : []),
      ...(waitsToShow(plan) || nodes.some(({ critical }) => critical) ? ["failed"] : []),
      ...(waitsToShow(plan) ? ["loading"] : []),
      ...(plan.replacedBy !== undefined || nodes.some(({ skeleton }) => skeleton) ? ["skeleton"] : []),
      ...(nodes.some(({ each }) => each !== undefined) ? ["each"] : []),
      ...views,
      ...(nodes.some(({ draw }) => draw === "rows") ? ["rows"] : []),
      ...(nodes.some(({ on }) => on !== undefined && listEvent in on) ? ["listEnd"] : []),
    ]),
  };
}

function findFacts([op, name, field]: readonly [string, string, string]): readonly string[] {
  const made = op === "f" ? new Map(Object.entries(marketFunctions)).get(name) : undefined;
  if (made !== undefined) return factsOf[made];
  if (op !== "." || (name !== "market" && name !== "company")) return [];
  return [name === "market" ? field : field === "" ? name : `${name}.${field}`];
}

/** Whether amounts come in or go out, which are read as the market writes them. */
function hasAmounts({ params, stored = {}, actions }: ScreenPlan): boolean {
  const isIn = Object.values(params).includes("amount") || Object.values(stored).some((type) => type.startsWith("amount"));
  return isIn || Object.values(actions).some(({ amounts, counted }) => amounts ?? counted);
}

/** Whether anything has to come before the screen is ready. */
function waitsToShow({ load, replacedBy }: ScreenPlan): boolean {
  return Object.keys(load).length > 0 || replacedBy !== undefined;
}

function featuresOf(plan: ScreenPlan): string[] {
  const { route, replacedBy, state, stored, flags, cookies, timers, ticks, actions, dialogs, values } = plan;
  const counts = ticks === true || Object.keys(timers).length > 0;
  return [
    ...(Object.keys(actions).length > 0 ? ["createCaller"] : []),
    ...(Object.keys(dialogs).length > 0 ? ["createDialogs"] : []),
    ...(cookies ? ["openCookies"] : []),
    ...(counts ? ["createTimerTicks", "openTimers"] : []),
    ...(hasAmounts(plan) ? ["openAmounts"] : []),
    ...(Object.values(actions).some(({ commits }) => commits) ? ["openCommits"] : []),
    ...(Object.keys(values).length > 0 ? ["defineComputedValues"] : []),
    ...(Object.values(state).some(({ draft }) => draft) ? ["openDrafts"] : []),
    ...(waitsToShow(plan) ? ["openLoads"] : []),
    ...(stored ? ["readDeviceValues"] : []),
    ...(flags ? ["readFlags"] : []),
    ...(route.includes(":") ? ["readRoute"] : []),
    ...(replacedBy !== undefined ? ["showRemoteScreen"] : []),
    ...(Object.values(actions).some(({ wire }) => wire) ? ["wire"] : []),
  ];
}

function withInner(node: NodePlan): NodePlan[] {
  return [node, ...[node.children ?? [], ...Object.values(node.slots ?? {})].flat().flatMap(withInner)];
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function objectsIn(value: unknown): object[] {
  if (!isContainer(value)) return [];
  return [value, ...Object.values(value).flatMap(objectsIn)];
}

function isStep(value: object): value is StepPlan {
  return "do" in value && typeof value.do === "string";
}

/** The first three of each list that begins with a word, '' for those that are not there. A list of data that looks like one adds a name too many. */
function headsIn(plan: ScreenPlan): [string, string, string][] {
  return objectsIn(plan).flatMap((list) =>
    Array.isArray(list) && typeof list[0] === "string" ? [[list[0], String(list[1]), String(list[2] ?? "")]] : [],
  );
}
