import { parseArgs } from "node:util";
import { quoteName, suggestName } from "../../core/format/index.ts";
import { UsageError } from "./cli-context.ts";
import { type Arguments, type Command, findForm, optionsOf } from "./command.ts";

/** Reads what follows a command's name; what the command does not take is a usage error that says what it takes. */
export function readArguments(args: readonly string[], command: Command): Arguments {
  const { options = {} } = command;
  const types = Object.fromEntries(
    Object.entries(options).map(([name, { value }]) => [name, { type: value ? "string" : "boolean" } as const]),
  );
  const { tokens, positionals, values } = parseArgs({
    args: [...args],
    options: types,
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const form = findForm(command, positionals);
  const taken = optionsOf(command, form);
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const option = Object.hasOwn(taken, token.name) ? taken[token.name] : undefined;
    if (option === undefined && form && Object.hasOwn(options, token.name))
      throw new UsageError(
        `${quoteName(`${command.name} ${positionals[0]}`)} takes no ${quoteName(token.rawName)}.\n\n${writeForms(command)}`,
      );
    if (option === undefined)
      throw new UsageError(`There is no option \`${token.rawName}\`. ${suggestOption(token.name, Object.keys(taken))}`);
    if (option.value !== undefined && !token.value) throw new UsageError(`${quoteName(token.rawName)} needs a value.`);
    if (option.value === undefined && token.value !== undefined) throw new UsageError(`${quoteName(token.rawName)} takes no value.`);
  }
  const tooMany = positionals[mostOf(command)];
  if (tooMany !== undefined)
    throw new UsageError(`${quoteName(command.name)} takes no ${quoteName(tooMany)} there.\n\n${writeForms(command)}`);
  return {
    positionals,
    has: (option) => values[option] !== undefined,
    get(option) {
      const value = values[option];
      return typeof value === "string" ? value : undefined;
    },
  };
}

/** The forms of a command, as they are typed. */
export function writeForms({ name, forms }: Command): string {
  return forms.map(({ takes }, index) => `${index === 0 ? "Usage: " : "       "}npx layar ${`${name} ${takes}`.trim()}\n`).join("");
}

function suggestOption(name: string, known: readonly string[]): string {
  return suggestName(name, known)?.replace(/`([^`]+)`/g, "`--$1`") ?? "";
}

function mostOf({ forms }: Command): number {
  return Math.max(
    ...forms.map(({ takes }) => (takes.includes("...") ? Number.POSITIVE_INFINITY : takes.split(" ").filter(Boolean).length)),
  );
}
