import { joinPointer } from "../../../../core/json/index.ts";
import { walkStarts } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listEvents } from "../../paths/list-events.ts";
import { runEvent } from "../../paths/run-event.ts";
import type { FlowVisit } from "../../queries/flows/flow-index.ts";
import { listStarts } from "../../queries/flows/flow-reach.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";
import { checkFit, typeOfSchema } from "../../queries/values/value-type.ts";

export const replyFitsEvent = screenCheck({ id: "reply-fits-event" }, (index, report) => {
  const awaited = new Set<FlowVisit>();
  const starts = listStarts(index);
  for (const { node, pointer, widget } of index.nodes) {
    for (const event of Object.keys(node.on ?? {})) {
      const reply = widget?.events?.[event]?.reply;
      const at = joinPointer(pointer, "on", event);
      const start = starts.find((one) => one.pointer === at);
      if (reply === undefined || start === undefined) continue;
      for (const flow of start.flows) awaited.add(flow);
      const replies = start.steps.filter(({ step }) => step.do === "reply");
      if (replies.length === 0)
        report(at, {
          message: `\`${node.widget}\` expects a reply to \`${event}\`, but no step sends one.`,
          help: "Add a `reply` step.",
        });
      else if (endsWithoutReply(index, at))
        report(at, {
          message: `One way through \`${event}\` ends well, and \`${node.widget}\` gets no reply.`,
          help: "Add a `reply` step to it: without one the widget shows a failure.",
        });
      for (const { step, pointer: replyPointer } of replies)
        if (step.do === "reply")
          checkFit(index, report, {
            value: step.with,
            at: `${replyPointer}/with`,
            want: typeOfSchema(index, reply),
            taker: `\`${event}\` of \`${node.widget}\``,
          });
    }
  }
  for (const flow of index.flows.filter((one) => !awaited.has(one))) {
    for (const { step, pointer } of flow.steps)
      if (step.do === "reply")
        report(pointer, { message: "No widget expects this reply.", help: "Use `reply` only for an event that declares one." });
  }
});

/** Whether a way that does not fail ends before a reply. */
function endsWithoutReply(index: ScreenIndex, pointer: string): boolean {
  const { flow } = [...walkStarts(index.screen)].find((start) => start.pointer === pointer) ?? {};
  const at = typeof flow === "string" ? `/flows/${flow}` : pointer;
  const event = listEvents(index).find((one) => one.pointer === at);
  let isLeft = false;
  if (event !== undefined)
    runEvent(index, event, {
      end: (moment, { how }) => {
        if (how === "done" && moment.hasReplied !== true) isLeft = true;
      },
    });
  return isLeft;
}
