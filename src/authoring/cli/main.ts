import { runCli } from "./run-cli.ts";

const stopping = new AbortController();
process.once("SIGINT", () => stopping.abort());

const exitCode = runCli(process.argv.slice(2), {
  root: process.cwd(),
  write: (text) => process.stdout.write(text),
  logError: (text) => process.stderr.write(text),
  stop: stopping.signal,
});
void exitCode.then((code) => {
  process.exitCode = code;
});
