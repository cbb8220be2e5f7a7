import { screenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";

export const disclosureIsPresent = screenCheck({ id: "disclosure-is-present", isFixed: true }, (index, report) => {
  for (const { at, need, shownBy } of listDemands(index)) {
    if (shownBy.some(({ isOff }) => !isOff) || at.isOff) continue;
    report(at.pointer, {
      message: `\`${at.node.id}\` needs the ${need} to be seen before a tap, but nothing shows it.`,
      help: `Add a node that shows it, with \`"discloses": ["${need}"]\`.`,
    });
  }
});
