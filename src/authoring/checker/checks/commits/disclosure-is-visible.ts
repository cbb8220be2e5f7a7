import type { NodeAt } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { whenSaid } from "../../conditions/disclosure-text.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";

export const disclosureIsVisible: ScreenCheck = {
  id: "disclosure-is-visible",
  what: "A needed disclosure is visible whenever the node that needs it can be tapped.",
  why: "When a condition hides the fee while the pay button works, the borrower pays a fee that was never shown.",
  over: "screen",
  run(outline, report) {
    for (const { at, need, when, shownBy } of listDemands(outline)) {
      const said = shownBy.map((one) => ({ one, isSaid: whenSaid(outline, one, need) })).filter(({ isSaid }) => findAssignment(isSaid));
      const first = said[0]?.one;
      if (first === undefined) continue;
      const values = findAssignment({ all: [when, { not: { some: said.map(({ isSaid }) => isSaid) } }] });
      if (values === undefined) continue;
      report(placeOfCondition(first), {
        message: `\`${first.node.id}\` is hidden while \`${at.node.id}\`, which needs the ${need} to be seen, can be tapped: with ${values.map((value) => `\`${value}\``).join(" and ")}.`,
        help: `Take the condition away, or give \`${at.node.id}\` the same one.`,
      });
    }
  },
};

/** The nearest condition that can hide a node, so that the file is named in which it was written. */
function placeOfCondition(at: NodeAt): string {
  let around: NodeAt | undefined = at;
  while (around !== undefined && around.node.when === undefined) around = around.parent;
  return around === undefined ? at.pointer : `${around.pointer}/when`;
}
