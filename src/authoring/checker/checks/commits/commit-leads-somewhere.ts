import { splitPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { runEvents } from "../../paths/list-events.ts";

export const commitLeadsSomewhere = screenCheck({ id: "commit-leads-somewhere", isFixed: true }, (index, report) => {
  const silent = new Set<string>();
  runEvents(index, {
    end(moment, { how }) {
      if ((how === "done" || how === "stopped") && moment.silent !== undefined) silent.add(moment.silent);
    },
  });
  for (const { step, pointer } of index.steps) {
    if (!silent.has(pointer) || (step.do !== "call" && step.do !== "settle")) continue;
    const isFlow = splitPointer(pointer)[0] === "flows";
    report(pointer, {
      message: `When \`${step.action}\` has succeeded${step.do === "settle" ? " after all" : ""}, the user notices nothing.`,
      help: `Say so, or lead on, under \`ok\`${step.do === "call" && isFlow ? " or after this step" : ""}.`,
    });
  }
});
