// Steps that decide which steps come next.

import { types, union } from "../../../core/expression/index.ts";
import { compact } from "../plan/compact.ts";
import type { StepRecords } from "./step-record.ts";

export const flowSteps: Pick<StepRecords, "if" | "stop" | "run"> = {
  if: {
    branches: (step) => [
      { path: ["then"], steps: step.then },
      { path: ["else"], steps: step.else },
    ],
    values: (step) => [{ path: ["if"], value: step.if, isExpression: true, want: () => types.condition }],
    ends: (step, context) => step.else !== undefined && context.steps(step.then) && context.steps(step.else),
    response: (_, { before, branch }) => union(branch(["then"], before), branch(["else"], before)),
    changesNothing: true,
    mayRunOnClose: true,
    sends: true,
    plan: (step, planner) =>
      compact({
        do: "if",
        if: planner.expression("if") ?? null,
        then: planner.steps(step.then, "then"),
        else: planner.branch(step.else, "else"),
      }),
  },
  stop: { ends: () => true, isSilent: true, changesNothing: true, mayRunOnClose: true },
  run: {
    names: ({ flow }) => [{ kind: "flow", name: flow, path: ["flow"] }],
    ends: ({ flow }, context) => context.flow(flow),
    response: ({ flow }, context) => context.flow(flow),
    mayRunOnClose: true,
    sends: true,
  },
};
