// Steps that the user sees, and the one that replies to a widget.

import { types, union } from "../../../core/expression/index.ts";
import { compact } from "../plan/compact.ts";
import { needsOfMessage, optionalValue, type StepRecords } from "./step-record.ts";

export const showSteps: Pick<StepRecords, "toast" | "open" | "close" | "share" | "focus" | "validate" | "reply"> = {
  toast: {
    values: ({ text }) => [{ path: ["text"], value: text, text: "The toast", isWording: true, want: () => types.text }],
    names: ({ field }) => (field === undefined ? [] : [{ kind: "node", name: field, path: ["field"] }]),
    changesNothing: true,
    plan: ({ text, tone, ms, field }, planner) =>
      compact({ do: "toast", text: planner.value(text, "text"), tone: tone ?? "failure", ms, field }),
    needs: (plan) => needsOfMessage(plan.do === "toast" && plan.field !== undefined ? ["focus"] : []),
  },
  open: {
    values: ({ ifFrameable }) => optionalValue(ifFrameable, { path: ["ifFrameable"], want: () => union(types.text, types.null) }),
    names: ({ dialog }) => [{ kind: "dialog", name: dialog, path: ["dialog"] }],
    opensDialog: true,
    needs: (plan) => (plan.do === "open" && plan.ifFrameable !== undefined ? { runtime: ["mayFrame"] } : {}),
  },
  close: {
    names: ({ dialog }) => (dialog === undefined ? [] : [{ kind: "dialog", name: dialog, path: ["dialog"] }]),
    closesDialog: true,
  },
  share: {
    values: ({ text }) => [{ path: ["text"], value: text, text: "The shared text", isWording: true, want: () => types.text }],
    waits: () => true,
    passesOn: true,
    labels: ["copied", "copyFailed"],
    needs: () => needsOfMessage(),
  },
  focus: {
    names: ({ node }) => [{ kind: "node", name: node, path: ["node"] }],
    changesNothing: true,
    needs: () => ({ view: ["focus"] }),
  },
  validate: {
    names: ({ nodes = [] }) => nodes.map((name, index) => ({ kind: "node", name, path: ["nodes", String(index)] })),
    changesNothing: true,
    plan: ({ nodes }, planner) => ({ do: "validate", nodes: planner.validated(nodes) }),
    needs: () => needsOfMessage(["focus"]),
  },
  reply: {
    values: (step) => [{ path: ["with"], value: step.with, want: ({ reply }) => reply }],
    isSilent: true,
  },
};
