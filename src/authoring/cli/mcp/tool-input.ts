// A command as a tool of an assistant: what it takes becomes named inputs, and these become arguments of the command line.

import { UsageError } from "../cli-context.ts";
import type { Command, CommandForm, CommandOption } from "../command.ts";

/** One word of a form. */
interface Taken {
  readonly name: string;
  readonly isRequired: boolean;
  readonly isMany: boolean;
  /** A word that stands there as it is, such as a kind. */
  readonly literal?: string;
}

/** `kind` is the name of the word with which each form of a command begins. */
export function readTaken({ takes }: CommandForm): Taken[] {
  return takes
    .split(" ")
    .filter((word) => word !== "")
    .map((word) => {
      const isMany = word.includes("...");
      const name = /(\w+)(?:\.\.\.)?[>\]]$/.exec(word)?.[1];
      return name === undefined
        ? { name: "kind", isRequired: true, isMany: false, literal: word }
        : { name, isRequired: word.startsWith("<"), isMany };
    });
}

export type Input = { readonly [name: string]: unknown };

export interface InputSchema {
  readonly type: "object";
  readonly properties: { readonly [name: string]: object };
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

const text = { type: "string" };

type Options = { readonly [name: string]: CommandOption };

/** JSON Schema of what a command takes: its words by name, and its options. */
export function writeInputSchema({ forms }: Command, options: Options): InputSchema {
  const words = forms.map(readTaken);
  const kinds = words.flatMap(([first]) => (first?.literal === undefined ? [] : [first.literal]));
  const properties: { [name: string]: object } = {};
  for (const { name, isMany, literal } of words.flat()) {
    if (literal !== undefined) properties[name] = { type: "string", enum: kinds };
    // Of a list that has one entry, many callers give the entry.
    else properties[name] = isMany ? { anyOf: [{ type: "array", items: text }, text] } : text;
  }
  for (const [name, { value, help }] of Object.entries(options))
    properties[name] = { type: value === undefined ? "boolean" : "string", description: help };
  const required = Object.keys(properties).filter((name) => words.every((form) => form.some((one) => one.name === name && one.isRequired)));
  return { type: "object", properties, required, additionalProperties: false };
}

/** The arguments of the command line for an input. @throws {UsageError} Where no form takes it. */
export function writeArguments({ forms }: Command, options: Options, input: Input): string[] {
  const given = (one: Taken) => input[one.name] !== undefined && (one.literal === undefined || input[one.name] === one.literal);
  const words = forms.map(readTaken);
  const fitting = words.filter((form) => form.every((one) => given(one) || !one.isRequired));
  // The one that takes most of what is given.
  const [form] = fitting.sort((a, b) => b.filter(given).length - a.filter(given).length);
  if (form === undefined) throw new UsageError(refuseInput(words, input));
  const positionals = form.flatMap((one) =>
    [input[one.name]]
      .flat()
      .filter((value) => value !== undefined)
      .map(String),
  );
  const flags = Object.entries(options).flatMap(([option, { value }]) => {
    const set = input[option];
    // A word of this form may have the name of an option of another one.
    if (set === undefined || set === false || form.some((one) => one.name === option)) return [];
    return value === undefined ? [`--${option}`] : [`--${option}=${String(set)}`];
  });
  return [...flags, "--", ...positionals];
}

/** Of the kind that is asked for, where one is. */
function refuseInput(forms: readonly (readonly Taken[])[], { kind }: Input): string {
  const asked = forms.filter(([first]) => first?.literal !== undefined && first.literal === kind);
  const takes = (asked.length > 0 ? asked : forms).map((form) =>
    form
      .filter(({ isRequired }) => isRequired)
      .map(({ name, literal }) => (literal === undefined ? `\`${name}\`` : `\`kind\`: \`${literal}\``))
      .join(" and "),
  );
  return `Give ${takes.join(", or ")}.`;
}
