import type { ScreenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";

export const disclosureIsPresent: ScreenCheck = {
  id: "disclosure-is-present",
  what: "Whatever a tap `needs` is shown by a node with `discloses`.",
  why: "A borrower who pays or signs without seeing the amount, the fee or the agreement has not agreed to it.",
  over: "screen",
  run(outline, report) {
    for (const { at, need, shownBy } of listDemands(outline)) {
      if (shownBy.some(({ isOff }) => !isOff) || at.isOff) continue;
      report(at.pointer, {
        message: `A tap on \`${at.node.id}\` needs the ${need} to be seen, and nothing here shows it.`,
        help: `Show it, and give the node that does \`"discloses": ["${need}"]\`.`,
      });
    }
  },
};
