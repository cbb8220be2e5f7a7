// Steps that say in one what otherwise takes several.

import { hasOwn, isObject, type JsonObject } from "../../../core/json/index.ts";

/** Index in `steps`, then names and indexes inside that step. */
type Path = readonly [offset: number, ...inside: (string | number)[]];

export interface Wording {
  readonly steps: readonly JsonObject[];
  /** Where parts of the written step stand in `steps`. */
  readonly moved: readonly (readonly [part: string, path: Path])[];
}

/** The condition of a call's failure that leaves open what the server has done. */
export const isUnknownOutcome = "answer.kind == 'timeout'";

/** What a call without a branch for its failure does. */
export const showsMessage = { do: "toast", text: "{answer.message}" };

function omit(step: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(step).filter(([name]) => !names.includes(name)));
}

function pick(step: JsonObject, names: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(step).filter(([name]) => names.includes(name)));
}

/** `stop` with `toast` shows the message first. */
function expandStop(step: JsonObject): Wording {
  const toast = { do: "toast", text: step["toast"], ...pick(step, ["tone", "field"]) };
  const rest = omit(step, ["toast", "tone", "field", "when"]);
  if (!hasOwn(step, "when"))
    return {
      steps: [toast, rest],
      moved: [
        ["toast", [0, "text"]],
        ["tone", [0, "tone"]],
        ["field", [0, "field"]],
      ],
    };
  return {
    steps: [{ do: "if", if: step["when"], then: [toast, rest] }],
    moved: [
      ["when", [0, "if"]],
      ["toast", [0, "then", 0, "text"]],
      ["tone", [0, "then", 0, "tone"]],
      ["field", [0, "then", 0, "field"]],
    ],
  };
}

/** `timeout` of a call is a branch of `fail`; without `fail` other failures show their message as they would without `timeout`. */
function expandCall(step: JsonObject): Wording {
  const otherwise = hasOwn(step, "fail") ? step["fail"] : showsMessage;
  const decide = { do: "if", if: isUnknownOutcome, then: step["timeout"], else: otherwise };
  return {
    steps: [{ ...omit(step, ["timeout"]), fail: [decide] }],
    moved: [
      ...(hasOwn(step, "fail") ? [] : [["timeout", [0, "fail"]] as const]),
      ["timeout", [0, "fail", 0]],
      ["timeout", [0, "fail", 0, "then"]],
      ["fail", [0, "fail", 0, "else"]],
    ],
  };
}

function isSteps(value: unknown): boolean {
  return typeof value === "string" || isObject(value) || Array.isArray(value);
}

/** The step itself when it says nothing in short, or says it in a way that its schema refuses. */
export function expandWording(step: JsonObject): Wording {
  const { do: kind, when, timeout, toast, fail } = step;
  if (kind === "stop" && typeof toast === "string" && (when === undefined || typeof when === "string")) return expandStop(step);
  if (kind === "call" && isSteps(timeout) && (fail === undefined || isSteps(fail))) return expandCall(step);
  return { steps: [step], moved: [] };
}
