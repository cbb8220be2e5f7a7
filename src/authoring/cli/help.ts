import { type Command, findForm, optionsOf } from "./command.ts";
import { writeForms } from "./read-arguments.ts";
import { writeRows } from "./write-rows.ts";

const exits = "Exit codes: 0 no problems, 1 problems or differences, 2 the command could not run, 3 another release was first.\n";

const shared = [
  ["--root <folder>", "Project that is elsewhere; files that other options name are still found from here."],
  ["--help", "This."],
] as const;

/** All commands, from their records. */
export function writeHelp(commands: readonly Command[]): string {
  const rows = commands.flatMap(({ name, forms }) => forms.map(({ takes, help }) => [`${name} ${takes}`.trim(), help] as const));
  return [
    "Usage: npx layar <command>\n",
    writeInset(rows),
    "`npx layar <command> --help` lists the options of one, `npx layar --version` prints the version. Every command takes `--root <folder>` for a project that is elsewhere.\n",
    exits,
  ].join("\n");
}

/** One command with its options; where a form of it is named, of that form. */
export function writeCommandHelp(command: Command, words: readonly string[]): string {
  const { name } = command;
  const form = findForm(command, words);
  const forms = form ? [form] : command.forms;
  const ways = forms.map(({ takes, help }) => [`${name} ${takes}`.trim(), help] as const);
  const taken = Object.entries(optionsOf(command, form)).map(
    ([option, { value, help }]) => [`--${[option, value].filter(Boolean).join(" ")}`, help] as const,
  );
  return [writeForms({ ...command, forms }), writeInset(ways), writeInset([...taken, ...shared]), exits].join("\n");
}

const writeInset = (rows: readonly (readonly string[])[]): string => writeRows(rows).replace(/^(?=.)/gm, "  ");
