/**
 * What the sampled tests take follows what is committed, not the clock: the same commit gives the same result on every day.
 * Imported for its effect, before anything reads `TEST_TURN`; one that is given wins, and without git there is one turn.
 */
import { execFileSync } from "node:child_process";

function turnOfCommit(): number {
  try {
    const tree = execFileSync("git", ["rev-parse", "HEAD^{tree}"], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return Number.parseInt(tree.slice(0, 8), 16);
  } catch {
    return 0;
  }
}

process.env["TEST_TURN"] ||= String(turnOfCommit());
