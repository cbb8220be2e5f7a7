import { firstAtEach, screenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { isCritical } from "../../queries/screen-index.ts";

export const disclosureIsCritical = screenCheck({ id: "disclosure-is-critical", isFixed: true }, (index, report) => {
  const reportFirst = firstAtEach(report);
  for (const { need, shownBy } of listDemands(index))
    for (const at of shownBy)
      if (!isCritical(at))
        reportFirst(at.pointer, {
          message: `\`${at.node.id}\` shows the ${need} that a tap needs, but is not critical.`,
          help: 'Add `"critical": true` to it or to a node around it.',
        });
});
