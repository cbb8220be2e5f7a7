/** Says first which part of what is sampled a run takes, from time to time how far it has come, and at its end which files took longest. */
import type { Reporter, TestModule } from "vitest/node";
import { isThorough, turn } from "./thoroughness.ts";

const every = 20;

export function progressReporter(): Reporter {
  let files = 0;
  let done = 0;
  let failed = 0;
  let start = 0;
  const took = new Map<string, number>();
  return {
    onTestRunStart(specifications) {
      files = specifications.length;
      done = 0;
      failed = 0;
      start = Date.now();
      took.clear();
      console.log(isThorough ? "Everything is tested." : `Sampled tests take turn ${turn}; TEST_TURN=${turn} repeats it.`);
    },
    onTestModuleEnd(module: TestModule) {
      done++;
      if (module.state() === "failed") failed++;
      took.set(module.relativeModuleId, module.diagnostic().duration);
      const seconds = Math.round((Date.now() - start) / 1000);
      if (done % every === 0 || done === files) console.log(`${done} of ${files} test files in ${seconds} s, ${failed} failed`);
    },
    onTestRunEnd() {
      const longest = [...took].sort(([, a], [, b]) => b - a).slice(0, 10);
      if (took.size > every) console.log(longest.map(([file, ms]) => `${(ms / 1000).toFixed(0).padStart(5)} s  ${file}`).join("\n"));
    },
  };
}
