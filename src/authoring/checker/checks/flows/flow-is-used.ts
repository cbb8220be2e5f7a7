import type { ScreenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flow-reach.ts";

export const flowIsUsed: ScreenCheck = {
  id: "flow-is-used",
  about: "use",
  over: "screen",
  run(index, report) {
    const started = new Set(listStarts(index).flatMap(({ flows }) => flows));
    for (const flow of index.flows) {
      if (started.has(flow)) continue;
      const { name = "" } = flow;
      report(
        { pointer: flow.pointer, on: "key" },
        {
          message: `Nothing starts the flow \`${name}\`.`,
          help: "Name it under `on` of a node, or remove it.",
          subject: { kind: "flow", name, is: "unused" },
        },
      );
    }
  },
};
