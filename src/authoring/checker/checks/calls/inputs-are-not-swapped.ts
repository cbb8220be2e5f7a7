import { joinPointer } from "../../../../core/json/index.ts";
import { recordOf } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { listCalls } from "../../queries/calls.ts";

export const inputsAreNotSwapped: ScreenCheck = {
  id: "inputs-are-not-swapped",
  over: "screen",
  run(index, report) {
    const calls = listCalls(index).map(({ input, pointer }) => ({ given: input, at: `${pointer}/input` }));
    const links = index.steps.flatMap(({ step, pointer }) => {
      const opened = recordOf(step).opens?.(step);
      return opened === undefined ? [] : [{ given: opened.params, at: `${pointer}/params` }];
    });
    for (const { given, at } of [...calls, ...links]) {
      for (const [name, value] of Object.entries(given)) {
        const other = lastField(value);
        if (other === undefined || other === name || !Object.hasOwn(given, other) || lastField(given[other]) === other) continue;
        report(joinPointer(at, name), {
          message: `\`${name}\` gets the value named \`${other}\`.`,
          help: `Swap the two values, or rename what \`${other}\` reads.`,
        });
      }
    }
  },
};

/** The last field of a value that is one plain path. */
function lastField(value: unknown): string | undefined {
  return typeof value === "string" ? /^\{[\w.]*\.(\w+)\}$/.exec(value)?.[1] : undefined;
}
