import type { NodeAt } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { isCritical } from "../../queries/screen-index.ts";

export const disclosureIsCritical = screenCheck({ id: "disclosure-is-critical", isFixed: true }, (index, report) => {
  const reported = new Set<NodeAt>();
  for (const { need, shownBy } of listDemands(index)) {
    for (const at of shownBy) {
      if (isCritical(at) || reported.has(at)) continue;
      reported.add(at);
      report(at.pointer, {
        message: `\`${at.node.id}\` shows the ${need} that a tap needs, but is not critical.`,
        help: 'Add `"critical": true` to it or to a node around it.',
      });
    }
  }
});
