// Steps as they ship: names are linked, defaults that the build knows are written out.

import type { CallStep, NativeStep, StepDefinition, StepPlan, ValidatedNode, ValidateStep } from "../../../core/format/index.ts";
import { joinPointer } from "../../../core/json/index.ts";
import { walkNodes } from "../walk.ts";
import { compact, type Planning, planExpression, planValue, planValues } from "./plan-context.ts";

/** A flow by name or in place, as steps. */
export function planFlow(
  planning: Planning,
  flow: string | readonly StepDefinition[] | undefined,
  pointer: string,
): readonly StepPlan[] | undefined {
  if (flow === undefined) return undefined;
  return typeof flow === "string" ? [{ do: "run", flow }] : planSteps(planning, flow, pointer);
}

export function planSteps(planning: Planning, steps: readonly StepDefinition[], pointer: string): readonly StepPlan[] {
  return steps.map((step, place) => planStep(planning, step, joinPointer(pointer, place)));
}

function planBranch(planning: Planning, steps: readonly StepDefinition[] | undefined, pointer: string): readonly StepPlan[] | undefined {
  return steps === undefined ? undefined : planSteps(planning, steps, pointer);
}

function planStep(planning: Planning, step: StepDefinition, pointer: string): StepPlan {
  return compact({
    ...planKind(planning, step, pointer),
    when: "when" in step && step.when !== undefined ? planExpression(planning, `${pointer}/when`) : undefined,
  });
}

function planCodes(planning: Planning, codes: { readonly [code: string]: readonly StepDefinition[] } | undefined, pointer: string) {
  if (codes === undefined) return undefined;
  return Object.fromEntries(Object.entries(codes).map(([code, steps]) => [code, planSteps(planning, steps, joinPointer(pointer, code))]));
}

function planCall(planning: Planning, step: CallStep, pointer: string): StepPlan {
  return compact({
    do: "call",
    action: step.action,
    input: planValues(planning, step.input, `${pointer}/input`),
    as: step.as,
    busy: step.busy === undefined ? undefined : planValue(planning, step.busy, `${pointer}/busy`),
    ok: planBranch(planning, step.ok, `${pointer}/ok`),
    fail: planBranch(planning, step.fail, `${pointer}/fail`),
    codes: planCodes(planning, step.codes, `${pointer}/codes`),
  });
}

function planKind(planning: Planning, step: StepDefinition, pointer: string): StepPlan {
  const value = (part: Parameters<typeof planValue>[1], name: string) => planValue(planning, part, `${pointer}/${name}`);
  switch (step.do) {
    case "call":
      return planCall(planning, step, pointer);
    case "set":
      return { do: "set", path: step.path, to: value(step.to, "to") };
    case "append":
      return step.values === undefined
        ? { do: "append", path: step.path, value: value(step.value ?? null, "value") }
        : { do: "append", path: step.path, values: value(step.values, "values") };
    case "remove":
      return { do: "remove", path: step.path, index: value(step.index, "index") };
    case "validate":
      return { do: "validate", nodes: findValidated(planning, step) };
    case "if":
      return compact({
        do: "if",
        if: planExpression(planning, `${pointer}/if`) ?? null,
        then: planSteps(planning, step.then, `${pointer}/then`),
        else: planBranch(planning, step.else, `${pointer}/else`),
      });
    case "toast":
      return compact({ do: "toast", text: value(step.text, "text"), tone: step.tone ?? "failure", ms: step.ms });
    case "open":
      return compact({
        do: "open",
        dialog: step.dialog,
        ifFrameable: step.ifFrameable === undefined ? undefined : value(step.ifFrameable, "ifFrameable"),
      });
    case "store":
      return { do: "store", values: planValues(planning, step.values, `${pointer}/values`) };
    case "reply":
      return { do: "reply", with: value(step.with, "with") };
    case "go":
    case "back":
    case "leave":
    case "native":
    case "track":
      return planOutward(planning, step, pointer);
    default:
      return planPlain(step);
  }
}

type Outward = Extract<StepDefinition, { do: "go" | "back" | "leave" | "native" | "track" }>;

/** Steps that leave the screen or talk to the shell. */
function planOutward(planning: Planning, step: Outward, pointer: string): StepPlan {
  const params = () => planValues(planning, "params" in step ? step.params : undefined, `${pointer}/params`);
  const replace = "replace" in step && step.replace === true ? true : undefined;
  const routeOf = (screen: string) => planning.directory.screens.get(screen)?.route ?? "";
  switch (step.do) {
    case "go":
      return compact({ do: "go", route: routeOf(step.screen), params: params(), replace });
    case "back":
      return { do: "back", route: routeOf(step.screen), params: params() };
    case "leave":
      return compact({
        do: "leave",
        url: planValue(planning, step.url, `${pointer}/url`),
        addLaunchParams: step.addLaunchParams === true ? true : undefined,
        with: step.with === undefined ? undefined : planValues(planning, step.with, `${pointer}/with`),
        replace,
        refused: planBranch(planning, step.refused, `${pointer}/refused`),
      });
    case "native":
      return compact({
        do: "native",
        action: planning.catalogue.shell.get(step.key)?.action ?? step.key,
        params: params(),
        onReply: planBranch(planning, step.onReply, `${pointer}/onReply`),
        fallback: planFallback(planning, step, pointer),
      });
    case "track":
      return { do: "native", action: "burialPoint", params: { event: step.event, ...params() }, fallback: "none" };
  }
}

function planFallback(planning: Planning, step: NativeStep, pointer: string) {
  return step.fallback === undefined
    ? (planning.catalogue.shell.get(step.key)?.fallback ?? "none")
    : planSteps(planning, step.fallback, `${pointer}/fallback`);
}

type Plain = Extract<StepDefinition, { do: "stop" | "run" | "close" | "wait" | "timer" | "clear" | "reload" | "focus" }>;

/** Steps without any value: they ship as they are written, without remarks. */
function planPlain(step: Plain): StepPlan {
  switch (step.do) {
    case "stop":
      return { do: "stop" };
    case "run":
      return { do: "run", flow: step.flow };
    case "close":
      return compact({ do: "close", dialog: step.dialog });
    case "wait":
      return { do: "wait", ms: step.ms };
    case "timer":
      return { do: "timer", start: step.start };
    case "clear":
      return compact({ do: "clear", names: step.names });
    case "reload":
      return { do: "reload", load: step.load };
    case "focus":
      return { do: "focus", node: step.node };
  }
}

function findValidated({ screen }: Planning, step: ValidateStep): ValidatedNode[] {
  const bound = [...walkNodes(screen)].flatMap(({ node }): ValidatedNode[] => {
    const rules = node.rules ?? [];
    return node.bind === undefined || rules.length === 0 ? [] : [{ node: node.id, bind: node.bind, rules }];
  });
  if (step.nodes === undefined) return bound;
  return step.nodes.flatMap((id) => bound.filter(({ node }) => node === id));
}
