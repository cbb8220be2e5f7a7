// Steps that call the server.

import { types } from "../../../core/expression/index.ts";
import { compact } from "../plan/compact.ts";
import { optionalValue, type StepRecords, valuesIn } from "./step-record.ts";

export const callSteps: Pick<StepRecords, "call" | "reload" | "settle"> = {
  call: {
    branches: ({ ok, fail, codes }) => [
      { path: ["ok"], steps: ok },
      { path: ["fail"], steps: fail },
      ...Object.entries(codes ?? {}).map(([code, steps]) => ({ path: ["codes", code], steps })),
    ],
    values: ({ action, input, busy }) => [
      ...valuesIn("input", input, (wanted, name) => wanted.input(action, name)),
      ...optionalValue(busy, { path: ["busy"], text: "The text during the call", isWording: true, want: () => types.text }),
    ],
    names: ({ action }) => [{ kind: "action", name: action, path: ["action"] }],
    writes: ({ action, as }) => (as === undefined ? [] : [{ path: `data.${as}`, action }]),
    waits: ({ action }, { actions }) => actions.get(action)?.success !== "ignored",
    ends: ({ ok }, context) => ok !== undefined && context.steps(ok),
    response: ({ action, codes }, { before, failure, branch, responseOf }) => {
      branch(["fail"], failure);
      for (const code of Object.keys(codes ?? {})) branch(["codes", code], failure);
      return branch(["ok"], responseOf(action) ?? before);
    },
    mayRunOnClose: true,
    sends: true,
    passesOn: true,
    needs: (plan) => (plan.do === "call" && plan.fields ? { runtime: ["refuseFields"], view: ["focus"] } : {}),
    plan: (step, planner) =>
      compact({
        do: "call",
        action: step.action,
        input: planner.values(step.input, "input"),
        fields: planner.fields(step.action, step.input),
        as: step.as,
        busy: step.busy === undefined ? undefined : planner.value(step.busy, "busy"),
        ok: planner.branch(step.ok, "ok"),
        fail: planner.branch(step.fail, "fail"),
        codes:
          step.codes && Object.fromEntries(Object.entries(step.codes).map(([code, steps]) => [code, planner.steps(steps, "codes", code)])),
      }),
  },
  reload: {
    names: ({ load }) => [{ kind: "load", name: load, path: ["load"] }],
    writes: ({ load }) => [{ path: `data.${load}` }],
    waits: () => true,
  },
  settle: {
    branches: ({ ok, missing, fail }) => [
      { path: ["ok"], steps: ok },
      { path: ["missing"], steps: missing },
      { path: ["fail"], steps: fail },
    ],
    values: ({ busy }) => optionalValue(busy, { path: ["busy"], text: "The text meanwhile", isWording: true, want: () => types.text }),
    names: ({ action }) => [{ kind: "action", name: action, path: ["action"] }],
    waits: () => true,
    ends: ({ ok }, context) => ok !== undefined && context.steps(ok),
    response: (_, { failure, branch }) => {
      branch(["missing"], types.null);
      branch(["fail"], failure);
      return branch(["ok"], types.null);
    },
    plan: (step, planner) =>
      compact({
        do: "settle",
        action: step.action,
        busy: step.busy === undefined ? undefined : planner.value(step.busy, "busy"),
        ok: planner.branch(step.ok, "ok"),
        missing: planner.branch(step.missing, "missing"),
        fail: planner.branch(step.fail, "fail"),
      }),
  },
};
