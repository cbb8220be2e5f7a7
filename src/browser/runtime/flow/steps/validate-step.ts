// Runs input rules over bound nodes.

import { readOwn } from "../../../../core/json/index.ts";
import type { Core, Run, StepOf } from "../../session/session-context.ts";
import { isShownIn } from "../is-shown.ts";

/** The first value that breaks a rule ends the flow: one message is shown, and the node is marked and gets the focus. */
export function runValidate(core: Core, step: StepOf<"validate">, run: Run): boolean {
  for (const { node, bind, rules } of step.nodes) {
    // What is not on the screen cannot be put right by the borrower.
    if (isShownIn(core.nodes, node) === false) continue;
    const value = core.evaluate({ $: [".", ...bind.split(".")] }, run);
    const checked = typeof value === "string" ? value.trim() : value;
    const broken = rules.map((name) => readOwn(core.module.rules, name)).find((rule) => rule && !rule.accepts(checked));
    if (!broken) continue;
    core.memory.write(`invalid.${node}`, true);
    core.toaster.show(broken.message, "failure");
    core.focus(node);
    return false;
  }
  return true;
}
