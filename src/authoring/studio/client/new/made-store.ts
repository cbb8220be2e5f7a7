/** What was made in this window: a new market has the page loaded again, and what was made is still to be read then. */
import type { MadeNew } from "../../protocol/new.ts";

export type MadeFiles = Extract<MadeNew, { outcome: "made" }> & { readonly name: string };

const prefix = "layar.studio.made.";

export function storeMade(kind: string, made: MadeFiles): void {
  sessionStorage.setItem(`${prefix}${kind}.${made.name}`, JSON.stringify(made));
}

export function readMade(kind: string, name: string): MadeFiles | undefined {
  const written = sessionStorage.getItem(`${prefix}${kind}.${name}`);
  const made: MadeFiles | null = written === null ? null : JSON.parse(written);
  return made ?? undefined;
}
