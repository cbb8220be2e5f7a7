import { parseArgs } from "node:util";
import { quoteName, suggestName } from "../../core/format/index.ts";
import { UsageError } from "./cli-context.ts";

type Kinds = { readonly [option: string]: "boolean" | "string" };

export interface Options {
  readonly positionals: readonly string[];
  readonly values: { readonly [option: string]: string | boolean | undefined };
}

/** Reads arguments; an option that is not known, or lacks its value, is a usage error that names the nearest one. */
export function readOptions(args: readonly string[], kinds: Kinds): Options {
  const known = Object.keys(kinds);
  const options = Object.fromEntries(Object.entries(kinds).map(([name, type]) => [name, { type }]));
  const { tokens, positionals, values } = parseArgs({ args: [...args], options, strict: false, tokens: true, allowPositionals: true });
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    if (!known.includes(token.name))
      throw new UsageError(
        `There is no option \`${token.rawName}\`. ${suggestName(token.name, known)?.replaceAll("`", "`--").replaceAll("`--?", "`?") ?? ""}`,
      );
    if (kinds[token.name] === "string" && token.value === undefined) throw new UsageError(`${quoteName(token.rawName)} needs a value.`);
  }
  return {
    positionals,
    values: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, Array.isArray(value) ? undefined : value])),
  };
}
