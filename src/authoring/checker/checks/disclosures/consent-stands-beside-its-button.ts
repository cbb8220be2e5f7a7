import type { NodeAt } from "../../../compiler/index.ts";
import { screenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";

export const consentStandsBesideItsButton = screenCheck({ id: "consent-stands-beside-its-button", isFixed: true }, (index, report) => {
  for (const { at, kind, shownBy } of listDemands(index)) {
    if (kind !== "consent" || at.isOff) continue;
    const asking = shownBy.filter(({ isOff }) => !isOff);
    for (const one of asking)
      if (!standsBefore(one, at, asking))
        report(one.pointer, {
          message: `\`${one.node.id}\` asks for the consent that \`${at.node.id}\` needs, but does not stand right before it.`,
          help: `Move it directly before \`${at.node.id}\`, into the same list of nodes.`,
        });
  }
});

/** Whether nothing but further consents stands between the two. */
function standsBefore(one: NodeAt, button: NodeAt, asking: readonly NodeAt[]): boolean {
  const others = asking.filter(({ list, place }) => list === one.list && place > one.place && place < button.place);
  return one.list === button.list && button.place === one.place + others.length + 1;
}
