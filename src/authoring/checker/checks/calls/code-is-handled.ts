import { listNames } from "../../../../core/format/index.ts";
import type { ScreenCheck } from "../../check.ts";

export const codeIsHandled: ScreenCheck = {
  id: "code-is-handled",
  why: "A result code that the action declares asks for its own answer: without a branch the borrower reads the server's words and is left alone.",
  over: "screen",
  run({ steps, catalogue }, report) {
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
  },
  bad: [{ screen: { onOpen: [{ do: "call", action: "saveChoice" }] } }],
  good: [
    { screen: { onOpen: [{ do: "call", action: "saveChoice", codes: { E1: [{ do: "toast", text: "Too late" }] } }] } },
    { screen: { onOpen: [{ do: "call", action: "saveChoice", fail: [{ do: "toast", text: "{answer.message}" }] }] } },
  ],
};
