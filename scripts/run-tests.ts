// Runs the tests: the words are Vitest's, and `--times`, which says at the end where the time went.
import { spawnSync } from "node:child_process";

const words = process.argv.slice(2);
const TEST_TIMES = words.includes("--times") ? "1" : "";
const { status } = spawnSync("vitest", ["run", ...words.filter((word) => word !== "--times")], {
  stdio: "inherit",
  env: { ...process.env, TEST_TIMES },
});
process.exitCode = status ?? 1;
