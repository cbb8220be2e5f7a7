import type { NodeAt } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { whenDisclosed } from "../../conditions/disclosure-text.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { findAround } from "../../queries/screen-index.ts";

export const disclosureIsVisible = screenCheck({ id: "disclosure-is-visible", isFixed: true }, (index, report) => {
  for (const { at, need, kind, when, shownBy } of listDemands(index)) {
    const disclosing = shownBy
      .map((one) => ({ one, isShown: whenDisclosed(index, one, kind) }))
      .filter(({ isShown }) => findAssignment(isShown));
    const first = disclosing[0]?.one;
    if (first === undefined) continue;
    const values = findAssignment({ all: [when, { not: { some: disclosing.map(({ isShown }) => isShown) } }] });
    if (values === undefined) continue;
    report(pointerOfCondition(first), {
      message: `\`${first.node.id}\` is hidden while \`${at.node.id}\`, which needs the ${need} to be seen, can be tapped: with ${values.map((value) => `\`${value}\``).join(" and ")}.`,
      help: `Remove the condition, or give \`${at.node.id}\` the same one.`,
    });
  }
});

/** The nearest condition that can hide a node, so that the file is named in which it was written. */
function pointerOfCondition(at: NodeAt): string {
  const around = findAround(at, ({ node }) => node.when !== undefined);
  return around === undefined ? at.pointer : `${around.pointer}/when`;
}
