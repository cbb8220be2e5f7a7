// Runs input rules over bound nodes.
import type { Core, StepOf } from "./core.ts";
import { isShownIn } from "./is-shown.ts";
import { isGroup, own } from "./own.ts";

function readPath(core: Core, path: string): unknown {
  return path.split(".").reduce<unknown>((from, name) => (isGroup(from) ? own(from, name) : undefined), core.memory.scope) ?? null;
}

/** The first value that breaks a rule ends the flow: one message is shown, and the node is marked and gets the focus. */
export function runValidate(core: Core, step: StepOf<"validate">): boolean {
  for (const { node, bind, rules } of step.nodes) {
    // What is not on the screen cannot be put right by the borrower.
    if (isShownIn(core.nodes, node) === false) continue;
    const value = readPath(core, bind);
    const checked = typeof value === "string" ? value.trim() : value;
    const broken = rules.map((name) => own(core.module.rules, name)).find((rule) => rule && !rule.accepts(checked));
    if (!broken) continue;
    core.memory.write(`invalid.${node}`, true);
    core.showToast(broken.message, "failure");
    core.focus(node);
    return false;
  }
  return true;
}
