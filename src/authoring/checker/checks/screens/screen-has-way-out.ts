import { recordOf } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";

export const screenHasWayOut = screenCheck({ id: "screen-has-way-out", about: "use" }, ({ nodes, steps }, report) => {
  if (steps.some(({ step }) => recordOf(step).leavesScreen !== undefined)) return;
  const header = nodes.find(({ widget }) => widget?.events?.["back"] !== undefined);
  report(header?.pointer ?? "/body", {
    message: "No step of this screen leads to another screen or out of the app.",
    help: `Add steps ${header === undefined ? "to a node" : `for \`back\` of \`${header.node.id}\``}, for example \`go\`.`,
  });
});
