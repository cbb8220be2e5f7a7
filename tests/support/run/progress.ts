/**
 * Says first which part of what is sampled a run takes, from time to time how far it has come, and at its end which files took longest, and
 * why; with `--times` also how long all files of a folder took. They run beside each other, so that the sum is more than the run.
 */
import { dirname } from "node:path";
import type { Reporter, TestModule } from "vitest/node";
import { reasonOf } from "./files-of-turn.ts";
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
      if (process.env.TEST_TIMES) console.log(writeTimes([...sumByFolder(took)].sort(([, a], [, b]) => b - a)));
      if (took.size > every || process.env.TEST_TIMES) console.log(writeTimes(longest));
    },
  };
}

function sumByFolder(took: ReadonlyMap<string, number>): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [file, ms] of took) sums.set(dirname(file), (sums.get(dirname(file)) ?? 0) + ms);
  return sums;
}

function writeTimes(times: readonly (readonly [string, number])[]): string {
  return times
    .map(([name, ms]) => {
      const why = reasonOf(name);
      return `${(ms / 1000).toFixed(0).padStart(5)} s  ${name}${why && `: ${why}`}`;
    })
    .join("\n");
}
