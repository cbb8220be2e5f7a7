// Drafts of what the borrower was entering, under `layar.draft.`.
import { isGroup, own } from "./own.ts";
import { parseJson } from "./parse-json.ts";
import type { Storage } from "./ports.ts";
import { kindOf, prefix } from "./stored.ts";

function hasSameKind(value: unknown, as: unknown): boolean {
  return value !== null && kindOf(value) === kindOf(as);
}

export interface Drafts {
  /** Gives the draft of a name, or `initial` when there is none for these parameters. */
  restore(name: string, initial: unknown): unknown;
  save(name: string, value: unknown): void;
}

/** Drafts of one screen; those of other parameters are left alone until overwritten. */
export function openDrafts(screen: string, params: { readonly [name: string]: unknown }, device: Storage): Drafts {
  const of = JSON.stringify(Object.entries(params).sort());
  const key = (name: string): string => `${prefix}draft.${screen}.${name}`;
  return {
    restore(name, initial) {
      const draft = parseJson(device.read(key(name)));
      if (!isGroup(draft) || own(draft, "of") !== of) return initial;
      const value = own(draft, "value");
      return hasSameKind(value, initial) ? value : initial;
    },
    save(name, value) {
      device.write(key(name), JSON.stringify({ of, value }));
    },
  };
}
