import { screenCheck } from "../../check.ts";

export const landmarkIsOutermost = screenCheck({ id: "landmark-is-outermost", role: "structure" }, ({ nodes }, report) => {
  const main = nodes.filter(({ widget }) => widget?.landmark === "main");
  for (const [order, { node, pointer }] of main.entries()) {
    if (order > 0) report(pointer, { message: `\`${node.id}\` is a second main landmark.`, help: "Merge the two." });
    else if (!/^\/body\/\d+$/.test(pointer))
      report(pointer, {
        message: `\`${node.id}\` is the main landmark, but is inside another node.`,
        help: "Move it directly into `body`.",
      });
  }
});
