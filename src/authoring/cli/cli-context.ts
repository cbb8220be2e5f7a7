import type { HeldGrant } from "../edits/grants/index.ts";

/** What a command touches outside itself, so that tests run it without a process. */
export interface CliContext {
  /** Root of the project. */
  readonly root: string;
  /** Where the program was called: files and folders outside the project are named from there. */
  readonly cwd: string;
  /** Results, which other programs may read. */
  write(text: string): void;
  /** Everything else. */
  logError(text: string): void;
  /** Replaces the last line of a terminal; '' for none. Absent where nobody looks at one. */
  showProgress?(line: string): void;
  /** Takes a picture (PNG) in place of a file; what was started for it stays for the next one, until `stop`. */
  showPicture?(png: Uint8Array): void;
  /** Says a message with calls of tools in the place of commands, where the reader has these alone. What the project says is no message. */
  inCalls?(message: string): string;
  /** Folders of the project below which alone a file may be written; then nothing is generated either. Everywhere where there are none. */
  readonly writesBelow?: readonly string[];
  /** What may be changed; everything where there is none. */
  readonly grant?: HeldGrant;
  /** Ends a command that watches. */
  readonly stop: AbortSignal;
}

/** Exit codes: 0 clean, 1 problems, 2 could not run, 3 somebody else was first. */
export type ExitCode = 0 | 1 | 2 | 3;

/** The command cannot run as it was called; the message says what to write instead. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}
