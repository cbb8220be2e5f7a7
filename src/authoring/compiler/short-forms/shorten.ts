// The one written form of a definition: the short form wherever it says the same.

import { stepParts } from "../../../core/format/index.ts";
import { deepEqual, isObject, type JsonObject, readOwn } from "../../../core/json/index.ts";
import { expandDefinition, type ShortKind } from "./expand.ts";
import { passOnKey } from "./expand-inputs.ts";
import { isUnknownOutcome, showsMessage } from "./expand-wording.ts";
import { changeEach, changesOf } from "./places.ts";

const kinds = changesOf<undefined>({ steps: shortenSteps, flow: shortenSteps, inputs: shortenInputs });

/** A definition in its short form. One that says something twice stays as it is, for its author to decide. */
export function shortenDefinition(kind: ShortKind, value: unknown): unknown {
  const { value: long, problems } = expandDefinition(kind, { file: "", value });
  return problems.length > 0 ? value : kinds[kind](long, "", undefined);
}

function hasOnly(value: unknown, ...names: readonly string[]): value is JsonObject {
  return isObject(value) && Object.keys(value).every((name) => names.includes(name));
}

function isStop(step: unknown): boolean {
  return hasOnly(step, "do") && step["do"] === "stop";
}

/** A message that a `stop` can show: always, and for as long as its tone says. */
function isPlainToast(step: unknown): step is JsonObject {
  return hasOnly(step, "do", "text", "tone", "field") && step["do"] === "toast" && typeof step["text"] === "string";
}

function stopWith({ text, tone, field }: JsonObject, when?: unknown): JsonObject {
  const how = { ...(tone !== undefined && { tone }), ...(field !== undefined && { field }) };
  return { do: "stop", ...(when !== undefined && { when }), toast: text, ...how };
}

function shortenSteps(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  const steps: unknown[] = [];
  for (const step of value) {
    const before = steps[steps.length - 1];
    if (isStop(step) && isPlainToast(before)) steps.splice(-1, 1, stopWith(before));
    else steps.push(shortenStep(step));
  }
  const [only, ...others] = steps;
  if (steps.length !== 1 || others.length > 0) return steps;
  return hasOnly(only, "do", "flow") && only["do"] === "run" ? only["flow"] : only;
}

function shortenStep(step: unknown): unknown {
  if (!isObject(step)) return step;
  if (hasOnly(step, "do", "if", "then") && step["do"] === "if" && Array.isArray(step["then"])) {
    const [toast, stop, ...rest]: unknown[] = step["then"];
    if (rest.length === 0 && isStop(stop) && isPlainToast(toast)) return stopWith(toast, step["if"]);
  }
  return shortenParts(step["do"] === "call" ? withTimeout(step) : step);
}

/** A call whose `fail` only separates an unknown outcome from other failures. */
function withTimeout(call: JsonObject): JsonObject {
  const [decide, ...others]: unknown[] = Array.isArray(call["fail"]) ? call["fail"] : [];
  if (others.length > 0 || !hasOnly(decide, "do", "if", "then", "else") || decide["if"] !== isUnknownOutcome) return call;
  const { then: timeout, else: fail } = decide;
  if (!Array.isArray(timeout) || !Array.isArray(fail)) return call;
  const branches = deepEqual(fail, [showsMessage]) ? { timeout } : { timeout, fail };
  return Object.fromEntries(Object.entries(call).flatMap(([name, part]) => (name === "fail" ? Object.entries(branches) : [[name, part]])));
}

function shortenParts(step: JsonObject): JsonObject {
  const { steps = [], stepsByName = [], inputs = [] } = readOwn(stepParts, String(step["do"])) ?? {};
  const shorten = (name: string, part: unknown): unknown => {
    if (steps.includes(name)) return shortenSteps(part);
    if (inputs.includes(name)) return shortenInputs(part);
    return stepsByName.includes(name) ? changeEach(part, shortenSteps) : part;
  };
  return Object.fromEntries(Object.entries(step).map(([name, part]) => [name, shorten(name, part)]));
}

/** How many names beside other values are worth a list. */
const leastBeside = 2;

function shortenInputs(value: unknown): unknown {
  if (!isObject(value)) return value;
  const entries = Object.entries(value);
  const isPassedOn = entries.map(([name, part]) => /^[a-z]\w*$/.test(name) && part === `{params.${name}}`);
  const names = entries.map(([name]) => name);
  if (names.length > 0 && isPassedOn.every(Boolean)) return names;
  const { start, length } = longestRun(isPassedOn);
  if (length < leastBeside) return value;
  entries.splice(start, length, [passOnKey, names.slice(start, start + length)]);
  return Object.fromEntries(entries);
}

/** Only neighbours make a list, so that the values keep their order. */
function longestRun(marks: readonly boolean[]): { start: number; length: number } {
  let best = { start: 0, length: 0 };
  let start = 0;
  for (const [index, mark] of marks.entries()) {
    if (!mark) start = index + 1;
    else if (index + 1 - start > best.length) best = { start, length: index + 1 - start };
  }
  return best;
}
