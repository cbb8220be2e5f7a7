// Runs input rules over bound nodes.

import { readOwn } from "../../../../core/json/index.ts";
import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { isShownIn } from "../is-shown.ts";

/** The first value that violates a rule ends the flow: its message is shown, and the node is marked and focused. */
function runValidate(context: SessionContext, step: StepOf<"validate">, run: Run): boolean {
  for (const { node, bind, rules } of step.nodes) {
    // The user cannot correct what is not on the screen.
    if (isShownIn(context.nodes, node) === false) continue;
    const value = context.evaluate({ $: [".", ...bind.split(".")] }, run);
    const checked = typeof value === "string" ? value.trim() : value;
    const broken = rules.map((name) => readOwn(context.module.rules, name)).find((rule) => rule && !rule.accepts(checked));
    if (!broken) continue;
    context.screenState.write(`invalid.${node}`, true);
    context.toaster.show(broken.message, "failure");
    context.focus(node);
    return false;
  }
  return true;
}

export { runValidate as validate };
