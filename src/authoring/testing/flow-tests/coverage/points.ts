// What tests can reach in a variant: its flows, both sides of its conditions, and the outcomes of its calls.
import { type Decision, listDecisions } from "../../../../core/expression/index.ts";
import type { Ast, NodePlan, ScreenPlan, SourcePointer, StepPlan } from "../../../../core/format/index.ts";
import { joinPointer } from "../../../../core/json/index.ts";
import {
  type Analysis,
  type CompiledVariant,
  locateWritten,
  type Project,
  type Site,
  type Variant,
  walkNodes,
} from "../../../compiler/index.ts";

/** One thing to reach. Its key is the same in every variant that takes it from the same line. */
export interface Point {
  readonly key: string;
  readonly kind: "flow" | "branch" | "condition" | "outcome";
  /** For people: `confirm is never true`. */
  readonly what: string;
  readonly at: SourcePointer;
}

export interface VariantPoints {
  readonly points: readonly Point[];
  /** Where the steps of the plan stand in the screen. */
  readonly steps: ReadonlyMap<StepPlan, string>;
  /** Lists of steps, by the pointers of their first steps. */
  readonly lists: ReadonlyMap<string, string>;
}

const condition = /\/(?:when|if|props\/enabled)$/;

/** Key of a side or an outcome of what stands at a pointer of the resolved screen. */
export function keyOf(variant: Variant, pointer: string, side: string): string {
  const { file, pointer: written } = variant.originOf(pointer);
  return `${file}#${written} ${side}`;
}

/** What a call can come to, by the names in keys. */
export function outcomesOf(step: StepPlan, { actions }: ScreenPlan): readonly string[] {
  if (step.do === "settle") return ["done", "missing", "failure"];
  const action = step.do === "call" ? actions[step.action] : undefined;
  if (step.do !== "call" || action === undefined || action.success === "ignored") return [];
  if (action.success === "address") return ["success"];
  const codes = Object.keys(step.codes ?? {}).map((code) => `code ${code}`);
  return ["success", "failure", ...(action.commits === undefined ? [] : ["timeout"]), ...codes];
}

export function listPoints(variant: CompiledVariant, plan: ScreenPlan, project: Project): VariantPoints {
  const { resolved, analysed } = variant;
  const points: Point[] = [];
  const steps = new Map<StepPlan, string>();
  const lists = new Map<string, string>();
  const add = (kind: Point["kind"], what: string, pointer: string, side = ""): void => {
    const { layer: _, ...at } = resolved.originOf(pointer);
    points.push({ key: keyOf(resolved, pointer, side), kind, what, at: locateWritten(at, project.formOf) });
  };
  const walk = (list: readonly StepPlan[] | undefined, pointer: string, kind: "flow" | "branch", what: string): void => {
    if (list === undefined || list.length === 0) return;
    // Sides of an `if` are those of its condition.
    if (what !== "") {
      add(kind, what, pointer);
      lists.set(joinPointer(pointer, 0), pointer);
    }
    for (const [place, step] of list.entries()) {
      const at = joinPointer(pointer, place);
      steps.set(step, at);
      for (const outcome of outcomesOf(step, plan)) add("outcome", `${describeStep(step)} never ends with ${outcome}`, at, outcome);
      const of = step.do === "if" ? "" : ` of ${describeStep(step)} is never taken`;
      for (const [path, branch] of branchesIn(step)) walk(branch, joinPointer(at, ...path), "branch", of && `\`${path.join(" ")}\`${of}`);
    }
  };
  for (const { start, pointer, what } of startsOf(resolved, plan)) walk(start, pointer, "flow", `${what} never runs`);
  for (const pointer of listConditions(analysed)) {
    const part = pointer.slice(pointer.lastIndexOf("/") + 1);
    for (const side of ["true", "false"]) add("condition", `\`${part}\` is never ${side}`, pointer, side);
  }
  for (const site of listSites(analysed))
    for (const decision of listDecisions(site.text, site.names, site.kind).decisions) {
      const { source, isFallback } = decision;
      if (isOfVariant(decision)) continue;
      for (const side of isFallback ? ["empty", "filled"] : ["true", "false"])
        add("condition", `\`${source}\` in \`${site.text}\` is never ${side}`, site.pointer, sideOf(decision, side));
    }
  for (const [name, { optional }] of Object.entries(plan.load))
    for (const side of ["success", "failure"])
      add(
        "outcome",
        `\`${name}\` of \`load\` never ends with ${side}${optional ? ", which the screen does without" : ""}`,
        joinPointer("/load", name),
        side,
      );
  return { points, steps, lists };
}

