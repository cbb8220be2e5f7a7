// Drafts of what the user was entering, under `layar.draft.`.
import type { ScreenPlan } from "../../../core/format/index.ts";
import { parseJson, readOwn } from "../../../core/json/index.ts";
import type { Ports } from "../ports.ts";
import { kindOf, prefix } from "./device-values.ts";

export interface Drafts {
  /** Gives the draft of a name; `initial` when there is none for these parameters, or the plan has no drafts of that name. */
  restore(name: string, initial: unknown): unknown;
  /** Does nothing for a name without drafts in the plan. */
  save(name: string, value: unknown): void;
}

/** What identifies a draft. */
interface Opened {
  readonly params: { readonly [name: string]: unknown };
  /** Index in the visit, for drafts that belong to one entry of the history. */
  readonly place?: number;
  /** A digest of the account that is signed in. */
  readonly account: string;
}

const keptMs = 7 * 86_400_000;

/** Drafts of one screen; what belongs to another account or is older than 7 days is removed. Those of other parameters or other entries stay until they are overwritten. */
export function openDrafts(
  { id, state }: ScreenPlan,
  { params, place, account }: Opened,
  ports: Pick<Ports, "device" | "visit" | "clock">,
): Drafts {
  for (const area of [ports.device, ports.visit])
    for (const key of area.keys().filter((one) => one.startsWith(`${prefix}draft.`))) {
      const kept = parseJson(area.read(key));
      const [, , whose, at]: readonly unknown[] = Array.isArray(kept) ? kept : [];
      if (whose !== account || !(Math.abs(ports.clock.now() - Number(at)) < keptMs)) area.remove(key);
    }
  const key = (name: string): string => `${prefix}draft.${id}.${name}`;
  const ownerOf = (draft?: "device" | "visit"): string => JSON.stringify([draft === "visit" && place, Object.entries(params).sort()]);
  return {
    restore(name, initial) {
      const draft = readOwn(state, name)?.draft;
      const kept = draft && parseJson(ports[draft].read(key(name)));
      const [owner, value]: readonly unknown[] = Array.isArray(kept) ? kept : [];
      // Null has no kind of its own: a nullable value accepts whatever this screen saved.
      return owner === ownerOf(draft) && (initial === null || kindOf(value) === kindOf(initial)) ? value : initial;
    },
    save(name, value) {
      const draft = readOwn(state, name)?.draft;
      if (draft) ports[draft].write(key(name), JSON.stringify([ownerOf(draft), value, account, ports.clock.now()]));
    },
  };
}
