import type { ScreenCheck } from "../../check.ts";

const defaultPage = 30;
const mostNodes = 5000;
const mostLoops = 2;

export const renderCostIsBounded: ScreenCheck = {
  id: "render-cost-is-bounded",
  what: "The lists of a screen render at most 5,000 nodes at once.",
  why: "Nested lists multiply: what is fast with five entries freezes a cheap phone with fifty.",
  over: "screen",
  run({ nodes, analysis }, report) {
    const copies = new Map<string, number>();
    let total = 0;
    for (const visit of nodes) {
      const around = visit.parent === undefined ? 1 : (copies.get(visit.parent.pointer) ?? 1);
      const own = visit.node.each === undefined ? around : around * (visit.node.page ?? defaultPage);
      copies.set(visit.pointer, own);
      total += own;
      if (own > mostNodes && around <= mostNodes)
        report(`${visit.pointer}/each`, {
          message: `\`${visit.node.id}\` may stand ${String(own)} times on the page at once.`,
          help: `Give it or the list around it a smaller \`page\`; ${String(mostNodes)} is the most.`,
        });
      const loops = analysis.sites
        .filter(({ pointer }) => pointer.startsWith(`${visit.pointer}/`))
        .reduce((most, { checked }) => Math.max(most, checked.cost.loops), 0);
      if (own > around && loops >= mostLoops)
        report(`${visit.pointer}/each`, {
          message: `Each entry of \`${visit.node.id}\` goes through a list inside a list.`,
          help: "Put the expression into `values`, where it is worked out once.",
        });
    }
    if (total > mostNodes * 2)
      report("/body", {
        message: `This screen may put ${String(total)} nodes on the page at once.`,
        help: "Make its lists smaller by `page`.",
      });
  },
};
