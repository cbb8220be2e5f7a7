// A disk on which a file cannot become longer: a write comes so far, and is then refused by the system.
import { execFileSync } from "node:child_process";

/** Of the system, where there is one. */
const tool = "prlimit";

/** Only Linux sets the limits of a process that runs. */
export const canLimit = process.platform === "linux";

/** Gives the function that lifts the limit. */
export function limitFiles(pid: number, bytes: number): () => void {
  const set = (limit: number | "unlimited"): void => {
    execFileSync(tool, ["--pid", String(pid), `--fsize=${limit}:`]);
  };
  set(bytes);
  return () => set("unlimited");
}
