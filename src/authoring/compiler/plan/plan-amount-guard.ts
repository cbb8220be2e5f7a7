// A control whose tap sends or passes on an amount does nothing while there is none, and says why beside itself.
import type { Ast, NodeDefinition, Value } from "../../../core/format/index.ts";
import { isObject, joinPointer, readOwn } from "../../../core/json/index.ts";
import { recordOf } from "../steps/steps.ts";
import type { StepAt } from "../walk.ts";
import { numberOf, planCounted } from "./plan-amounts.ts";
import { isNeverHeld, listAwaitable, reachedSteps } from "./plan-awaits.ts";
import { type PlanContext, pathsRead } from "./plan-context.ts";

export interface AmountGuard {
  /** What takes the place of the widget's own properties. */
  readonly live: { readonly enabled: Value; readonly why: Value };
  /** Pointers to what they read beside them. */
  readonly pointers: readonly string[];
}

interface Sent {
  readonly pointer: string;
  readonly ast: Ast;
  readonly least: number;
}

/** Undefined for a node that sends no amount, or whose widget cannot say why it does nothing. */
export function planAmountGuard(planning: PlanContext, node: NodeDefinition, pointer: string): AmountGuard | undefined {
  if (!canSayWhy(planning, node)) return undefined;
  const sent = listSentAmounts(planning, node, pointer);
  if (sent.length === 0) return undefined;
  const holds = allOf(sent.map((one) => isCounted(planning, one)));
  const own = (name: string): Ast | undefined => {
    const at = joinPointer(pointer, "props", name);
    const value = readOwn(node.props ?? {}, name);
    return planning.analysis.siteAt(at)?.checked.ast ?? (isObject(value) || Array.isArray(value) ? undefined : value);
  };
  const { catalogue, analysis } = planning;
  const { noAmount = "" } = catalogue.languages.get(analysis.variant.language)?.failures ?? {};
  return {
    live: { enabled: { $: allOf([own("enabled") ?? true, holds]) }, why: { $: ["?:", holds, own("why") ?? "", noAmount] } },
    pointers: sent.map((one) => one.pointer),
  };
}

/** Whether the widget has a line beside it for what it does not do. */
export function canSayWhy({ catalogue }: Pick<PlanContext, "catalogue">, { widget }: NodeDefinition): boolean {
  const props = catalogue.widgets.get(widget)?.props.properties ?? {};
  return "enabled" in props && "why" in props;
}

/** What the taps on a node send or pass on that must be counted, where it is known before the tap. */
export function listSentAmounts(planning: PlanContext, node: NodeDefinition, pointer: string): Sent[] {
  const events = Object.entries(node.on ?? {}).filter(([event]) => !isNeverHeld(planning, node, event));
  const steps = events.flatMap(([event, flow]) => reachedSteps(planning, flow, joinPointer(pointer, "on", event)));
  const found = steps.flatMap((at) => countedOf(planning, at)).filter(({ ast }) => typeof ast !== "number" && !readsRun(ast));
  return [...new Map(found.map((one) => [JSON.stringify([one.ast, one.least]), one])).values()];
}

function countedOf({ catalogue, directory, analysis }: PlanContext, { step, pointer }: StepAt): Sent[] {
  const sent = (part: string, name: string, least: number): Sent[] => {
    const at = joinPointer(pointer, part, name);
    const ast = analysis.siteAt(at)?.checked.ast;
    return ast === undefined || ast === null ? [] : [{ pointer: at, ast, least }];
  };
  const called = step.do === "call" ? catalogue.actions.get(step.action) : undefined;
  const counted = called ? Object.entries(planCounted(called).counted ?? {}) : [];
  const inputs = counted.flatMap(([name, { least }]) => (least === undefined ? [] : sent("input", name, least)));
  const opened = recordOf(step).opens?.(step);
  const params = Object.entries(directory.screens.get(opened?.screen ?? "")?.params ?? {});
  return [...inputs, ...params.flatMap(([name, kind]) => (kind === "amount" ? sent("params", name, 0) : []))];
}

/** Whether it reads what only the run of a flow has. */
function readsRun(ast: unknown): boolean {
  if (!Array.isArray(ast)) return false;
  return ast[0] === "." && (ast[1] === "event" || ast[1] === "answer") ? true : ast.some(readsRun);
}

/** True while a response that it reads is missing, for which the control waits. */
function isCounted(planning: PlanContext, { pointer, ast, least }: Sent): Ast {
  const awaitable = listAwaitable(planning).filter((path) => path.startsWith("data."));
  const read = pathsRead(planning, [pointer]);
  const missing = awaitable.filter((path) => read.some((one) => one === path || one.startsWith(`${path}.`)));
  const holds: Ast = [">=", numberOf(ast), least];
  return missing.reduceRight<Ast>((rest, path) => ["||", ["==", [".", ...path.split(".")], null], rest], holds);
}

function allOf(asts: readonly Ast[]): Ast {
  const parts = asts.filter((ast) => ast !== true);
  return parts.slice(1).reduce<Ast>((all, ast) => ["&&", all, ast], parts[0] ?? true);
}
