// What the frame says of a failed call, as a test names it: `{failures.network}` is said in the language of each variant.
import type { LanguageDefinition } from "../../core/format/index.ts";

type Failures = Pick<LanguageDefinition, "failures">;

/** The name in a text that is nothing else. */
export function readFailureName(text: string): string | undefined {
  return /^\{failures\.(\w+)\}$/.exec(text)?.[1];
}

/** Undefined for a name that no failure has. */
export function sayFailure({ failures }: Failures, name: string): string | undefined {
  const wording = new Map<string, unknown>(Object.entries(failures)).get(name);
  return typeof wording === "string" ? wording : undefined;
}

/** The names of those that are said so; several failures may say the same. */
export function listFailuresIn({ failures }: Failures, wording: string): string[] {
  return Object.entries(failures).flatMap(([name, said]) => (said === wording ? [name] : []));
}
