import { types, union } from "../../../../core/expression/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing, withoutFix } from "../../queries/names/name-check.ts";
import { checkFit, typeOfPath } from "../../queries/values/value-type.ts";

export const stepFitsState = screenCheck({ id: "step-fits-state", about: "names" }, (index, report) => {
  for (const { step, pointer } of index.steps) {
    if (step.do !== "set" && step.do !== "append" && step.do !== "remove") continue;
    const found = typeOfPath(index, step.path);
    if ("unknown" in found) {
      report(`${pointer}/path`, withoutFix(describeMissing({ kind: "state value" }, found.unknown, found.names)));
      continue;
    }
    const { path } = step;
    const taker = `\`${path}\``;
    if (step.do === "set") checkFit(index, report, { value: step.to, at: `${pointer}/to`, want: found.type, taker, path });
    else if (found.type.list === undefined)
      report(`${pointer}/path`, {
        message: `\`${step.path}\` is not a list, so \`${step.do}\` has no effect.`,
        help: "Use `set`, or make it a list in `state`.",
      });
    else if (step.do === "append" && step.values !== undefined) {
      const want = union(types.list(found.type.list), types.null);
      checkFit(index, report, { value: step.values, at: `${pointer}/values`, want, taker: `the list ${taker}`, path });
    } else if (step.do === "append")
      checkFit(index, report, { value: step.value, at: `${pointer}/value`, want: found.type.list, taker: `the list ${taker}`, path });
    else checkFit(index, report, { value: step.index, at: `${pointer}/index`, want: types.num, taker: "`index`" });
  }
});
