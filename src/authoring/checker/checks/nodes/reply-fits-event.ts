import { joinPointer } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { listStarts } from "../../queries/flow-reach.ts";
import type { FlowVisit } from "../../queries/screen-index.ts";
import { checkFit, typeOfSchema } from "../../queries/value-type.ts";

export const replyFitsEvent: ScreenCheck = {
  id: "reply-fits-event",
  why: "A widget that waits for a reply and gets none shows a failure; a reply that nobody waits for is lost.",
  over: "screen",
  run(outline, report) {
    const awaited = new Set<FlowVisit>();
    const starts = listStarts(outline);
    for (const { node, pointer, widget } of outline.nodes) {
      for (const event of Object.keys(node.on ?? {})) {
        const reply = widget?.events?.[event]?.reply;
        const at = joinPointer(pointer, "on", event);
        const flows = starts.find((start) => start.pointer === at)?.flows ?? [];
        if (reply === undefined || flows.length === 0) continue;
        for (const flow of flows) awaited.add(flow);
        const replies = flows.flatMap((flow) => flow.steps).filter(({ step }) => step.do === "reply");
        if (replies.length === 0)
          report(at, {
            message: `\`${node.widget}\` waits for a reply to \`${event}\`, and no step gives one.`,
            help: "Add a `reply` step.",
          });
        for (const { step, pointer: place } of replies)
          if (step.do === "reply")
            checkFit(
              outline,
              { value: step.with, at: `${place}/with`, want: typeOfSchema(outline, reply), taker: `\`${event}\` of \`${node.widget}\`` },
              report,
            );
      }
    }
    for (const flow of outline.flows.filter((one) => !awaited.has(one))) {
      for (const { step, pointer } of flow.steps)
        if (step.do === "reply")
          report(pointer, { message: "Nothing waits for this reply.", help: "Only an event that declares a reply takes one." });
    }
  },
  bad: [
    { screen: { ...photos([{ do: "toast", text: "Sent" }]) } },
    { screen: { ...photos([{ do: "reply", with: 5 }]) } },
    { screen: { onReady: [{ do: "reply", with: "Hello" }] } },
  ],
  good: [{ screen: { ...photos([{ do: "reply", with: "{company.name}" }]) } }],
};

function photos(upload: readonly object[]) {
  return {
    state: { photos: { type: "text[]", initial: [] } },
    body: [
      { widget: "image-uploader", id: "photos", bind: "state.photos", props: { label: "Photos" }, on: { upload } },
      { widget: "text", id: "count", props: { text: "{size(state.photos)} photos" } },
    ],
  };
}
