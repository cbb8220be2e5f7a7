// Messages name commands as a person types them. Who has the tools alone reads which one to call, and with what.

import { UsageError } from "../cli-context.ts";
import type { Arguments, Command } from "../command.ts";
import { readArguments } from "../read-arguments.ts";
import { type Input, readTaken } from "./tool-input.ts";

/** A tool, and the command that it is with the options that it always has. */
export interface NamedTool {
  readonly name: string;
  readonly command: Command;
  readonly always?: readonly string[];
  /** Options that a caller may set. */
  readonly options?: readonly string[];
}

/** A command in backticks, with or without the program. */
const typed = /`(npx layar )?([a-z]+)((?: [^`\n]+)?)`/g;

/** The text with calls in the place of commands: `` `new` (kind: screen, name: <domain>/<name>) ``. What no tool does stays. */
export function sayCalls(text: string, tools: readonly NamedTool[]): string {
  return text.replaceAll(typed, (whole: string, program: string | undefined, name: string, rest: string) => {
    const words = rest.split(" ").filter((word) => word !== "");
    for (const tool of tools.filter(({ command }) => command.name === name)) {
      const input = readInput(tool, words);
      // Without the program it may be any word in backticks: a command is what begins with one of its kinds.
      if (input === undefined || (program === undefined && input["kind"] === undefined)) continue;
      const given = Object.entries(input).map(([key, value]) => `${key}: ${value}`);
      return given.length === 0 ? `\`${tool.name}\`` : `\`${tool.name}\` (${given.join(", ")})`;
    }
    return whole;
  });
}

/** What is typed after a command, by the names under which the tool takes it; undefined where it does not. */
function readInput({ command, always = [], options = [] }: NamedTool, words: readonly string[]): Input | undefined {
  const read = readTyped(words, command);
  if (read === undefined) return undefined;
  const { positionals } = read;
  const set = Object.keys(command.options ?? {}).flatMap((name) => {
    if (!read.has(name)) return [];
    const value = read.get(name);
    return always.includes(value === undefined ? `--${name}` : `--${name}=${value}`) ? [] : [[name, value ?? "true"] as const];
  });
  const form = command.forms
    .map(readTaken)
    .find(
      (taken) => positionals.length <= taken.length && taken.every(({ literal }, at) => (literal ?? positionals[at]) === positionals[at]),
    );
  if (form === undefined || !set.every(([name]) => options.includes(name))) return undefined;
  return { ...Object.fromEntries(positionals.map((word, at) => [form[at]?.name ?? "", word])), ...Object.fromEntries(set) };
}

/** Undefined where the command itself does not take it. */
function readTyped(words: readonly string[], command: Command): Arguments | undefined {
  try {
    return readArguments(words, command);
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
