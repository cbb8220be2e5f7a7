import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { keyAt } from "../../queries/places.ts";

export const codeIsDeclared = screenCheck({ id: "code-is-declared" }, ({ steps, catalogue }, report) => {
  for (const { step, pointer } of steps) {
    const action = step.do === "call" ? catalogue.actions.get(step.action) : undefined;
    if (step.do !== "call" || action === undefined) continue;
    const declared = Object.keys(action.codes ?? {});
    const noun = { kind: "result code", of: step.action };
    for (const code of Object.keys(step.codes ?? {}))
      if (!declared.includes(code)) report(keyAt(joinPointer(pointer, "codes", code)), describeMissing(noun, code, declared));
  }
});
