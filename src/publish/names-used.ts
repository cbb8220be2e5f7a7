/** What a plan needs beside itself. */
import type { NodePlan, ScreenPlan, StepPlan } from "../contract/index.ts";

export interface NamesUsed {
  readonly widgets: readonly string[];
  readonly rules: readonly string[];
  /** Heights of what stands for nodes while they load, in rem. */
  readonly heights: readonly number[];
}

export function findNamesUsed(plan: ScreenPlan): NamesUsed {
  const widgets = new Set<string>();
  const rules = new Set<string>();
  const heights = new Set<number>();
  const readSteps = (value: unknown): void => {
    if (Array.isArray(value)) for (const entry of value) readSteps(entry);
    else if (isRecord(value)) {
      if (isValidate(value)) for (const node of value.nodes) for (const rule of node.rules) rules.add(rule);
      for (const entry of Object.values(value)) readSteps(entry);
    }
  };
  const readNode = (node: NodePlan): void => {
    widgets.add(node.widget);
    if (node.skeleton) heights.add(node.skeleton.rem);
    for (const rule of node.rules ?? []) rules.add(rule);
    readSteps(node.on);
    for (const child of [node.children ?? [], ...Object.values(node.slots ?? {})].flat()) readNode(child);
  };
  const dialogs = Object.values(plan.dialogs);
  for (const node of [plan.body, ...dialogs.flatMap((dialog) => [dialog.body, dialog.actions])].flat()) readNode(node);
  readSteps([plan.flows, plan.onOpen, plan.onReady, plan.onClose, dialogs.map((dialog) => dialog.onClose)]);
  return { widgets: [...widgets].sort(), rules: [...rules].sort(), heights: [...heights] };
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === "object" && value !== null;
}

function isValidate(value: { readonly [name: string]: unknown }): value is Extract<StepPlan, { do: "validate" }> {
  return value.do === "validate" && Array.isArray(value.nodes);
}
