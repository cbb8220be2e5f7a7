/** Which release visitors get: the only thing that changes on a target, and so what release, share and rollback come to. */
import { createHash, randomBytes } from "node:crypto";
import { isObject, parseJson } from "../../../core/json/index.ts";
import { ReleaseError } from "./release-error.ts";
import { isReleaseId } from "./release-id.ts";

/** `current.json`. */
export interface Pointer {
  /** The release of all visitors, but for those of `next`. */
  readonly live: string;
  /** The release that a part of them gets. */
  readonly next: string | null;
  /** How many of a hundred get `next`. */
  readonly share: number;
  /** By it other devices are among the first ones at each release. */
  readonly salt: string;
  /** Releases that were live before, the last one first, each with the moment at which it ceased to be. */
  readonly before: readonly FormerRelease[];
  /** Releases that a part of the visitors got, for as long as pages of them may be open. */
  readonly shared?: readonly FormerRelease[];
  /** The last time that somebody removed files. */
  readonly prune?: PruneTurn;
  readonly by: string;
  readonly at: string;
}

export interface FormerRelease {
  readonly id: string;
  readonly until: string;
  /** Somebody went back from it, or past it, so that nobody gets to it without its name. */
  readonly isUndone?: true;
}

/** While it is not over no release begins, so that no file goes that a release has found there. */
export interface PruneTurn extends Mover {
  /** Releases that go. */
  readonly releases: readonly string[];
  readonly isOver: boolean;
}

/** Who moves a pointer, and when, in ISO form. */
export interface Mover {
  readonly by: string;
  readonly at: string;
}

const mostBefore = 50;
/** Commits are stored on a device for 30 days, so for as long a page may be open or stored there, and worth going back to. */
const openMs = 30 * 86_400_000;
/** Whether pages of a release that was live until then may be open at the moment `now`, in milliseconds since 1970. */
export const isOpen = (until: string, now: number): boolean => !(now - Date.parse(until) > openMs);

/** A device has two hexadecimal digits, which say nothing of who has it. */
export const parts: readonly string[] = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, "0"));

/** Undefined where there is none yet. Throws a `ReleaseError` for what is no pointer: to begin again would forget what was live. */
export function readPointerText(text: string | undefined): Pointer | undefined {
  if (text === undefined) return undefined;
  const value = parseJson(text);
  const { live, next, share, salt, before, shared, prune, by, at } = isObject(value) ? value : {};
  if (!isReleaseId(live) || (next != null && !isReleaseId(next)))
    throw new ReleaseError(
      "`current.json` names no release, so nobody knows what is live. Put back the newest one below `history/`, or a copy.",
    );
  return {
    live,
    next: next ?? null,
    share: typeof share === "number" ? share : 0,
    salt: typeof salt === "string" ? salt : "",
    before: readFormer(before),
    ...(shared !== undefined && { shared: readFormer(shared) }),
    ...(isObject(prune) && { prune: readPruneTurn(prune) }),
    by: String(by ?? ""),
    at: String(at ?? ""),
  };
}

function readFormer(listed: unknown): readonly FormerRelease[] {
  return (Array.isArray(listed) ? listed : []).flatMap((one) =>
    isObject(one) && isReleaseId(one["id"])
      ? [{ id: one["id"], until: String(one["until"]), ...(one["isUndone"] === true && { isUndone: true }) }]
      : [],
  );
}

function readPruneTurn({ releases, isOver, by, at }: { readonly [name: string]: unknown }): PruneTurn {
  const ids = (Array.isArray(releases) ? releases : []).filter(isReleaseId);
  return { by: String(by ?? ""), at: String(at ?? ""), releases: ids, isOver: isOver === true };
}

export const writePointer = (pointer: Pointer): string => `${JSON.stringify(pointer, null, 2)}\n`;

/** What comes after `seen`: all visitors get `id`, or so many of a hundred. Throws a `ReleaseError` for a share that cannot be. */
export function pointAt(id: string, seen: Pointer | undefined, mover: Mover, share = 100): Pointer {
  if (share === 100) return pointAllAt(id, seen, mover);
  if (seen === undefined) throw new ReleaseError("No share can be released before a first release is live: leave out `--share`.");
  if (seen.live === id)
    throw new ReleaseError(
      `${id} is live: all visitors get it. A share is of another release; leave out \`--share\`, or build what is new.`,
    );
  // The same devices and more when a share grows.
  const salt = seen.next === id ? seen.salt : randomBytes(6).toString("hex");
  return { ...seen, ...endShare(seen, id, mover), next: id, share, salt, ...mover };
}

function pointAllAt(id: string, seen: Pointer | undefined, { by, at }: Mover): Pointer {
  const last = seen && seen.live !== id ? [{ id: seen.live, until: at }] : [];
  const before = [...last, ...(seen?.before ?? []).filter((one) => one.id !== id && one.id !== seen?.live)].filter(
    ({ until }, place) => place < mostBefore || isOpen(until, Date.parse(at)),
  );
  const kept = { ...(seen && endShare(seen, id, { by, at })), ...(seen?.prune && { prune: seen.prune }) };
  return { live: id, next: null, share: 0, salt: "", before, ...kept, by, at };
}

/**
 * What comes after `seen` where somebody goes back to `id`: all that visitors got since is undone. Nothing is where `id` is undone itself, or
 * was never live, because that leads on.
 */
export function pointBack(id: string, seen: Pointer, mover: Mover): Pointer {
  const next = pointAllAt(id, seen, mover);
  const line = [{ id: seen.live, isUndone: false }, ...seen.before];
  const place = line.findIndex((one) => one.id === id && !one.isUndone);
  const left = place === -1 ? [] : [seen.next, ...line.slice(0, place).map((one) => one.id)];
  return { ...next, before: next.before.map((one) => (left.includes(one.id) ? { ...one, isUndone: true } : one)) };
}

/** Pages of a share that ends are open as long as those of a release that was live. */
function endShare({ next, shared = [] }: Pointer, id: string, { at }: Mover): Pick<Pointer, "shared"> {
  const ended = next === null || next === id ? shared : [{ id: next, until: at }, ...shared.filter((one) => one.id !== next)];
  const open = ended.filter(({ until }) => isOpen(until, Date.parse(at)));
  return open.length + shared.length > 0 ? { shared: open } : {};
}

/** The last release before that is not undone; while a share gets another one, the one that is live. Undefined where there is none. */
export function findFormer({ live, next, before }: Pointer): string | undefined {
  return next === null ? before.find(({ isUndone }) => !isUndone)?.id : live;
}

/** What a function at the edge needs of it, where a value holds 1 KB: a bit for each part of the devices, set for those that get `next`. */
export function writeEdge(pointer: Pick<Pointer, "live" | "next" | "share" | "salt">): string {
  const { live, next } = pointer;
  if (next === null) return JSON.stringify({ live });
  const chosen = partsOfNext(pointer);
  const bits = parts.map((part) => (chosen.has(part) ? "1" : "0")).join("");
  return JSON.stringify({ live, next, parts: bits.replace(/.{4}/g, (four) => Number.parseInt(four, 2).toString(16)) });
}

/** The devices that get `next`. */
export function partsOfNext({ next, share, salt }: Pick<Pointer, "next" | "share" | "salt">): ReadonlySet<string> {
  const count = next === null ? 0 : Math.round((share / 100) * parts.length);
  const order = (part: string): string => createHash("sha256").update(`${salt} ${part}`).digest("hex");
  const sorted = parts.map((part) => [order(part), part] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Set(sorted.slice(0, count).map(([, part]) => part));
}
