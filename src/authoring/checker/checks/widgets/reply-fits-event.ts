import { joinPointer } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";
import type { FlowVisit } from "../../queries/flow-index.ts";
import { listStarts } from "../../queries/flow-reach.ts";
import { checkFit, typeOfSchema } from "../../queries/value-type.ts";

export const replyFitsEvent: ScreenCheck = {
  id: "reply-fits-event",
  over: "screen",
  run(index, report) {
    const awaited = new Set<FlowVisit>();
    const starts = listStarts(index);
    for (const { node, pointer, widget } of index.nodes) {
      for (const event of Object.keys(node.on ?? {})) {
        const reply = widget?.events?.[event]?.reply;
        const at = joinPointer(pointer, "on", event);
        const flows = starts.find((start) => start.pointer === at)?.flows ?? [];
        if (reply === undefined || flows.length === 0) continue;
        for (const flow of flows) awaited.add(flow);
        const replies = flows.flatMap((flow) => flow.steps).filter(({ step }) => step.do === "reply");
        if (replies.length === 0)
          report(at, {
            message: `\`${node.widget}\` expects a reply to \`${event}\`, but no step sends one.`,
            help: "Add a `reply` step.",
          });
        for (const { step, pointer: replyPointer } of replies)
          if (step.do === "reply")
            checkFit(
              index,
              {
                value: step.with,
                at: `${replyPointer}/with`,
                want: typeOfSchema(index, reply),
                taker: `\`${event}\` of \`${node.widget}\``,
              },
              report,
            );
      }
    }
    for (const flow of index.flows.filter((one) => !awaited.has(one))) {
      for (const { step, pointer } of flow.steps)
        if (step.do === "reply")
          report(pointer, { message: "No widget expects this reply.", help: "Use `reply` only for an event that declares one." });
    }
  },
};
