import { resolve } from "node:path";
import { quoteName, suggestName } from "../../core/format/index.ts";
import { type CliContext, type ExitCode, UsageError } from "./cli-context.ts";
import { hasScreens } from "./project-folder.ts";

const usage = `Usage: npm run screens -- <command>

  check [files]             Checks all definitions; with files, prints the problems of these only.
      --watch               Checks again after each change of a file.
      --fix                 Applies the fixes that leave no choice, then checks.
      --json                Prints the problems as JSON.
      --format github       Prints them as annotations of a GitHub workflow.
  explain <screen> <node>   Prints each value of a node and the file that it comes from.
      --market <name>       In this market only.
      --promotion <id>      With this promotion.
  explain <check>           Prints the rule of a check, its reason, and examples.
  diff [screen]             Prints what each variant changes, by node and by name.
      --market <name>       Of this market only.
      --promotion <id>      Of this promotion only.
      --against <what>      Compares with \`base\` (default), a market, or a commit.
      --json                Prints the differences as JSON.
  format                    Rewrites every definition in the standard layout.
      --check               Lists the files that would change, and writes nothing.
  migrate                   Turns definitions of format 1 into format 2.

Every command takes \`--root <folder>\` for a project that is elsewhere.

Exit codes: 0 no problems, 1 problems or differences, 2 the command could not run.
`;

type Command = (args: readonly string[], context: CliContext) => Promise<ExitCode>;

/** Loaded when called, so that help is there at once. */
const commands: { readonly [name: string]: () => Promise<Command> } = {
  check: async () => (await import("./commands/check.ts")).runCheck,
  diff: async () => (await import("./commands/diff.ts")).runDiff,
  explain: async () => (await import("./commands/explain.ts")).runExplain,
  format: async () => (await import("./commands/format.ts")).runFormat,
  migrate: async () => (await import("./commands/migrate.ts")).runMigrate,
};

/** Runs the command that the arguments name. */
export async function runCli(args: readonly string[], given: CliContext): Promise<ExitCode> {
  const { root, rest: own } = takeRoot(args);
  const context = root === undefined ? given : { ...given, root: resolve(given.root, root) };
  const [name, ...rest] = own;
  if (name === "--help" || name === "help") {
    context.write(usage);
    return 0;
  }
  try {
    return await (await findCommand(name, context))(rest, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.logError(`${error.message.trim()}\n`);
    return 2;
  }
}

/** The folder after `--root`, wherever it stands, and the other arguments. */
function takeRoot(args: readonly string[]): { readonly root?: string; readonly rest: readonly string[] } {
  const place = args.indexOf("--root");
  const root = args[place + 1];
  return place < 0 || root === undefined
    ? { rest: args }
    : { root, rest: args.filter((_, index) => index !== place && index !== place + 1) };
}

async function findCommand(name: string | undefined, { root }: CliContext): Promise<Command> {
  if (name === undefined) throw new UsageError(usage);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined)
    throw new UsageError(`There is no command ${quoteName(name)}. ${suggestName(name, Object.keys(commands)) ?? ""}\n\n${usage}`);
  if (!hasScreens(root)) throw new UsageError(`${quoteName(root)} has no folder \`screens\`. Run the command in the root of the project.`);
  return load();
}
