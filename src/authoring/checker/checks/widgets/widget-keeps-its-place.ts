import { splitPointer } from "../../../../core/json/index.ts";
import type { NodeAt } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";

export const widgetKeepsItsPlace = screenCheck({ id: "widget-keeps-its-place", role: "structure" }, ({ nodes }, report) => {
  for (const inner of nodes) {
    const { node, pointer, widget, list } = inner;
    if (widget?.place !== undefined && list !== "/body" && inner.dialog === undefined && !standsAt(widget.place, inner, nodes))
      report(`${pointer}/widget`, {
        message: `\`${node.widget}\` is the ${widget.place} node of a body, and stands inside another node.`,
        help: `Move it directly into \`body\`, or make it and what is around it the ${widget.place}.`,
      });
  }
  const body = nodes.filter(({ list }) => list === "/body");
  for (const [at, { node, pointer, widget }] of body.entries()) {
    const place = widget?.place;
    const beyond = place === "first" ? body.slice(0, at) : place === "last" ? body.slice(at + 1) : [];
    const other = beyond.find((one) => one.widget?.place !== place);
    if (other === undefined || place === undefined) continue;
    report(`${pointer}/widget`, {
      message: `\`${node.widget}\` is the ${place} node of a body, and \`${other.node.id}\` stands ${place === "first" ? "before" : "after"} it.`,
      help: "Move one of the two.",
    });
  }
});

/** Whether a node inside another one is the first, or the last, there, and what is around it is not at the other end of the body. */
function standsAt(place: "first" | "last", { list, place: at, pointer }: NodeAt, nodes: readonly NodeAt[]): boolean {
  const last = (of: string) => nodes.filter((node) => node.list === of).length - 1;
  const [, outermost] = splitPointer(pointer);
  const end = last("/body");
  if (place === "first") return at === 0 && (end === 0 || Number(outermost) < end);
  return at === last(list) && (end === 0 || Number(outermost) > 0);
}
