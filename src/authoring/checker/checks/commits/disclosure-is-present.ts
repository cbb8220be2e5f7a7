import type { ScreenCheck } from "../../check.ts";
import { listDemands } from "../../conditions/disclosures.ts";

export const disclosureIsPresent: ScreenCheck = {
  id: "disclosure-is-present",
  why: "Who pays or signs without seeing the amount, the fee or the agreement was not asked at all.",
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
  bad: [
    { screen: { body: [pay({ needs: ["fee"] })] } },
    { screen: { body: [{ ...fee(), off: "Not yet." }, pay({ needs: ["fee"] })] } },
    { screen: { body: [pay({ critical: true, on: { tap: [{ do: "call", action: "pay" }] } })] }, files: needing("amount") },
  ],
  good: [{ screen: { body: [fee(), pay({ needs: ["fee"] })] } }],
};

function fee() {
  return { widget: "text", id: "fee", critical: true, discloses: ["fee"], props: { text: "{money(5000)}" } };
}

function pay(more: object) {
  return { widget: "button", id: "pay", props: { label: "Pay" }, on: { tap: [{ do: "go", screen: "home" }] }, ...more };
}

function needing(need: string) {
  return { "screens/actions/example.json": { actions: { pay: { needs: [need] } } } };
}
