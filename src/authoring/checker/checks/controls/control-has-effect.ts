import { listEvent } from "../../../../core/format/index.ts";
import { screenCheck } from "../../check.ts";

export const controlHasEffect = screenCheck({ id: "control-has-effect" }, ({ nodes }, report) => {
  for (const { node, pointer, widget } of nodes) {
    if (widget === undefined) continue;
    if (widget.value !== undefined && node.bind === undefined) {
      report(pointer, { message: `\`${node.id}\` is an input without \`bind\`.`, help: "Add `bind` with a path such as `state.text`." });
      continue;
    }
    const events = Object.entries(widget.events ?? {}).flatMap(([name, { optional }]) => (optional ? [] : [name]));
    const isControl = events.length > 0 && widget.value === undefined && !widget.children && widget.slots === undefined;
    const reaches = node.props?.phone !== undefined || node.props?.mail !== undefined;
    if (isControl && !reaches && Object.keys(node.on ?? {}).every((event) => event === listEvent))
      report(pointer, {
        message: `\`${node.id}\` is a control that does nothing.`,
        help: `Add \`on\` with steps for \`${events.join("` or `")}\`.`,
      });
  }
});
