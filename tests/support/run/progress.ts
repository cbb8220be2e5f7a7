/** A line from time to time that says how far a run of the tests has come, and first which part it takes of what is sampled. */
import type { Reporter, TestModule } from "vitest/node";
import { isThorough, turn } from "./thoroughness.ts";

const every = 20;

export function progressReporter(): Reporter {
  let files = 0;
  let done = 0;
  let failed = 0;
  let start = 0;
  return {
    onTestRunStart(specifications) {
      files = specifications.length;
      done = 0;
      failed = 0;
      start = Date.now();
      console.log(isThorough ? "Everything is tested." : `Sampled tests take turn ${turn}; TEST_TURN=${turn} repeats it.`);
    },
    onTestModuleEnd(module: TestModule) {
      done++;
      if (module.state() === "failed") failed++;
      const seconds = Math.round((Date.now() - start) / 1000);
      if (done % every === 0 || done === files) console.log(`${done} of ${files} test files in ${seconds} s, ${failed} failed`);
    },
  };
}
