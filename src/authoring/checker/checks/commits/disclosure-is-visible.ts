import type { NodeAt } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { whenSaid } from "../../conditions/disclosure-text.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";

export const disclosureIsVisible: ScreenCheck = {
  id: "disclosure-is-visible",
  why: "A fee that a condition hides while the paying button works is paid by a borrower who never saw it.",
  over: "screen",
  run(outline, report) {
    for (const { at, need, when, shownBy } of listDemands(outline)) {
      const said = shownBy.map((one) => ({ one, isSaid: whenSaid(outline, one, need) })).filter(({ isSaid }) => findAssignment(isSaid));
      const first = said[0]?.one;
      if (first === undefined) continue;
      const values = findAssignment({ all: [when, { not: { some: said.map(({ isSaid }) => isSaid) } }] });
      if (values === undefined) continue;
      report(placeOfCondition(first), {
        message: `\`${first.node.id}\` is hidden while \`${at.node.id}\`, which needs the ${need} to be seen, can be tapped: with ${values.map((value) => `\`${value}\``).join(" and ")}.`,
        help: `Take the condition away, or give \`${at.node.id}\` the same one.`,
      });
    }
  },
  bad: [
    { screen: screenWith(fee({ when: "data.choices.note == ''" }), pay({})) },
    { screen: screenWith(fee({ when: "data.choices.title != 'x'" }), pay({ when: "data.choices.title in ['x', 'y']" })) },
    {
      screen: screenWith(
        fee({ when: "data.choices.note == ''" }),
        pay({
          critical: true,
          on: {
            tap: [
              { do: "toast", text: "Wait", when: "data.choices.note != ''" },
              { do: "call", action: "pay" },
            ],
          },
        }),
      ),
    },
    { screen: screenWith(fee({ props: { text: "{data.choices.note == null ? money(5000) : 'Free'}" } }), pay({})) },
    { screen: screenWith(fee({ each: "data.choices.list", props: { text: "{item.title} {money(5000)}" } }), pay({})) },
  ],
  good: [
    { screen: screenWith(fee({ when: "data.choices.note == ''" }), pay({ when: "data.choices.note == ''" })) },
    { screen: screenWith(fee({ when: "data.choices.title != 'x'" }), pay({ when: "data.choices.title == 'y'" })) },
    {
      screen: screenWith(
        fee({ when: "data.choices.title == 'x'" }),
        fee({ id: "other", when: "data.choices.title != 'x'" }),
        pay({ props: { label: "Pay", enabled: "{data.choices.note == ''}" } }),
      ),
    },
    {
      screen: screenWith(
        fee({ when: "data.choices.note == ''" }),
        pay({
          critical: true,
          needs: undefined,
          on: {
            tap: [
              { do: "stop", when: "data.choices.note != ''" },
              { do: "call", action: "pay" },
            ],
          },
        }),
      ),
      files: { "screens/actions/example.json": { actions: { pay: { needs: ["fee"] } } } },
    },
  ],
};

/** The nearest condition that can hide a node, so that the file is named in which it was written. */
function placeOfCondition(at: NodeAt): string {
  let around: NodeAt | undefined = at;
  while (around !== undefined && around.node.when === undefined) around = around.parent;
  return around === undefined ? at.pointer : `${around.pointer}/when`;
}

function screenWith(...body: readonly object[]) {
  return { load: { choices: { action: "choices" } }, body };
}

function fee(more: object) {
  return { widget: "text", id: "fee", critical: true, discloses: ["fee"], props: { text: "{money(5000)}" }, ...more };
}

function pay(more: object) {
  return { widget: "button", id: "pay", needs: ["fee"], props: { label: "Pay" }, on: { tap: [{ do: "go", screen: "home" }] }, ...more };
}
