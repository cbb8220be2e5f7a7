import type { NodeAt } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";

export const disclosureIsCritical: ScreenCheck = {
  id: "disclosure-is-critical",
  why: "A fee that drops out of a screen because its widget broke is paid by a borrower who never saw it.",
  over: "screen",
  run(outline, report) {
    const told = new Set<NodeAt>();
    for (const { need, shownBy } of listDemands(outline)) {
      for (const at of shownBy) {
        let around: NodeAt | undefined = at;
        while (around !== undefined && around.node.critical !== true) around = around.parent;
        if (around !== undefined || told.has(at)) continue;
        told.add(at);
        report(at.pointer, {
          message: `\`${at.node.id}\` shows the ${need} that a tap needs, and is not critical.`,
          help: 'Add `"critical": true` to it or to a node around it.',
        });
      }
    }
  },
  bad: [{ screen: { body: [{ widget: "text", id: "fee", discloses: ["fee"], props: { text: "{money(5000)}" } }, pay()] } }],
  good: [
    { screen: { body: [{ widget: "text", id: "fee", critical: true, discloses: ["fee"], props: { text: "{money(5000)}" } }, pay()] } },
  ],
};

function pay() {
  return { widget: "button", id: "pay", needs: ["fee"], props: { label: "Pay" }, on: { tap: [{ do: "go", screen: "home" }] } };
}
