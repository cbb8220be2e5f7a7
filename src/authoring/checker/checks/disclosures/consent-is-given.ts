import { firstAtEach, screenCheck } from "../../check.ts";
import { listDemands, listGiving } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenShown, whenTrue } from "../../conditions/read-formula.ts";
import type { ScreenIndex } from "../../queries/screen-index.ts";

export const consentIsGiven = screenCheck({ id: "consent-is-given", isFixed: true }, (index, report) => {
  const reportFirst = firstAtEach(report);
  for (const { at, need, kind, when, shownBy } of listDemands(index)) {
    if (kind !== "consent") continue;
    for (const { node, pointer } of shownBy) {
      if (node.bind === undefined)
        report(pointer, { message: `\`${node.id}\` asks for consent, but does not store the choice.`, help: "Add `bind`." });
      else if (findAssignment({ all: [when, { not: whenTrue(node.bind) }] }) !== undefined)
        report(at.node.props?.["enabled"] === undefined ? at.pointer : `${at.pointer}/props/enabled`, {
          message: `\`${at.node.id}\` can be tapped while \`${node.bind}\` is false, that is, without consent.`,
          help: `Enable it only with the consent, for example \`"enabled": "{${node.bind}}"\`.`,
        });
      if (node.bind !== undefined && isShownOnlyGiven(index, pointer, node.bind))
        report(`${pointer}/when`, {
          message: `\`${node.id}\` is shown only while it is ticked, so that nobody can give their consent.`,
          help: "Show it before, too.",
        });
      for (const { pointer: of } of listGiving(index, node.bind))
        report(`${of}/to`, {
          message: `\`${node.bind}\` is the user's consent, which no step may give.`,
          help: "Leave it to the checkbox; a step may only set it to `false`.",
        });
      for (const other of index.nodes)
        if (node.bind !== undefined && other.node.bind === node.bind && other.node.discloses?.includes(need) !== true)
          reportFirst(`${other.pointer}/bind`, {
            message: `\`${other.node.id}\` gives the consent that \`${node.id}\` asks for, and shows nothing of it.`,
            help: "Bind it to a value of its own.",
          });
    }
  }
});

function isShownOnlyGiven(index: ScreenIndex, pointer: string, bind: string): boolean {
  const at = index.nodes.find((one) => one.pointer === pointer);
  return at !== undefined && findAssignment({ all: [whenShown(index, at), { not: whenTrue(bind) }] }) === undefined;
}
