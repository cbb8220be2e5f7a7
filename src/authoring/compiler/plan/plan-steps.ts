// Steps as they ship: names are linked, defaults that the build knows are written out.

import type { StepDefinition, StepPlan, ValidatedNode, Values } from "../../../core/format/index.ts";
import { isObject, joinPointer, readOwn } from "../../../core/json/index.ts";
import { findWire, successOf } from "../../../core/market/index.ts";
import type { StepPlanner } from "../steps/step-record.ts";
import { recordOf, valuesOf } from "../steps/steps.ts";
import { walkNodes } from "../walk.ts";
import { compact } from "./compact.ts";
import { withDigits } from "./plan-amounts.ts";
import { type PlanContext, planExpression, planValue, planValues } from "./plan-context.ts";

/** A flow by name or in place, as steps. */
export function planFlow(
  planning: PlanContext,
  flow: string | readonly StepDefinition[] | undefined,
  pointer: string,
): readonly StepPlan[] | undefined {
  if (flow === undefined) return undefined;
  return typeof flow === "string" ? [{ do: "run", flow }] : planSteps(planning, flow, pointer);
}

export function planSteps(planning: PlanContext, steps: readonly StepDefinition[], pointer: string): readonly StepPlan[] {
  return steps.map((step, index) => planStep(planning, step, joinPointer(pointer, index)));
}

function planStep(planning: PlanContext, step: StepDefinition, pointer: string): StepPlan {
  const plan = recordOf(step).plan?.(step, createPlanner(planning, pointer)) ?? planAsWritten(planning, step, pointer);
  return compact({ ...plan, when: "when" in step && step.when !== undefined ? planExpression(planning, `${pointer}/when`) : undefined });
}

/** A step without a plan of its own kind: its values are compiled, and names, numbers and paths stay. */
function planAsWritten(planning: PlanContext, step: StepDefinition, pointer: string): StepPlan {
  const computed = new Set(valuesOf(step).map(({ path }) => path[0]));
  const parts = Object.entries(step).flatMap(([name, part]) => {
    if (name === "when" || name === "$comment") return [];
    return [[name, computed.has(name) ? planValue(planning, part, joinPointer(pointer, name)) : part]];
  });
  return Object.fromEntries(parts);
}

function createPlanner(planning: PlanContext, pointer: string): StepPlanner {
  const { catalogue, directory } = planning;
  const at = (...path: readonly string[]) => joinPointer(pointer, ...path);
  return {
    catalogue,
    expression: (name) => planExpression(planning, at(name)),
    value: (value, name) => planValue(planning, value, at(name)),
    values: (values, name) => planValues(planning, values, at(name)),
    steps: (steps, ...path) => planSteps(planning, steps, at(...path)),
    branch: (steps, ...path) => steps && planSteps(planning, steps, at(...path)),
    params: (values, name, screen) => {
      const declared = directory.screens.get(screen)?.params ?? {};
      return withDigits(planValues(planning, values, at(name)), (param) => readOwn(declared, param)?.startsWith("amount") === true);
    },
    routeOf: (id) => directory.screens.get(id)?.route ?? "",
    validated: (nodes) => findValidated(planning, nodes),
    fields: (action, input) => findFields(planning, action, planValues(planning, input, at("input"))),
  };
}

/**
 * The nodes whose values are inputs as they are, where the response of an action can say what is wrong with inputs: a host does, or a
 * transport in code may, which knows nothing of result codes.
 */
function findFields({ catalogue, screen }: PlanContext, name: string, input: Values): { [input: string]: string } | undefined {
  const { wire, actions } = catalogue;
  const action = actions.get(name);
  const isSaid = [...wire.values()].some(({ response }) => response?.fields);
  if (!isSaid && !(action && successOf(action, findWire(wire)) === "status")) return undefined;
  const nodes = [...walkNodes(screen)].map(({ node }) => node);
  const found = Object.entries(input).flatMap(([name, value]) => {
    const path = isObject(value) && Array.isArray(value["$"]) ? value["$"].slice(1).join(".") : "";
    const node = path && nodes.find(({ bind }) => bind === path);
    return node ? [[name, node.id]] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : undefined;
}

function findValidated({ screen }: PlanContext, ids: readonly string[] | undefined): ValidatedNode[] {
  const bound = [...walkNodes(screen)].flatMap(({ node }): ValidatedNode[] => {
    const rules = node.rules ?? [];
    return node.bind === undefined || rules.length === 0 ? [] : [{ node: node.id, bind: node.bind, rules }];
  });
  return ids === undefined ? bound : ids.flatMap((id) => bound.filter(({ node }) => node === id));
}
