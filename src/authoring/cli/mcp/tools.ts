// The functions of the command line that an assistant is given. Each is a command: nothing is done here that it would not do.
import { quoteName } from "../../../core/format/index.ts";
import { DraftError } from "../../edits/drafts/index.ts";
import { findGitAncestor, refusePlace } from "../../project/index.ts";
import { type CliContext, UsageError } from "../cli-context.ts";
import type { Command, CommandOption } from "../command.ts";
import { brief } from "../commands/assistant/brief.ts";
import { describeName } from "../commands/assistant/describe.ts";
import { find } from "../commands/assistant/find.ts";
import { schema } from "../commands/assistant/schema.ts";
import { check } from "../commands/check.ts";
import { diff } from "../commands/diff.ts";
import { explain } from "../commands/explain.ts";
import { create } from "../commands/new.ts";
import { projectForm } from "../commands/new-project.ts";
import { picture } from "../commands/picture.ts";
import { test } from "../commands/test.ts";
import { readArguments } from "../read-arguments.ts";
import { type NamedTool, sayCalls } from "./say-calls.ts";
import { type Input, type InputSchema, writeArguments, writeInputSchema } from "./tool-input.ts";

/** What a tool gives back. */
export interface Result {
  readonly text: string;
  /** What is beside the result, such as the fixes that were put in. */
  readonly said?: string;
  /** PNG, the one before a change first. */
  readonly pictures?: readonly Uint8Array[];
  /** It could not run as it was called; the text says what to give instead. */
  readonly isRefused: boolean;
}

export interface Tool {
  readonly name: string;
  readonly about: string;
  readonly input: InputSchema;
  /** It changes no file, and runs no code of the project. */
  readonly isReading: boolean;
  run(input: Input): Promise<Result>;
}

/** For which project, under which grant, and until when. */
export type ToolContext = Pick<CliContext, "root" | "stop" | "grant">;

interface CommandTool extends NamedTool {
  readonly about?: string;
  readonly writes?: true;
  /** It runs code of the project; that of another commit only where it has come to be what is checked out. */
  readonly runsCode?: true;
}

/** What a tool may write. Schemas of responses, and what is generated, are left to people. */
export const writtenFolders = ["screens", "widgets"];

const asJson = ["--json"];

/** Without `new project`, which writes to any folder. */
const createInside: Command = { ...create, forms: create.forms.filter((form) => form !== projectForm) };

const commandTools: readonly CommandTool[] = [
  { name: "brief", command: brief },
  { name: "find", command: find, always: asJson },
  { name: "describe", command: describeName, about: "All that an author needs of one name." },
  { name: "schema", command: schema },
  {
    name: "new",
    command: createInside,
    options: Object.keys(create.options ?? {}).filter((name) => name !== "json"),
    always: asJson,
    writes: true,
  },
  { name: "check", command: check, always: ["--format=short"] },
  {
    name: "fix",
    command: check,
    options: ["dry-run"],
    always: ["--fix", "--format=short"],
    about: "Puts in every fix that leaves no choice, then checks.",
    writes: true,
  },
  { name: "explain", command: explain, options: ["market", "promotion"] },
  { name: "diff", command: diff, options: ["market", "promotion", "against"] },
  { name: "test", command: test },
  { name: "picture", command: picture, options: ["market", "scenario", "against"], runsCode: true },
];

function optionsOf({ command, options = [] }: CommandTool): { readonly [name: string]: CommandOption } {
  return Object.fromEntries(Object.entries(command.options ?? {}).filter(([name]) => options.includes(name)));
}

/** The tools that are commands, for the project in a folder. */
export function listCommandTools(where: ToolContext): Tool[] {
  return commandTools.map((one): Tool => {
    const { name, command, always = [], about, writes, runsCode } = one;
    const options = optionsOf(one);
    return {
      name,
      about: about ?? command.forms.map(({ help }) => help).join(" "),
      input: writeInputSchema(command, options),
      isReading: !writes && !runsCode,
      async run(input) {
        const [refused] = [input["files"] ?? []].flat().flatMap((file) => refusePlace(where.root, String(file)) ?? []);
        if (refused !== undefined) return { text: `${refused}\n`, isRefused: true };
        const { against } = input;
        const commit = runsCode && against !== undefined ? findGitAncestor(where.root, String(against)) : against;
        if (commit === undefined && against !== undefined) return { text: refuseCode(String(against)), isRefused: true };
        return runCaptured(where, command, () => [...always, ...writeArguments(command, options, { ...input, against: commit })]);
      },
    };
  });
}

function refuseCode(commit: string): string {
  return `${quoteName(commit)} is no commit that HEAD has grown from, and code of others is not run here. Give one, such as \`HEAD\`.\n`;
}

const inCalls = (text: string): string => sayCalls(text, commandTools);

async function runCaptured(where: ToolContext, command: Command, write: () => readonly string[]): Promise<Result> {
  const written: string[] = [];
  const said: string[] = [];
  const pictures: Uint8Array[] = [];
  const context: CliContext = {
    ...where,
    cwd: where.root,
    write: (text: string) => void written.push(text),
    logError: (text: string) => void said.push(text),
    showPicture: (png) => void pictures.push(png),
    inCalls,
    writesBelow: writtenFolders,
  };
  try {
    const code = await command.run(readArguments(write(), command), context);
    return { text: written.join(""), said: said.join(""), pictures, isRefused: code === 2 };
  } catch (error) {
    if (!(error instanceof UsageError || error instanceof DraftError)) throw error;
    const [message = "", ...quoted] = error.message.trim().split("\n");
    return { text: `${[inCalls(message), ...quoted].join("\n")}\n`, isRefused: true };
  }
}
