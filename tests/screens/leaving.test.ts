/** Which screens leave for another host at once; everywhere else the borrower reads first where a tap leads. */
import { expect, it } from "vitest";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { isContainer } from "../../src/core/json/index.ts";
import { compileShipped } from "../support/project/shipped-screens.ts";

function* leavesIn(part: unknown): Generator<{ readonly asks?: true }> {
  if (!isContainer(part)) return;
  if ("do" in part && part.do === "leave") yield part;
  for (const inner of Object.values(part)) yield* leavesIn(inner);
}

const screensThat = (isWanted: (asks: boolean) => boolean): string[] => {
  const plans: ScreenPlan[] = [...compileShipped().values()];
  const found = plans.filter((plan) => [...leavesIn(plan)].some(({ asks }) => isWanted(asks === true)));
  return [...new Set(found.map(({ id }) => id))].sort();
};

it("leaves at once only where that is fixed, or where the address stands in the project's own files", () => {
  expect(screensThat((asks) => !asks)).toEqual([
    "device-test-preview",
    "loan-confirm",
    "loan-details",
    "partner-joint-login-error",
    "product-recommended",
    "promotion-download",
    "repayment-alipay",
    "site-home",
  ]);
  expect(screensThat((asks) => asks)).toEqual([]);
});
