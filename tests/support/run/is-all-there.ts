import { spawnSync } from "node:child_process";

export function runs(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: "ignore" }).status === 0;
}

/** Whether something can be tested here. Where it cannot, says so where nobody misses it. */
export function isAllThere(what: string, missing: readonly string[], install: string): boolean {
  if (missing.length > 0)
    process.stderr.write(`\n!!! NOT TESTED: ${what}, because ${missing.join(" and ")} cannot be run (${install})\n\n`);
  return missing.length === 0;
}
