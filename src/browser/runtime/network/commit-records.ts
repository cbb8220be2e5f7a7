// What the device stores of commits, under `layar.intent.<owner>.`: digests and states, never inputs or responses. A record is
// in both storages, because a web view may refuse one of them or lose it; the device's counts, because all tabs write it.
// Those of other owners and of what is over stay, too: they count how often the same was done, and so keep its keys apart.
import { isObject, parseJson, readOwn, showText } from "../../../core/json/index.ts";
import type { Ports, Storage } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";

export interface CommitRecord {
  /** `sent`: nobody knows what became of it. `open`: it was not done and may be tried again. */
  readonly state: "sent" | "open" | "done";
  /** Days since 1970 when the intent began, and how many of the same were done before it: parts of its key. */
  readonly day: number;
  readonly n: number;
  /** Digest of what the server gave for the intent, which is part of its key where the device lasts for no longer than the visit. */
  readonly offer?: string;
  /** Counts what was done on the device, so that a screen knows what is newer than what it shows. Clocks may be set. */
  readonly turn: number;
  /** Digest of the inputs by which the user knows it again. */
  readonly about?: string;
  /** It was done, and the screen that follows was not ready yet. */
  readonly isUnseen?: boolean;
  /** The screen that it led to, by its id; true until one opens. */
  readonly follows?: string | true;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface CommitRecords {
  read(name: string): CommitRecord | undefined;
  /** Whose it is: the owner's, or of nobody in particular, whichever was begun last; for nobody in particular, of all on this device. */
  ownerOf(name: string): string;
  /** Of now, unless the record says when. */
  write(name: string, record: Omit<CommitRecord, "at"> & { readonly at?: number }): void;
  /** The owner's and those of nobody in particular, with their actions; for nobody in particular, all. */
  all(): readonly { readonly action: string; readonly record: CommitRecord }[];
  isBlank(): boolean;
  /** Whether they outlast the visit. */
  lasts(): boolean;
  /** The latest turn on the device. */
  turn(): number;
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
    turn: numberOf("turn"),
    isUnseen: readOwn(record, "isUnseen") === true,
    follows: follows === true || typeof follows === "string" ? follows : undefined,
    at: numberOf("at"),
  };
}

const keysOf = (area: Storage): readonly string[] => area.keys().filter((key) => key.startsWith(intentPrefix));

/** Removes what is definite and older than 30 days; what is unknown stays until it is settled. */
function clean(area: Storage, now: number): void {
  for (const key of keysOf(area)) {
    const record = parse(area.read(key));
    if (record?.state !== "sent" && !(record && now - record.at <= keptMs)) area.remove(key);
  }
}

export function openRecords({ device, visit, clock }: Ports, owner: string): CommitRecords {
  const own = `${intentPrefix}${owner}.`;
  for (const area of [device, visit]) clean(area, clock.now());
  const keys = (): readonly string[] => [...new Set([...keysOf(device), ...keysOf(visit)])];
  const read = (key: string): CommitRecord | undefined => parse(device.read(key)) ?? parse(visit.read(key));
  const rank = (key: string): number => {
    const { state, at = 0 } = read(key) ?? {};
    return state === "sent" ? Number.POSITIVE_INFINITY : at;
  };
  /** A tab without an account in its address may be anybody's: it reads what all have begun, and all read what it has. */
  const isOwn = (key: string): boolean => !owner || key.startsWith(own) || key.startsWith(nobodys);
  const ownKeys = (): readonly string[] => keys().filter(isOwn);
  const keyOf = (name: string): string => {
    const alike = ownKeys().filter((key) => key.endsWith(`.${name}`));
    return alike.sort((a, b) => rank(b) - rank(a))[0] ?? own + name;
  };
  const recordsOf = (some: readonly string[]): ReturnType<CommitRecords["all"]> =>
    some.flatMap((key) => {
      const record = read(key);
      return record ? [{ action: key.split(".")[3] ?? "", record }] : [];
    });
  return {
    read: (name) => read(keyOf(name)),
    ownerOf: (name) => keyOf(name).slice(intentPrefix.length, -name.length - 1),
    write(name, record) {
      const text = JSON.stringify({ at: clock.now(), ...record });
      const key = keyOf(name);
      for (const area of [device, visit]) area.write(key, text);
    },
    all: () => recordsOf(ownKeys()),
    isBlank: () => keys().length === 0,
    lasts: device.lasts,
    turn: () => Math.max(0, ...recordsOf(keys()).map(({ record }) => record.turn)),
  };
}
