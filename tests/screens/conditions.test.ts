import { expect, it } from "vitest";
import type { CompiledNode } from "../../src/browser/runtime/index.ts";
import { compileShipped, listScenarios, openShipped, waitWhileLoading } from "../support/project/shipped-screens.ts";

/** What is hidden while nobody knows what became of what the screen has sent. */
const committing: { readonly [screen: string]: readonly string[] } = {
  "complaint-form": ["submit"],
  "loan-confirm": ["consent", "confirm"],
  "repayment-alipay": ["pay", "to-loan"],
  "repayment-payway": [],
  "repayment-payway-code": ["code", "confirm", "next", "resend"],
};

/** Conditions of nodes that no scenario shows one way or the other by itself: they need a tap, which the flow tests give. */
const needTaps = [
  "complaint-type: sub-types is never shown",
  "repayment-method: methods is never shown",
  "repayment-method: markets is never shown",
  "service-chat: person is never shown",
  "device-test-preview: photo is never shown",
  "device-test-preview: place is never shown",
  "site-contact: keep is never shown",
  "site-contact: sent is never shown",
  // After a tap on another screen.
  "loan-details: checking is never shown",
  "complaint-type: sent is never shown",
  "repayment-bind-card: amount is never shown",
  // After a commit that was refused or whose response never came, and where nothing can be stored.
  ...Object.entries(committing).flatMap(([screen, hidden]) => [
    ...["done", "look", "refused", "stay-here", "unknown", "way-on"].map((node) => `${screen}: ${node} is never shown`),
    ...hidden.map((node) => `${screen}: ${node} is never hidden`),
  ]),
  "promotion-register: done is never shown",
  "promotion-register: refused is never shown",
  "promotion-register: stay-here is never shown",
  "promotion-register: unknown is never shown",
  // Outside of the native app alone, as the flow test has it.
  "service-customer: write is never shown",
  // In the browser of a messaging app alone, as the flow test has it.
  "promotion-download: in-messenger is never shown",
];

function* withConditions(nodes: readonly CompiledNode[]): Generator<CompiledNode> {
  for (const node of nodes) {
    // Inside a list each entry would have its own result.
    if (node.plan.each === undefined) {
      if (node.plan.when !== undefined) yield node;
      yield* withConditions([...node.children, ...Object.values(node.slots).flat()]);
    }
  }
}

it("scenarios show every conditional node, and hide it", async () => {
  const seen = new Map<string, Set<boolean>>();
  for (const plan of compileShipped().values()) {
    for (const [name, { state = "ready" }] of listScenarios(plan.id)) {
      if (state !== "ready") continue;
      const { session } = await openShipped(plan, name);
      await waitWhileLoading({ session });
      for (const node of withConditions(session.body)) {
        const place = `${plan.id}: ${node.plan.id}`;
        seen.set(place, (seen.get(place) ?? new Set()).add(node.isShown()));
      }
      session.close();
    }
  }
  const gaps = [...seen].flatMap(([place, results]) => [
    ...(results.has(true) ? [] : [`${place} is never shown`]),
    ...(results.has(false) ? [] : [`${place} is never hidden`]),
  ]);
  expect(gaps.sort()).toEqual([...needTaps].sort());
});
