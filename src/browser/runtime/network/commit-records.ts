// What the device stores of commits, under `layar.intent.<owner>.`: digests and states, never inputs or responses. A record is
// in both storages, because a web view may refuse one of them, lose it or take no more; the device's counts, because all tabs write
// it, unless that of the visit is later.
// Those of other owners and of what is over stay, too: they count how often the same was done, and so keep its keys apart.
import { isObject, parseJson, readOwn, showText } from "../../../core/json/index.ts";
import type { Ports } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";

export interface CommitRecord {
  /** `sent`: nobody knows what became of it. `open`: it was not done and may be tried again. */
  readonly state: "sent" | "open" | "done";
  /** Days since 1970 when the intent began, and how many of the same were done before it: parts of its key. */
  readonly day: number;
  readonly n: number;
  /** Digest of what the server gave for the intent, which is part of its key where nothing is stored. */
  readonly offer?: string;
  /** Counts what was done on the device, so that a screen knows what is newer than what it shows. Clocks may be set. */
  readonly turn: number;
  /** Digest of the inputs by which the user knows it again. */
  readonly about?: string;
  /** Digest of what finds out about it. */
  readonly look?: string;
  /** It was done, and the screen that follows was not ready yet. */
  readonly isUnseen?: boolean;
  /** The screen that it led to, by its route; true until one opens where the step names none. */
  readonly follows?: string | true;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface CommitRecords {
  read(name: string): CommitRecord | undefined;
  /** Where it is, or will be: the owner's, or of nobody in particular, whichever was begun last; of all on this device where the owner may be anybody. */
  keyOf(name: string): string;
  /** Whose it is. */
  ownerOf(name: string): string;
  /** Of now, unless the record says when. */
  write(name: string, record: Omit<CommitRecord, "at"> & { readonly at?: number }): void;
  /** The owner's and those of nobody in particular, with their names and actions; all where the owner may be anybody. */
  all(): readonly { readonly name: string; readonly action: string; readonly record: CommitRecord }[];
  isBlank(): boolean;
  /** Whether they outlast the page. */
  lasts(): boolean;
  /** The latest turn on the device, or the latest day on which an intent may begin, after those of what was removed. */
  latest(part: "turn" | "day"): number;
}

export const dayMs = 86_400_000;
const keptMs = 30 * dayMs;
const nobodys = `${intentPrefix}.`;

function parse(text: string | null): CommitRecord | undefined {
  const record = parseJson(text);
  const state = isObject(record) && readOwn(record, "state");
  if (!isObject(record) || (state !== "sent" && state !== "open" && state !== "done")) return undefined;
  const numberOf = (name: string): number => Number(readOwn(record, name)) || 0;
  const textOf = (name: string): string | undefined => showText(readOwn(record, name)) || undefined;
  const follows = readOwn(record, "follows");
  return {
    state,
    day: numberOf("day"),
    n: numberOf("n"),
    offer: textOf("offer"),
    about: textOf("about"),
    look: textOf("look"),
    turn: numberOf("turn"),
    isUnseen: readOwn(record, "isUnseen") === true,
    follows: follows === true || typeof follows === "string" ? follows : undefined,
    at: numberOf("at"),
  };
}

export function openRecords({ device, visit, clock, scope }: Ports, owner: string): CommitRecords {
  const own = `${intentPrefix}${owner}.`;
  const areas = [device, visit];
  const keys = (): readonly string[] => [...new Set(areas.flatMap((area) => area.keys()))].filter((key) => key.startsWith(intentPrefix));
  const read = (key: string): CommitRecord | undefined =>
    areas.flatMap((area) => parse(area.read(key)) ?? []).sort((one, other) => other.at - one.at)[0];
  const store = (key: string, record: Partial<CommitRecord>): void => {
    for (const area of areas) area.write(key, JSON.stringify(record));
  };
  const rank = (key: string): number => {
    const { state, at = 0 } = read(key) ?? {};
    return state === "sent" ? Number.POSITIVE_INFINITY : at;
  };
  /** A tab without an account in its address may be anybody's: it reads what all have begun, and all read what it has. */
  const isAnybody = !owner && scope === undefined;
  const isOwn = (key: string): boolean => isAnybody || key.startsWith(own) || key.startsWith(nobodys);
  const ownKeys = (): readonly string[] => keys().filter(isOwn);
  const keyOf = (name: string): string => {
    const alike = ownKeys().filter((key) => key.endsWith(`.${name}`));
    return alike.sort((a, b) => rank(b) - rank(a))[0] ?? own + name;
  };
  const recordsOf = (some: readonly string[]): ReturnType<CommitRecords["all"]> =>
    some.flatMap((key) => {
      const record = read(key);
      const [action = "", digest] = key.split(".").slice(3);
      return record ? [{ name: `${action}.${digest}`, action, record }] : [];
    });
  const latest = (part: "turn" | "day"): number => Math.max(0, ...recordsOf(keys()).map(({ record }) => record[part]));
  // What is definite goes after 30 days; what is unknown stays until it is settled. So does a record of no intent, with a day that is
  // later than those of all that went: a clock may be put back, and no key of before is made again.
  for (const key of keys()) {
    const record = read(key);
    if (record?.state === "sent" || (record && clock.now() - record.at <= keptMs)) continue;
    for (const area of areas) area.remove(key);
    if (record) store(nobodys, { state: "sent", day: Math.max(latest("day"), record.day + 1) });
  }
  return {
    read: (name) => read(keyOf(name)),
    keyOf,
    ownerOf: (name) => keyOf(name).slice(intentPrefix.length, -name.length - 1),
    write(name, record) {
      store(keyOf(name), { at: clock.now(), ...record });
    },
    all: () => recordsOf(ownKeys()),
    isBlank: () => keys().length === 0,
    lasts: () => device.lasts() || visit.lasts(),
    latest,
  };
}