/** Conditions that are more than a constant, of nodes that are not disabled. */
export function listConditions(analysis: Analysis): string[] {
  return listSites(analysis).flatMap(({ pointer }) => (condition.test(pointer) ? [pointer] : []));
}

/** What is evaluated while a screen is open: not of nodes that are disabled. */
export function listSites({ sites, variant }: Analysis): readonly Site[] {
  const off = [...walkNodes(variant.screen)].filter(({ isOff }) => isOff).map(({ pointer }) => `${pointer}/`);
  return sites.filter(({ pointer, checked }) => Array.isArray(checked.ast) && !off.some((node) => pointer.startsWith(node)));
}

const variantRoots = ["company", "market"];

/** Whether the variant decides it, whatever a test gives. */
function isOfVariant({ ast, at }: Decision): boolean {
  const roots = (part: Ast | undefined): Ast[] => {
    if (!Array.isArray(part)) return [];
    return part[0] === "." ? part.slice(1, 2) : part.flatMap(roots);
  };
  const read = roots(Array.isArray(ast) ? ast[at] : undefined);
  return read.length > 0 && read.every((root) => typeof root === "string" && variantRoots.includes(root));
}

/** In keys: a side of a part of what stands at a pointer. */
export function sideOf({ source, isFallback }: Pick<Decision, "source" | "isFallback">, side: string): string {
  return `${isFallback ? "??" : "?"} ${source} ${side}`;
}

function describeStep(step: StepPlan): string {
  return "action" in step ? `\`${step.do}\` of \`${step.action}\`` : `\`${step.do}\``;
}

type Branch = readonly [path: readonly string[], steps: readonly StepPlan[] | undefined];

function branchesIn(step: StepPlan): Branch[] {
  if (step.do === "if")
    return [
      [["then"], step.then],
      [["else"], step.else],
    ];
  if (step.do === "leave") return [[["refused"], step.refused]];
  if (step.do === "native")
    return [
      [["onReply"], step.onReply],
      [["fallback"], typeof step.fallback === "string" ? undefined : step.fallback],
    ];
  if (step.do === "settle")
    return [
      [["ok"], step.ok],
      [["missing"], step.missing],
      [["fail"], step.fail],
    ];
  if (step.do !== "call") return [];
  const codes = Object.entries(step.codes ?? {}).map(([code, steps]): Branch => [["codes", code], steps]);
  return [[["ok"], step.ok], [["fail"], step.fail], ...codes];
}

interface Start {
  readonly start: readonly StepPlan[] | undefined;
  readonly pointer: string;
  readonly what: string;
}

function* startsOf({ screen }: Variant, plan: ScreenPlan): Generator<Start> {
  for (const [name, start] of Object.entries(plan.flows))
    yield { start, pointer: joinPointer("/flows", name), what: `The flow \`${name}\`` };
  for (const hook of ["onOpen", "onReady", "onClose"] as const) yield { start: plan[hook], pointer: `/${hook}`, what: `\`${hook}\`` };
  for (const [name, { onClose }] of Object.entries(plan.dialogs))
    yield { start: onClose, pointer: joinPointer("/dialogs", name, "onClose"), what: `\`onClose\` of \`${name}\`` };
  const nodes = new Map(nodesIn(plan).map((node) => [node.id, node]));
  for (const { node, pointer } of walkNodes(screen))
    for (const [event, start] of Object.entries(nodes.get(node.id)?.on ?? {}))
      yield { start, pointer: joinPointer(pointer, "on", event), what: `\`${event}\` of \`${node.id}\`` };
}

function nodesIn({ body, dialogs }: ScreenPlan): NodePlan[] {
  const within = (nodes: readonly NodePlan[]): NodePlan[] =>
    nodes.flatMap((node) => [node, ...within([...(node.children ?? []), ...Object.values(node.slots ?? {}).flat()])]);
  return within([...body, ...Object.values(dialogs).flatMap((dialog) => [...dialog.body, ...dialog.actions])]);
}
