import { describe, expect, it } from "vitest";
import { writeOut } from "../../../src/authoring/build/screens/written-out.ts";
import type { Value } from "../../../src/core/format/index.ts";

const india = { currency: { symbol: "₹", grouping: "indian", separator: ",", decimal: "." } } as const;
const named = (value: Value) => ({ value, reads: [] });

describe("writeOut", () => {
  it("writes a fixed text and another name of what is stored where they are used, and no longer names them", () => {
    const plan = {
      values: {
        refusal: named({ $: [".", "refused", "push"] }),
        why: named({ $: [".", "values", "refusal", "kind"] }),
        title: named("Not sent"),
        code: named({ $: ["f", "string", [".", "values", "why"]] }),
      },
      body: [{ title: { $: [".", "values", "title"] }, text: { $: ["cat", [".", "values", "code"], [".", "values", "title"]] } }],
      when: ["!=", [".", "values", "refusal"], null],
    };
    expect(writeOut(plan)).toEqual({
      values: { code: named({ $: ["f", "string", [".", "refused", "push", "kind"]] }) },
      body: [{ title: "Not sent", text: { $: ["cat", [".", "values", "code"], "Not sent"] } }],
      when: ["!=", [".", "refused", "push"], null],
    });
  });

  it("writes a fixed amount as its market does, where the plan is for one", () => {
    const plan = {
      values: {},
      text: { $: ["cat", "Loans of ", ["f", "money", 80000], "."] },
      shown: { $: ["f", "money", [".", "data", "a"]] },
    };
    expect(writeOut(plan, india)).toEqual({ ...plan, text: "Loans of ₹80,000." });
    expect(writeOut(plan)).toEqual(plan);
  });

  it("leaves lists alone that are no expressions", () => {
    const plan = { values: {}, options: ["cat", "dog"], empty: { $: [] } };
    expect(writeOut(plan, india)).toEqual(plan);
  });
});
