import { joinPointer } from "../../../../core/json/index.ts";
import type { NodeAt } from "../../../compiler/index.ts";
import { firstAtEach, screenCheck } from "../../check.ts";
import { requiredContent, whenDisclosed } from "../../conditions/disclosure-text.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const disclosureHasContent = screenCheck({ id: "disclosure-has-content", isFixed: true }, (index, report) => {
  const reportFirst = firstAtEach(report);
  for (const { need, kind, shownBy } of listDemands(index))
    for (const one of shownBy)
      if (!one.isOff && findAssignment(whenDisclosed(index, one, kind)) === undefined)
        reportFirst(pointerOfText(index, one), {
          message: `\`${one.node.id}\` should show the ${need}, but has no such content.`,
          help: `Give it ${requiredContent[kind]}.`,
        });
});

/** What a variant has changed of it, or else the node. */
function pointerOfText({ variant }: ScreenIndex, { node, pointer }: NodeAt): string {
  const changed = Object.keys(node.props ?? {})
    .map((name) => joinPointer(pointer, "props", name))
    .filter((prop) => variant.originOf(prop).layer !== "base");
  return changed.at(-1) ?? pointer;
}
