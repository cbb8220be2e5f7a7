import { types } from "../../../../core/expression/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/name-check.ts";
import { checkFit, typeOfPath } from "../../queries/value-type.ts";

export const stepFitsState: ScreenCheck = {
  id: "step-fits-state",
  about: "names",
  what: "Every step that writes to `state` writes a declared value of the right type.",
  why: "A write to an undeclared value, or of another type, breaks every expression that reads it.",
  over: "screen",
  run(outline, report) {
    for (const { step, pointer } of outline.steps) {
      if (step.do !== "set" && step.do !== "append" && step.do !== "remove") continue;
      const found = typeOfPath(outline, step.path);
      if ("unknown" in found) {
        const { message, help } = describeMissing("remembered value", found.unknown, found.names);
        report(`${pointer}/path`, { message, help });
        continue;
      }
      const taker = `\`${step.path}\``;
      if (step.do === "set") checkFit(outline, { value: step.to, at: `${pointer}/to`, want: found.type, taker }, report);
      else if (found.type.list === undefined)
        report(`${pointer}/path`, {
          message: `\`${step.path}\` is no list, so \`${step.do}\` does nothing.`,
          help: "Use `set`, or make it a list in `state`.",
        });
      else if (step.do === "append")
        checkFit(outline, { value: step.value, at: `${pointer}/value`, want: found.type.list, taker: `The list ${taker}` }, report);
      else checkFit(outline, { value: step.index, at: `${pointer}/index`, want: types.num, taker: "`index`" }, report);
    }
  },
};
