import { screenCheck } from "../../check.ts";

const defaultPage = 30;
const options = { mostNodes: 5000, mostLoops: 2 };

export const renderCostIsBounded = screenCheck({ id: "render-cost-is-bounded", options }, ({ nodes, analysis }, report, set) => {
  const { mostNodes, mostLoops } = { ...options, ...set };
  const copies = new Map<string, number>();
  let total = 0;
  for (const visit of nodes) {
    const around = visit.parent === undefined ? 1 : (copies.get(visit.parent.pointer) ?? 1);
    const own = visit.node.each === undefined ? around : around * (visit.node.page ?? defaultPage);
    copies.set(visit.pointer, own);
    total += own;
    if (own > mostNodes && around <= mostNodes)
      report(`${visit.pointer}/each`, {
        message: `\`${visit.node.id}\` may be rendered ${String(own)} times at once.`,
        help: `Set a smaller \`page\` on it or on the list around it; the limit is ${String(mostNodes)}.`,
      });
    const loops = analysis.sites
      .filter(({ pointer }) => pointer.startsWith(`${visit.pointer}/`))
      .reduce((most, { checked }) => Math.max(most, checked.cost.loops), 0);
    if (own > around && loops >= mostLoops)
      report(`${visit.pointer}/each`, {
        message: `Each entry of \`${visit.node.id}\` evaluates a list inside a list.`,
        help: "Put the expression into `values`, where it is computed once.",
      });
  }
  if (total > mostNodes * 2)
    report("/body", {
      message: `This screen may render ${String(total)} nodes at once.`,
      help: "Set a smaller `page` on its lists.",
    });
});
