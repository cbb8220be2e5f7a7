// What two tries have in common when they mean the same: the name of the intent on the device, and its key on the wire.
import type { CommitPlan } from "../../../core/format/index.ts";
import { hashText, readOwn, showText } from "../../../core/json/index.ts";
import type { Input } from "../ports.ts";
import type { CommitRecord } from "./commit-records.ts";

function valuesOf(input: Input, names: readonly string[]): string {
  return JSON.stringify(names.map((name) => [name, showText(readOwn(input, name) ?? "")]));
}

function identifying({ aside }: CommitPlan, input: Input): readonly string[] {
  return Object.keys(input)
    .filter((name) => !aside?.includes(name))
    .sort();
}

/** Of what the server gave for an intent. */
export const nameOffer = (values: readonly unknown[]): string => hashText(JSON.stringify(values)).toString(36);

/** What the user knows it by: of two that were done the same day, for example, the order and not what was typed. */
export function nameAbout(commit: CommitPlan, input: Input): string {
  return hashText(valuesOf(input, commit.knownBy ?? commit.inputs ?? identifying(commit, input))).toString(36);
}

/** What would find out about it, but for its words: the same for all that are one to it. */
export function nameLook({ settledBy }: CommitPlan, input: Input): string | undefined {
  return settledBy?.by && nameOffer([{ ...settledBy, says: 0 }, valuesOf(input, settledBy.by)]);
}

/** 32 bits: it holds back what matches by chance, and never sends a thing twice. A card or a telephone number cannot be found from it. */
export function nameIntent(action: string, commit: CommitPlan, input: Input, scope = ""): string {
  return `${action}.${hashText(valuesOf(input, commit.inputs ?? identifying(commit, input)) + scope).toString(36)}`;
}

const seeds = [0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a] as const;

/** 128 bits in four lanes that mix each other, because a server may keep the keys of all users side by side. */
function digest(text: string): string {
  let [a, b, c, d]: readonly number[] = seeds;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  a = Math.imul(c ^ (a >>> 18), 597399067);
  b = Math.imul(d ^ (b >>> 22), 2869860233);
  c = Math.imul(a ^ (c >>> 17), 951274213);
  d = Math.imul(b ^ (d >>> 19), 2716044179);
  return [a ^ b ^ c ^ d, b ^ a, c ^ a, d ^ a].map((lane) => (lane >>> 0).toString(16).padStart(8, "0")).join("");
}

interface Intent {
  readonly owner: string;
  readonly action: string;
  readonly commit: CommitPlan;
  readonly input: Input;
}

/** The same after a reload and in every tab, also where nothing can be stored: then the day and the offer separate two intents. */
export function writeKey({ owner, action, commit, input }: Intent, { day, n, offer }: Pick<CommitRecord, "day" | "n" | "offer">): string {
  return digest(JSON.stringify([owner, action, valuesOf(input, identifying(commit, input)), commit.isGiven ? "" : day, n, offer]));
}
