// What a grant names, and what is said of something that it does not name.
import { type GrantDefinition, listNames, type Problem, quoteName, type SourcePointer } from "../../../core/format/index.ts";

type NamesKey = Exclude<keyof GrantDefinition, "$schema" | "$comment" | "from" | "until">;

/** Whether a grant names something; a name that ends with `*` stands for all that begin so. */
export function covers(names: GrantDefinition[NamesKey], name: string): boolean {
  return names === "*" || (names ?? []).some((one) => one === name || (one.endsWith("*") && name.startsWith(one.slice(0, -1))));
}

/** Whether it names it in full. */
export function coversExactly(names: GrantDefinition[NamesKey], name: string): boolean {
  return names !== "*" && (names ?? []).includes(name);
}

/** What was done beyond the grant. */
export interface Beyond {
  /** What it is the name of: `file`, `text`, `action`, … */
  readonly kind: string;
  readonly name: string;
  /** In one sentence. */
  readonly message: string;
  readonly help: string;
  readonly at: SourcePointer;
}

export const checkId = "change-is-granted";

export function writeProblem({ kind, name, message, help, at }: Beyond, variant?: string): Problem {
  const variants = variant === undefined ? {} : { variants: [variant] };
  return { check: checkId, message, help, at, subject: { kind, name, is: "other" }, ...variants };
}

export interface Place {
  /** Part of the grant that would have to name it. */
  readonly key: NamesKey;
  readonly kind: string;
  readonly name: string;
  /** Such as `is reworded`. */
  readonly what: string;
  readonly at: SourcePointer;
}

/** What the grant would have to name, and does not. */
export function notNamed(grant: GrantDefinition, { key, kind, name, what, at }: Place): Beyond {
  const names = grant[key];
  const has =
    names === undefined || names.length === 0 ? "nothing" : names === "*" ? "all, and this must be named in full" : listNames(names, "and");
  return {
    kind,
    name,
    at,
    message: `The ${kind} ${quoteName(name)} ${what}, which the grant does not cover.`,
    help: `Its ${quoteName(key)} ${has === "nothing" ? "names nothing" : `names ${has}`}.`,
  };
}
