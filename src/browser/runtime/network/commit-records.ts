// What the device stores of commits, under `layar.intent.<owner>.`: digests and states, never inputs or responses. A record is
// in both storages, because a web view may refuse one of them or lose it; the device's counts, because all tabs write it.
import { isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import type { Ports, Storage } from "../ports.ts";
import { intentPrefix } from "../state/device-values.ts";

export interface CommitRecord {
  /** `sent`: nobody knows what became of it. `open`: it was not done and may be tried again. */
  readonly state: "sent" | "open" | "done";
  /** Days since 1970 when the intent began, and how many of the same were done before it: parts of its key. */
  readonly day: number;
  readonly n: number;
  /** Counts what was done on the device, so that a screen knows what is newer than what it shows. Clocks may be set. */
  readonly turn: number;
  /** It was done, and no screen was open to show it. */
  readonly isUnseen?: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface CommitRecords {
  read(name: string): CommitRecord | undefined;
  /** Whose it is: of nobody in particular, such as of a tab without an account in its address, the one who began it on this device. */
  ownerOf(name: string): string;
  write(name: string, record: Omit<CommitRecord, "at">): void;
  /** Of every owner, with their actions. */
  all(): readonly { readonly action: string; readonly record: CommitRecord }[];
  isBlank(): boolean;
  /** The latest turn on the device. */
  turn(): number;
}

export const dayMs = 86_400_000;
const keptMs = 30 * dayMs;

function parse(text: string | null): CommitRecord | undefined {
  const record = parseJson(text);
  const state = isObject(record) && readOwn(record, "state");
  if (!isObject(record) || (state !== "sent" && state !== "open" && state !== "done")) return undefined;
  const numberOf = (name: string): number => Number(readOwn(record, name)) || 0;
  return {
    state,
    day: numberOf("day"),
    n: numberOf("n"),
    turn: numberOf("turn"),
    isUnseen: readOwn(record, "isUnseen") === true,
    at: numberOf("at"),
  };
}

const keysOf = (area: Storage): readonly string[] => area.keys().filter((key) => key.startsWith(intentPrefix));

/** Removes what is definite and older than 30 days or another owner's; what is unknown stays until it is settled. */
function clean(area: Storage, own: string, now: number): void {
  for (const key of keysOf(area)) {
    const record = parse(area.read(key));
    const isKept = record?.state === "sent" || (record && key.startsWith(own) && now - record.at <= keptMs);
    if (!isKept) area.remove(key);
  }
}

export function openRecords({ device, visit, clock }: Ports, owner: string): CommitRecords {
  const own = `${intentPrefix}${owner}.`;
  for (const area of [device, visit]) clean(area, owner ? own : intentPrefix, clock.now());
  const keyOf = (name: string): string =>
    (owner ? undefined : [...keysOf(device), ...keysOf(visit)].find((key) => key.endsWith(`.${name}`))) ?? own + name;
  const read = (key: string): CommitRecord | undefined => parse(device.read(key)) ?? parse(visit.read(key));
  const all = (): ReturnType<CommitRecords["all"]> =>
    [...keysOf(device), ...keysOf(visit)].flatMap((key) => {
      const record = read(key);
      return record ? [{ action: key.split(".")[3] ?? "", record }] : [];
    });
  return {
    read: (name) => read(keyOf(name)),
    ownerOf: (name) => keyOf(name).slice(intentPrefix.length, -name.length - 1),
    write(name, record) {
      const text = JSON.stringify({ ...record, at: clock.now() });
      const key = keyOf(name);
      for (const area of [device, visit]) area.write(key, text);
    },
    all,
    isBlank: () => [device, visit].every((area) => keysOf(area).length === 0),
    turn: () => Math.max(0, ...all().map(({ record }) => record.turn)),
  };
}
