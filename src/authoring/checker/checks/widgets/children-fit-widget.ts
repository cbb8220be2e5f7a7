import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/name-check.ts";

export const childrenFitWidget = screenCheck({ id: "children-fit-widget" }, ({ nodes }, report) => {
  for (const { node, pointer, widget } of nodes) {
    if (widget === undefined) continue;
    if (node.children !== undefined && !widget.children)
      report(
        { pointer: `${pointer}/children`, on: "key" },
        { message: `\`${node.widget}\` takes no children.`, help: "Put the nodes after it, or into a `stack` around it." },
      );
    const slots = Object.keys(widget.slots ?? {});
    for (const name of Object.keys(node.slots ?? {}))
      if (!slots.includes(name))
        report(
          { pointer: joinPointer(pointer, "slots", name), on: "key" },
          describeMissing({ kind: "slot", of: node.widget }, name, slots),
        );
  }
});
