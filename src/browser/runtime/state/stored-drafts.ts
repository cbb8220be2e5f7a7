// How a draft is stored: what identifies it, its value, whose it is, and when it was saved.
import { parseJson } from "../../../core/json/index.ts";
import type { Storage } from "../ports.ts";
import { prefix } from "./device-values.ts";

export const draftPrefix = `${prefix}draft.`;

const keptMs = 7 * 86_400_000;

export interface DraftReader {
  /** A digest of the account that is signed in. */
  readonly account: string;
  readonly now: number;
}

/** Gives what identifies a draft, and its value; nothing for a draft of another account, or one that is older than 7 days. */
export function readDraft(text: string | null, { account, now }: DraftReader): readonly unknown[] {
  const kept = parseJson(text);
  const [id, value, whose, at]: readonly unknown[] = Array.isArray(kept) ? kept : [];
  return whose === account && Math.abs(now - Number(at)) < keptMs ? [id, value] : [];
}

export function removeStaleDrafts(areas: readonly Storage[], reader: DraftReader): void {
  for (const area of areas)
    for (const key of area.keys()) if (key.startsWith(draftPrefix) && readDraft(area.read(key), reader).length === 0) area.remove(key);
}
