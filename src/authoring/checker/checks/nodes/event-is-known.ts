import { joinPointer } from "../../../../core/json/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/name-check.ts";

export const eventIsKnown: ScreenCheck = {
  id: "event-is-known",
  about: "names",
  why: "Steps for an event that the widget never tells are never run.",
  over: "screen",
  run({ nodes }, report) {
    for (const { node, pointer, widget } of nodes) {
      const events = Object.keys(widget?.events ?? {});
      for (const name of Object.keys(node.on ?? {})) {
        if (widget === undefined || events.includes(name)) continue;
        report({ pointer: joinPointer(pointer, "on", name), on: "key" }, describeMissing(`event of \`${node.widget}\``, name, events));
      }
    }
  },
  bad: [
    {
      screen: {
        body: [
          {
            widget: "complaint-item",
            id: "one",
            props: { complaint: { id: "1", time: "", type: "", content: "" } },
            on: { taps: [{ do: "stop" }] },
          },
        ],
      },
    },
  ],
  good: [{ screen: { body: [{ widget: "button", id: "send", props: { label: "Send" }, on: { tap: [{ do: "toast", text: "Sent" }] } }] } }],
};
