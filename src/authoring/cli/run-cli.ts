import { quoteName, suggestName } from "../../core/format/index.ts";
import { type CliContext, type ExitCode, UsageError } from "./cli-context.ts";
import { hasScreens } from "./project-folder.ts";

const usage = `Usage: npm run screens -- <command>

  check [files]             Checks the screens, or says what is wrong in the given files.
      --watch               Checks again after each change.
      --fix                 Puts in what was meant where there is no doubt, then checks.
      --json                Prints the problems for other programs.
      --format github       Prints them as annotations of a GitHub run.
  explain <screen> <node>   Says where each value of a node comes from.
      --market <name>       In this market only.
      --promotion <id>      With this promotion.
  explain <check>           Says why a check is there, with examples.
  diff [screen]             Shows what each variant changes, by node and by name.
      --market <name>       Of this market only.
      --promotion <id>      Of this promotion only.
      --against <what>      Compares with \`base\` (default), a market, or a commit.
      --json                Prints the differences for other programs.
  format                    Writes every definition in the one written form.
      --check               Names the files that are not, and writes nothing.
  migrate                   Turns definitions of format 1 into format 2.

Exit codes: 0 clean, 1 problems or differences, 2 could not run.
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
export async function runCli(args: readonly string[], context: CliContext): Promise<ExitCode> {
  const [name, ...rest] = args;
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

async function findCommand(name: string | undefined, { root }: CliContext): Promise<Command> {
  if (name === undefined) throw new UsageError(usage);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load === undefined)
    throw new UsageError(`There is no command ${quoteName(name)}. ${suggestName(name, Object.keys(commands)) ?? ""}\n\n${usage}`);
  if (!hasScreens(root)) throw new UsageError(`${quoteName(root)} has no folder \`screens\`. Run the command in the root of the project.`);
  return load();
}
