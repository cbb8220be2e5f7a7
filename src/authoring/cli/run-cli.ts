import { resolve } from "node:path";
import { quoteName, suggestName } from "../../core/format/index.ts";
import { isObject } from "../../core/json/index.ts";
import { errorText } from "../../core/text/index.ts";
import { DraftError } from "../edits/drafts/index.ts";
import { ReleaseError } from "../operate/release/index.ts";
import { readVersion } from "../project/index.ts";
import { type CliContext, type ExitCode, UsageError } from "./cli-context.ts";
import type { Command } from "./command.ts";
import { commands } from "./commands/index.ts";
import { writeCommandHelp, writeHelp } from "./help.ts";
import { nameRoot } from "./program.ts";
import { findProjectBelow, hasScreens } from "./project-folder.ts";
import { readArguments } from "./read-arguments.ts";

/** Runs the command that the arguments name, in a folder that is the root of the project unless `--root` names another. */
export async function runCli(args: readonly string[], given: Omit<CliContext, "cwd">): Promise<ExitCode> {
  let context = given;
  try {
    const { root = "", rest } = takeRoot(args);
    if (root !== "") context = sayWithRoot(given, root);
    return await runCommand(rest, { ...context, root: resolve(given.root, root), cwd: given.root });
  } catch (error) {
    const said = sayFailure(error);
    if (said === undefined) throw error;
    context.logError(`${said}\n`);
    return 2;
  }
}

function sayWithRoot(given: Omit<CliContext, "cwd">, root: string): Omit<CliContext, "cwd"> {
  return {
    ...given,
    write: (text) => given.write(nameRoot(text, root)),
    logError: (text) => given.logError(nameRoot(text, root)),
  };
}

/** What the user can fix; undefined for a mistake of this program. */
function sayFailure(error: unknown): string | undefined {
  if (error instanceof UsageError || error instanceof DraftError || error instanceof ReleaseError) return error.message.trim();
  return isObject(error) && typeof error["syscall"] === "string" ? `This machine refuses it: ${errorText(error)}.` : undefined;
}

async function runCommand([name, ...rest]: readonly string[], context: CliContext): Promise<ExitCode> {
  if (name === undefined) throw new UsageError(writeHelp(commands));
  if (name === "--version" || name === "-v") {
    context.write(`${readVersion()}\n`);
    return 0;
  }
  const isHelp = isHelpOption(name) || name === "help";
  const asked = isHelp ? rest[0] : name;
  if (asked === undefined) {
    context.write(writeHelp(commands));
    return 0;
  }
  const command = findCommand(asked);
  if (isHelp || rest.some(isHelpOption)) {
    context.write(writeCommandHelp(command, isHelp ? rest.slice(1) : rest));
    return 0;
  }
  const { root } = context;
  const given = readArguments(rest, command);
  const isAnywhere = command.isAnywhere?.(given.positionals) === true;
  const isOfProject = !isAnywhere || (command.name === "new" && given.positionals[0] !== "project");
  const below = isOfProject && !hasScreens(root) ? findProjectBelow(root) : undefined;
  if (below !== undefined) throw new UsageError(`The project of this app stands in ${quoteName(below)}. Add \`--root ${below}\`.`);
  if (!isAnywhere && !hasScreens(root))
    throw new UsageError(
      `${quoteName(root)} has no folder \`screens\`. Run the command in the root of a project; \`npx layar new project <folder>\` makes one.`,
    );
  return command.run(given, context);
}

function isHelpOption(text: string): boolean {
  return text === "--help" || text === "-h";
}

/** The folder after `--root`, wherever it stands, and the other arguments. */
function takeRoot(args: readonly string[]): { readonly root?: string; readonly rest: readonly string[] } {
  const all = args.flatMap((one) => (one.startsWith("--root=") ? ["--root", one.slice("--root=".length)] : [one]));
  const place = all.indexOf("--root");
  if (place < 0) return { rest: all };
  const root = all[place + 1];
  if (!root) throw new UsageError("`--root` needs a value.");
  return { root, rest: all.filter((_, index) => index !== place && index !== place + 1) };
}

function findCommand(name: string): Command {
  const command = commands.find((one) => one.name === name || one.formerly === name);
  if (command !== undefined) return command;
  const names = commands.map((one) => one.name);
  throw new UsageError(`There is no command ${quoteName(name)}. ${suggestName(name, names) ?? ""}`);
}
