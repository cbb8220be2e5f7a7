import { getEventListeners } from "node:events";
import { inspect } from "node:util";
import { engineRoot } from "../project/index.ts";
import { nameProgram } from "./program.ts";
import { runCli } from "./run-cli.ts";

const stopping = new AbortController();
process.once("SIGINT", () => {
  // What ends nothing by itself is ended, as any program is: a release that somebody stops must not go live.
  if (getEventListeners(stopping.signal, "abort").length === 0) process.exit(130);
  stopping.abort();
});

// A program that reads the output may end first, as `head` does.
process.stdout.on("error", (error: NodeJS.ErrnoException) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});

const exitCode = runCli(process.argv.slice(2), {
  root: process.cwd(),
  write: (text) => process.stdout.write(nameProgram(text, engineRoot)),
  logError: (text) => process.stderr.write(nameProgram(text, engineRoot)),
  ...(process.stderr.isTTY && { showProgress: (line: string) => process.stderr.write(`\r\x1b[2K${line}`) }),
  stop: stopping.signal,
});
exitCode.then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    process.stderr.write(`${inspect(error)}\n`);
    // With 1, a check or a test has failed.
    process.exit(2);
  },
);
