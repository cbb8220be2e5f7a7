import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bundleEvaluator } from "../../../scripts/bundle-evaluator.ts";

async function countBytes(...parts: string[]): Promise<number> {
  const code = await bundleEvaluator(["evaluate", ...parts]);
  expect(code).toContain("unknown-form");
  return gzipSync(code, { level: 9 }).length;
}

describe("bytes of the evaluator", () => {
  it("are 1,536 at most for what every screen has", async () => {
    expect(await countBytes()).toBeLessThanOrEqual(1_536);
  });

  it("are 2,880 at most for a screen that uses every word", async () => {
    expect(await countBytes("functions", "market-functions", "operators", "loops")).toBeLessThanOrEqual(2_880);
  });
});
