import type { ScreenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenTrue } from "../../conditions/read-formula.ts";

export const consentIsGiven: ScreenCheck = {
  id: "consent-is-given",
  over: "screen",
  run(index, report) {
    for (const { at, need, when, shownBy } of listDemands(index)) {
      if (need !== "consent") continue;
      for (const { node, pointer } of shownBy) {
        if (node.bind === undefined)
          report(pointer, { message: `\`${node.id}\` asks for consent, but does not store the choice.`, help: "Add `bind`." });
        else if (findAssignment({ all: [when, { not: whenTrue(node.bind) }] }) !== undefined)
          report(at.node.props?.["enabled"] === undefined ? at.pointer : `${at.pointer}/props/enabled`, {
            message: `\`${at.node.id}\` can be tapped while \`${node.bind}\` is false, that is, without consent.`,
            help: `Enable it only with the consent, for example \`"enabled": "{${node.bind}}"\`.`,
          });
        for (const { step, pointer: of } of index.steps)
          if (step.do === "set" && step.path === node.bind && step.to !== false)
            report(`${of}/to`, {
              message: `\`${step.path}\` is the user's consent, which no step may give.`,
              help: "Leave it to the checkbox; a step may only set it to `false`.",
            });
      }
    }
  },
};
