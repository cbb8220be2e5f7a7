/** What a page can ask for before the code of its screen has come: the calls of `load` that need no more than what the page knows. */
import { isScalar } from "../../../core/expression/index.ts";
import type { Ast, FirstCall, FirstInput, LoadPlan, ScreenPlan, StepPlan, Value } from "../../../core/format/index.ts";
import { deepEqual, isObject, readOwn } from "../../../core/json/index.ts";
import { inputsInPath } from "../../../core/market/index.ts";

/** Steps that send nothing. */
const silent: readonly StepPlan["do"][] = ["set", "store", "timer", "focus"];

/** By speaker, from the plans by variant. None where promotions ask for something else, because which of them is meant is looked up later. */
export function listFirstCalls(plans: ReadonlyMap<string, ScreenPlan>): ReadonlyMap<string, readonly FirstCall[]> {
  const calls = new Map<string, readonly FirstCall[]>();
  for (const [variant, plan] of plans) {
    const [speaker = ""] = variant.split("+");
    const own = callsOf(plan);
    calls.set(speaker, deepEqual(calls.get(speaker) ?? own, own) ? own : []);
  }
  return calls;
}

/** None where opening may send something else first, because the order of calls stays. */
function callsOf(plan: ScreenPlan): readonly FirstCall[] {
  if (!(plan.onOpen ?? []).every(isSilent)) return [];
  return Object.values(plan.load).flatMap((load) => firstCallOf(load, plan) ?? []);
}

function isSilent(step: StepPlan): boolean {
  return step.do === "if" ? [...step.then, ...(step.else ?? [])].every(isSilent) : silent.includes(step.do);
}

function firstCallOf(load: LoadPlan, plan: ScreenPlan): FirstCall | undefined {
  const action = readOwn(plan.actions, load.action);
  const given = readCondition(load.when);
  if (!action?.reads || action.body === "multipart" || load.after.length > 0 || !given) return undefined;
  const { method, path, headers, body, query, constants, wire } = action;
  const needed = new Set(given);
  const input: { [name: string]: FirstInput } = {};
  for (const [name, value] of Object.entries({ ...load.input, ...constants })) {
    const own = readInput(value, { plan, needed });
    const sent = readOwn(wire?.request ?? {}, name) ?? name;
    if (own === undefined) return undefined;
    input[sent] = own;
    // A path that lacks one of its inputs cannot be asked for.
    if (inputsInPath(path).includes(sent) && !isScalar(own)) needed.add(own.param);
  }
  return {
    action: { method, path, ...(headers && { headers }), ...(body && { body }), ...(query && { query }) },
    input,
    ...(needed.size > 0 && { given: [...needed] }),
  };
}

/** Parameters that must not be empty; undefined for a condition that says anything else. */
function readCondition(when: Ast | undefined): readonly string[] | undefined {
  if (when === undefined) return [];
  const [operator, path, empty] = partsOf(when);
  const [dot, root, name] = partsOf(path);
  return operator === "!=" && dot === "." && root === "params" && typeof name === "string" && empty === "" ? [name] : undefined;
}

function partsOf(ast: unknown): readonly unknown[] {
  return Array.isArray(ast) ? ast : [];
}

interface Reading {
  readonly plan: ScreenPlan;
  /** Parameters that must not be empty. */
  readonly needed: Set<string>;
}

/** Undefined for what only the screen's own code can evaluate: it knows whose the values are that the device has. */
function readInput(value: Value, reading: Reading): FirstInput | undefined {
  if (isScalar(value)) return value;
  return isObject(value) && "$" in value ? readAst(value["$"], reading) : undefined;
}

function readAst(ast: unknown, reading: Reading): FirstInput | undefined {
  const [operator, ...operands] = partsOf(ast);
  if (operator === "??") return readWithFallback(operands, reading);
  return operator === "." ? readPath(operands, reading) : undefined;
}

function readWithFallback([first, otherwise]: readonly unknown[], reading: Reading): FirstInput | undefined {
  const read = readAst(first, reading);
  if (isScalar(read) || read === undefined) return undefined;
  // A parameter that is absent is empty, and the other stands in for it.
  if (otherwise !== "") reading.needed.add(read.param);
  return read;
}

function readPath([root, name, ...below]: readonly unknown[], reading: Reading): FirstInput | undefined {
  if (typeof name !== "string" || below.length > 0) return undefined;
  const { params, values } = reading.plan;
  const kind = root === "params" && readOwn(params, name);
  // How an amount is read depends on the market, whose facts come with the screen.
  if (kind) return kind === "text" ? { param: name } : undefined;
  const value = root === "values" ? readOwn(values, name)?.value : undefined;
  return value === undefined ? undefined : readInput(value, reading);
}
