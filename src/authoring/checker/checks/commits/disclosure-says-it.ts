import { joinPointer } from "../../../../core/json/index.ts";
import type { NodeAt } from "../../../compiler/index.ts";
import type { ScreenCheck } from "../../check.ts";
import { sayings, whenSaid } from "../../conditions/disclosure-text.ts";
import { listDemands } from "../../conditions/disclosures.ts";
import { findAssignment } from "../../conditions/formula.ts";
import type { Outline } from "../../queries/screen-index.ts";

export const disclosureSaysIt: ScreenCheck = {
  id: "disclosure-says-it",
  why: "A place for the fee that says something else, or nothing, leaves the borrower as blind as no place at all.",
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
  bad: [
    { screen: { body: [fee("The usual fee"), pay()] } },
    { screen: { values: { none: "{''}" }, body: [fee("{none}"), pay()] } },
    { screen: { body: [fee("{params.orderNo}"), pay()], params: { orderNo: "text" } } },
  ],
  good: [
    { screen: { body: [fee("The fee is {money(5000)}"), pay()] } },
    { screen: { values: { costs: "{money(5000)}" }, body: [fee("{costs}"), pay()] } },
    { screen: { load: { choices: { action: "choices" } }, body: [fee("{data.choices.title}"), pay()] } },
  ],
};

/** What a variant has changed of it, or else the node. */
function placeOfWords({ variant }: Outline, { node, pointer }: NodeAt): string {
  const changed = Object.keys(node.props ?? {})
    .map((name) => joinPointer(pointer, "props", name))
    .filter((prop) => variant.originOf(prop).layer !== "base");
  return changed.at(-1) ?? pointer;
}

function fee(text: string) {
  return { widget: "text", id: "fee", critical: true, discloses: ["fee"], props: { text } };
}

function pay() {
  return { widget: "button", id: "pay", needs: ["fee"], props: { label: "Pay" }, on: { tap: [{ do: "go", screen: "home" }] } };
}
