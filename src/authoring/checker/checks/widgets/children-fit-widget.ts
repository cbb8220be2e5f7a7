import { joinPointer } from "../../../../core/json/index.ts";
import { screenCheck } from "../../check.ts";
import { describeMissing } from "../../queries/names/name-check.ts";
import { keyAt } from "../../queries/places.ts";

export const childrenFitWidget = screenCheck({ id: "children-fit-widget" }, ({ nodes }, report) => {
  for (const { node, pointer, widget } of nodes) {
    if (widget === undefined) continue;
    if (node.children !== undefined && !widget.children)
      report(keyAt(`${pointer}/children`), {
        message: `\`${node.widget}\` takes no children.`,
        help: "Put the nodes after it, or into a `stack` around it.",
      });
    const slots = Object.keys(widget.slots ?? {});
    const noun = { kind: "slot", of: node.widget };
    for (const name of Object.keys(node.slots ?? {}))
      if (!slots.includes(name)) report(keyAt(joinPointer(pointer, "slots", name)), describeMissing(noun, name, slots));
  }
});
