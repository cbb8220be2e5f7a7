// Runs input rules over bound nodes.

import { readOwn } from "../../../../core/json/index.ts";
import type { Run, SessionContext, StepOf } from "../../session/session-context.ts";
import { isShownIn } from "../is-shown.ts";

/** Values that violate a rule end the flow: each gets its message beside it, and the first is shown as a toast and focused. */
function runValidate(context: SessionContext, step: StepOf<"validate">, run: Run): boolean {
  let isRight = true;
  for (const { node, bind, rules } of step.nodes) {
    // The user cannot correct what is not on the screen.
    if (isShownIn(context.nodes, node) === false) continue;
    const value = context.evaluate({ $: [".", ...bind.split(".")] }, run);
    const checked = typeof value === "string" ? value.trim() : value;
    const broken = rules.map((name) => readOwn(context.module.rules, name)).find((rule) => rule && !rule.accepts(checked));
    if (!broken) continue;
    if (isRight) {
      context.toaster?.show(broken.message, "failure");
      context.focus(node);
    }
    context.refuse(node, broken.message);
    isRight = false;
  }
  return isRight;
}

export { runValidate as validate };
