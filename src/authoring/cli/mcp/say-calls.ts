// Messages name commands as a person types them. Who has the tools alone reads which one to call, and with what.
import type { Command } from "../command.ts";
import { type Input, readTaken } from "./tool-input.ts";

/** A tool, and the command that it is with the options that it always has. */
export interface NamedTool {
  readonly name: string;
  readonly command: Command;
  readonly always?: readonly string[];
}

/** A command in backticks, with or without the program. */
const typed = /`(npx layar )?([a-z]+)((?: [^`\n]+)?)`/g;

/** The text with calls in the place of commands: `` `new` (kind: screen, name: <domain>/<name>) ``. What no tool does stays. */
export function sayCalls(text: string, tools: readonly NamedTool[]): string {
  return text.replaceAll(typed, (whole: string, program: string | undefined, name: string, rest: string) => {
    const words = rest.split(" ").filter((word) => word !== "");
    const isFix = words.includes("--fix");
    const tool = tools.find(({ command, always = [] }) => command.name === name && always.includes("--fix") === isFix);
    if (tool === undefined) return whole;
    const input = readInput(
      tool.command,
      words.filter((word) => word !== "--fix"),
    );
    // Without the program it may be any word in backticks: a command is what begins with one of its kinds.
    if (input === undefined || (program === undefined && input["kind"] === undefined)) return whole;
    const given = Object.entries(input).map(([key, value]) => `${key}: ${value}`);
    return given.length === 0 ? `\`${tool.name}\`` : `\`${tool.name}\` (${given.join(", ")})`;
  });
}

/** What is typed after a command, by the names under which its tool takes it; undefined where the tool does not. */
function readInput({ forms, options = {} }: Command, words: readonly string[]): Input | undefined {
  const positionals: string[] = [];
  const set: { [name: string]: string } = {};
  for (let index = 0; index < words.length; index++) {
    const word = words[index] ?? "";
    if (!word.startsWith("--")) {
      positionals.push(word);
      continue;
    }
    const name = word.slice(2);
    const option = options[name];
    if (option === undefined) return undefined;
    set[name] = option.value === undefined ? "true" : (words[++index] ?? "");
  }
  const form = forms
    .map(readTaken)
    .find(
      (taken) => positionals.length <= taken.length && taken.every(({ literal }, at) => (literal ?? positionals[at]) === positionals[at]),
    );
  return form && { ...Object.fromEntries(positionals.map((word, at) => [form[at]?.name ?? "", word])), ...set };
}
