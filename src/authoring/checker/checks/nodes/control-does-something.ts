import type { ScreenCheck } from "../../check.ts";

export const controlDoesSomething: ScreenCheck = {
  id: "control-does-something",
  why: "A button that does nothing when it is tapped, or a field whose input goes nowhere, is broken in the borrower's eyes.",
  over: "screen",
  run({ nodes }, report) {
    for (const { node, pointer, widget } of nodes) {
      if (widget === undefined) continue;
      if (widget.value !== undefined && node.bind === undefined) {
        report(pointer, { message: `\`${node.id}\` takes input and is not bound.`, help: "Add `bind` with a path such as `state.text`." });
        continue;
      }
      const events = Object.keys(widget.events ?? {});
      const isControl = events.length > 0 && widget.value === undefined && !widget.children && widget.slots === undefined;
      const reaches = widget.link !== undefined && (node.props?.phone !== undefined || node.props?.mail !== undefined);
      if (isControl && !reaches && Object.keys(node.on ?? {}).length === 0)
        report(pointer, {
          message: `\`${node.id}\` is a control that does nothing.`,
          help: `Add \`on\` with steps for \`${events.join("` or `")}\`.`,
        });
    }
  },
  bad: [
    { screen: { body: [{ widget: "button", id: "send", props: { label: "Send" } }] } },
    { screen: { body: [{ widget: "text-area", id: "remark", props: { label: "Remark" } }] } },
  ],
  good: [
    { screen: { body: [{ widget: "link", id: "call", props: { label: "Call", phone: "{company.phone}" } }] } },
    { screen: { body: [{ widget: "button", id: "send", props: { label: "Send" }, on: { tap: [{ do: "toast", text: "Sent" }] } }] } },
  ],
};
