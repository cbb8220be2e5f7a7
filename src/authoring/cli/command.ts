import type { CliContext, ExitCode } from "./cli-context.ts";

/** One command as data: its help, its row in the manual and the reading of its arguments come from this record. */
export interface Command {
  readonly name: string;
  /** By which it is found, too. */
  readonly formerly?: string;
  readonly forms: readonly CommandForm[];
  readonly options?: { readonly [name: string]: CommandOption };
  /** Whether it runs where there is no project, with these words after its name. */
  isAnywhere?(words: readonly string[]): boolean;
  run(given: Arguments, context: CliContext): Promise<ExitCode>;
}

/** One way to call a command. */
export interface CommandForm {
  /** What follows the name: `<screen> <node>` must be there, `[screen]` may be, `[files...]` may be any number. */
  readonly takes: string;
  /** What it does, in one sentence. */
  readonly help: string;
  /** Names of the command's options that not every form takes, and this one does. */
  readonly options?: readonly string[];
}

export interface CommandOption {
  /** Its value, such as `<name>`; a flag has none. */
  readonly value?: string;
  readonly help: string;
}

/** What a command was called with. */
export interface Arguments {
  readonly positionals: readonly string[];
  /** Whether an option was given. */
  has(option: string): boolean;
  /** The value of an option. */
  get(option: string): string | undefined;
}

/** Of every command that prints data. */
export const jsonOption: CommandOption = { help: "Prints JSON, for other programs." };

/** Of every command that writes. */
export const dryRunOption: CommandOption = { help: "Prints what would be written, and writes nothing." };

/** The form that begins with the first word after the command's name; undefined where forms do not begin with words. */
export function findForm({ forms }: Command, [word]: readonly string[]): CommandForm | undefined {
  return forms.find(({ takes }) => takes.split(" ")[0] === word);
}

/** The options that a form takes, or those of all forms. */
export function optionsOf({ forms, options = {} }: Command, form?: CommandForm): NonNullable<Command["options"]> {
  const others = form ? forms.flatMap((one) => one.options ?? []).filter((name) => !form.options?.includes(name)) : [];
  return Object.fromEntries(Object.entries(options).filter(([name]) => !others.includes(name)));
}
