import type { NodeAt } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";

export const disclosureIsCritical: ScreenCheck = {
  id: "disclosure-is-critical",
  what: "Every node that shows a needed disclosure is critical, or is inside a critical node.",
  why: "When a fee drops out of a screen because its widget failed, the borrower pays a fee that was never shown.",
  over: "screen",
  run(index, report) {
    const reported = new Set<NodeAt>();
    for (const { need, shownBy } of listDemands(index)) {
      for (const at of shownBy) {
        let around: NodeAt | undefined = at;
        while (around !== undefined && around.node.critical !== true) around = around.parent;
        if (around !== undefined || reported.has(at)) continue;
        reported.add(at);
        report(at.pointer, {
          message: `\`${at.node.id}\` shows the ${need} that a tap needs, but is not critical.`,
          help: 'Add `"critical": true` to it or to a node around it.',
        });
      }
    }
  },
};
