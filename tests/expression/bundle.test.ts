import { gzipSync } from "node:zlib";
import { build } from "vite";
import { expect, it } from "vitest";

const maxBytes = 2_560;

it("the evaluator ships in 2.5 KB at most, functions included", async () => {
  const entry = new URL("../../src/expression/evaluate.ts", import.meta.url).pathname;
  const output = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, target: ["chrome87", "safari14"], rolldownOptions: { input: entry, preserveEntrySignatures: "strict" } },
  });
  const [built] = [output].flat();
  const code = built && "output" in built ? built.output.map((chunk) => ("code" in chunk ? chunk.code : "")).join("") : "";
  expect(code).toContain("step-limit");
  expect(gzipSync(code, { level: 9 }).length).toBeLessThanOrEqual(maxBytes);
});
