import type { CliContext, ExitCode } from "./cli-context.ts";

/** One command as data: its help, its row in the manual and the reading of its arguments come from this record. */
export interface Command {
  readonly name: string;
  readonly forms: readonly CommandForm[];
  readonly options?: { readonly [name: string]: CommandOption };
  run(given: Arguments, context: CliContext): Promise<ExitCode>;
}

/** One way to call a command. */
export interface CommandForm {
  /** What follows the name: `<screen> <node>` must be there, `[screen]` may be, `[files...]` may be any number. */
  readonly takes: string;
  /** What it does, in one sentence. */
  readonly help: string;
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
