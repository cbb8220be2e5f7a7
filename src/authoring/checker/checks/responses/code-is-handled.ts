import { listNames } from "../../../../core/format/index.ts";
import { screenCheck } from "../../check.ts";

export const codeIsHandled = screenCheck({ id: "code-is-handled" }, ({ steps, catalogue }, report) => {
  for (const { step, pointer } of steps) {
    if (step.do !== "call" || step.fail !== undefined) continue;
    const open = Object.keys(catalogue.actions.get(step.action)?.codes ?? {}).filter(
      (code) => !Object.keys(step.codes ?? {}).includes(code),
    );
    if (open.length > 0)
      report(pointer, {
        message: `The call to \`${step.action}\` does not handle the result ${open.length === 1 ? "code" : "codes"} ${listNames(open, "and")}.`,
        help: "Add a branch under `codes`, or `fail` for all of them.",
      });
  }
});
