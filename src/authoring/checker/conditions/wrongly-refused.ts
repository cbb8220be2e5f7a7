/** Messages beside a field that stop the flow, where nothing passes but an empty value, or one that the field does not offer. */
import { showExpression } from "../../../core/expression/index.ts";
import { deepEqual, isWithin } from "../../../core/json/index.ts";
import type { NodeAt } from "../../compiler/index.ts";
import type { StepVisit } from "../queries/flows/flow-index.ts";
import type { ScreenIndex } from "../queries/screen-index.ts";
import { type Formula, findAssignment } from "./formula.ts";
import { whenEmpty, whenHolds, whenShown, whenTrueOf } from "./read-formula.ts";

export interface WronglyRefused {
  readonly pointer: string;
  readonly field: string;
  readonly passes: "an empty value" | "what it does not offer";
}

export function listWronglyRefused(index: ScreenIndex): WronglyRefused[] {
  return index.steps.flatMap((visit): WronglyRefused[] => {
    const { step, parent } = visit;
    if (step.do !== "toast" || step.field === undefined || parent?.step.do !== "if" || !isRefusal(visit, parent)) return [];
    const field = index.nodes.find(({ node, isOff }) => node.id === step.field && isOff !== true);
    const bind = field?.node.bind?.split(".");
    if (field === undefined || bind === undefined || isBoolean(index, bind)) return [];
    const pointer = `${parent.pointer}/if`;
    const passes: Formula = { all: [{ not: whenHolds(index, pointer) }, whenShown(index, field)] };
    if (findAssignment(passes) === undefined) return [];
    const path = [".", ...bind];
    const isNever = (right: Formula) => findAssignment({ all: [passes, right] }) === undefined;
    if (isNever({ not: whenEmpty(path) })) return [{ pointer, field: step.field, passes: "an empty value" }];
    const offered = offeredBy(index, field).map((list) => whenTrueOf(index, ["in", path, list]));
    return offered.some(isNever) ? [{ pointer, field: step.field, passes: "what it does not offer" }] : [];
  });
}

/** The flow ends after the message, and goes on where its condition does not hold. */
function isRefusal({ pointer, siblings, siblingIndex }: StepVisit, parent: StepVisit): boolean {
  const isFirst = pointer.startsWith(`${parent.pointer}/then/`) && parent.step.do === "if" && parent.step.else === undefined;
  return isFirst && siblings.slice(siblingIndex + 1).some((next) => next.do === "stop" && next.when === undefined);
}

/** A box may well have to stay empty. */
function isBoolean({ screen }: ScreenIndex, [root, name = ""]: readonly string[]): boolean {
  const declared = root === "state" ? new Map(Object.entries(screen.state ?? {})).get(name) : undefined;
  return (
    typeof declared === "boolean" || (typeof declared === "object" && declared !== null && Reflect.get(declared, "type") === "boolean")
  );
}

/** Lists among the properties of a field, as they are written. */
function offeredBy({ analysis }: ScreenIndex, { pointer, node }: NodeAt): unknown[] {
  const lists = analysis.sites.filter((site) => isWithin(site.pointer, `${pointer}/props`) && site.checked.type.list !== undefined);
  const found = lists.map(({ checked }) => checked.ast);
  return found.filter(
    (one, at) => one !== null && showExpression(one) !== node.bind && found.findIndex((other) => deepEqual(one, other)) === at,
  );
}
