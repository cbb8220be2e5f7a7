import { runCli } from "../../../src/authoring/cli/run-cli.ts";

interface Ended {
  readonly exit: number;
  readonly out: string;
  /** What stands on the error output. */
  readonly told: string;
}

/** Runs a command of the CLI in a folder. */
export async function runCommand(root: string, args: readonly string[], stop = new AbortController().signal): Promise<Ended> {
  let out = "";
  let told = "";
  const exit = await runCli(args, {
    root,
    stop,
    write: (text) => {
      out += text;
    },
    logError: (text) => {
      told += text;
    },
  });
  return { exit, out, told };
}
