import type { ScreenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import { whenTrue } from "../../conditions/read-formula.ts";

export const consentIsGiven: ScreenCheck = {
  id: "consent-is-given",
  what: "A node that needs consent reacts only while the consent checkbox is ticked.",
  why: "A button that works while the checkbox is empty binds a borrower who has not agreed.",
  over: "screen",
  run(outline, report) {
    for (const { at, need, when, shownBy } of listDemands(outline)) {
      if (need !== "consent") continue;
      for (const { node, pointer } of shownBy) {
        if (node.bind === undefined)
          report(pointer, { message: `\`${node.id}\` asks for consent and remembers no answer.`, help: "Give it `bind`." });
        else if (findAssignment({ all: [when, { not: whenTrue(node.bind) }] }) !== undefined)
          report(at.node.props?.["enabled"] === undefined ? at.pointer : `${at.pointer}/props/enabled`, {
            message: `\`${at.node.id}\` can be tapped while \`${node.bind}\` is false, so without the consent that it needs.`,
            help: `Let it react only with the consent, for example \`"enabled": "{${node.bind}}"\`.`,
          });
        for (const { step, pointer: of } of outline.steps)
          if (step.do === "set" && step.path === node.bind && step.to !== false)
            report(`${of}/to`, {
              message: `\`${step.path}\` is the borrower's consent, and this step gives it for them.`,
              help: "Leave it to the box; a step may only take it back, with `false`.",
            });
      }
    }
  },
};
