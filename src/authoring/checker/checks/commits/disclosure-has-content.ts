import { joinPointer } from "../../../../core/json/index.ts";
import type { NodeAt } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { sayings, whenSaid } from "../../conditions/disclosure-text.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import type { Outline } from "../../queries/screen-index.ts";

export const disclosureHasContent: ScreenCheck = {
  id: "disclosure-has-content",
  what: "A node with `discloses` shows an amount, a fee or the text to agree to.",
  why: "A disclosure with other or empty content informs the borrower no better than a missing one.",
  over: "screen",
  run(outline, report) {
    const told = new Set<NodeAt>();
    for (const { need, shownBy } of listDemands(outline)) {
      for (const one of shownBy) {
        if (one.isOff || told.has(one) || findAssignment(whenSaid(outline, one, need)) !== undefined) continue;
        told.add(one);
        report(placeOfWords(outline, one), {
          message: `\`${one.node.id}\` is to show the ${need}, and nothing that it says is that.`,
          help: `Give it ${sayings[need]}.`,
        });
      }
    }
  },
};

/** What a variant has changed of it, or else the node. */
function placeOfWords({ variant }: Outline, { node, pointer }: NodeAt): string {
  const changed = Object.keys(node.props ?? {})
    .map((name) => joinPointer(pointer, "props", name))
    .filter((prop) => variant.originOf(prop).layer !== "base");
  return changed.at(-1) ?? pointer;
}
