import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { bundleEvaluator } from "../../scripts/bundle-evaluator.ts";

function countBytes(code: string): number {
  expect(code).toContain("step-limit");
  return gzipSync(code, { level: 9 }).length;
}

describe("bytes of the evaluator", () => {
  it("are 2,048 at most for what every screen has", async () => {
    expect(countBytes(await bundleEvaluator(["evaluate"]))).toBeLessThanOrEqual(2_048);
  });

  it("are 2,700 at most with every function, of which a screen brings those it calls", async () => {
    expect(countBytes(await bundleEvaluator(["evaluate", "create-functions"]))).toBeLessThanOrEqual(2_700);
  });
});
