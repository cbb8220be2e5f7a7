// Drafts of what the user was entering, under `layar.draft.`.
import type { ScreenPlan } from "../../../core/format/index.ts";
import { readOwn } from "../../../core/json/index.ts";
import type { Ports } from "../ports.ts";
import { kindOf } from "./device-values.ts";
import { openLateWrites } from "./late-writes.ts";
import { draftPrefix, readDraft } from "./stored-drafts.ts";

export interface Drafts {
  /** Gives the draft of a name; `initial` when there is none for these parameters, or the plan has no drafts of that name. */
  restore(name: string, initial: unknown): unknown;
  /** Does nothing for a name without drafts in the plan. */
  save(name: string, value: unknown): void;
  /** Stores what was saved and not stored yet: before what may end the page, and before what reads or clears what is stored. */
  flush(): void;
}

/** What identifies a draft. */
interface Opened {
  readonly params: { readonly [name: string]: unknown };
  /** Index in the visit, for drafts that belong to one entry of the history. */
  readonly place?: number;
  /** A digest of the account that is signed in. */
  readonly account: string;
}

/** Drafts of one screen. Those of other parameters or other entries stay until they are overwritten; the page removes stale ones. */
export function openDrafts(
  { id, state }: ScreenPlan,
  { params, place, account }: Opened,
  ports: Pick<Ports, "device" | "visit" | "clock">,
): Drafts {
  const late = openLateWrites(ports.clock);
  const key = (name: string): string => `${draftPrefix}${id}.${name}`;
  const ownerOf = (draft?: "device" | "visit"): string => JSON.stringify([draft === "visit" && place, Object.entries(params).sort()]);
  return {
    restore(name, initial) {
      const draft = readOwn(state, name)?.draft;
      const [owner, value] = draft ? readDraft(ports[draft].read(key(name)), { account, now: ports.clock.now() }) : [];
      // Null has no kind of its own: a nullable value accepts whatever this screen saved.
      return owner === ownerOf(draft) && (initial === null || kindOf(value) === kindOf(initial)) ? value : initial;
    },
    save(name, value) {
      const draft = readOwn(state, name)?.draft;
      if (draft) late.add(name, () => ports[draft].write(key(name), JSON.stringify([ownerOf(draft), value, account, ports.clock.now()])));
    },
    flush: late.flush,
  };
}
