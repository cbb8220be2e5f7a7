import type { ScreenCheck } from "../../check.ts";

export const widgetKeepsItsPlace: ScreenCheck = {
  id: "widget-keeps-its-place",
  over: "screen",
  run({ nodes }, report) {
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
  },
};
