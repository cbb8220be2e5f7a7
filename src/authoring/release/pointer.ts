/** Which release visitors get: the only thing that changes on a target, and so what release, share and rollback come to. */
import { createHash, randomBytes } from "node:crypto";
import { isObject, parseJson } from "../../core/json/index.ts";

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
  readonly before: readonly { readonly id: string; readonly until: string }[];
  readonly by: string;
  readonly at: string;
}

/** Who moves a pointer, and when, in ISO form. */
export interface Mover {
  readonly by: string;
  readonly at: string;
}

const mostBefore = 50;
/** A device has two hexadecimal digits, which say nothing of who has it. */
export const parts: readonly string[] = Array.from({ length: 256 }, (_, at) => at.toString(16).padStart(2, "0"));

/** Undefined for what is no pointer. */
export function readPointerText(text: string | undefined): Pointer | undefined {
  const value = text === undefined ? undefined : parseJson(text);
  if (!isObject(value) || typeof value["live"] !== "string") return undefined;
  const { live, next, share, salt, before, by, at } = value;
  return {
    live,
    next: typeof next === "string" ? next : null,
    share: typeof share === "number" ? share : 0,
    salt: typeof salt === "string" ? salt : "",
    before: (Array.isArray(before) ? before : []).flatMap((one) =>
      isObject(one) && typeof one["id"] === "string" ? [{ id: one["id"], until: String(one["until"]) }] : [],
    ),
    by: String(by ?? ""),
    at: String(at ?? ""),
  };
}

export const writePointer = (pointer: Pointer): string => `${JSON.stringify(pointer, null, 2)}\n`;

/** Everybody gets `id`. */
export function pointAt(id: string, seen: Pointer | undefined, { by, at }: Mover): Pointer {
  const last = seen && seen.live !== id ? [{ id: seen.live, until: at }] : [];
  const before = [...last, ...(seen?.before ?? []).filter((one) => one.id !== id && one.id !== seen?.live)].slice(0, mostBefore);
  return { live: id, next: null, share: 0, salt: "", before, by, at };
}

/** A share of visitors gets `id`, the same devices and more when it grows. */
export function pointShareAt(id: string, share: number, seen: Pointer, { by, at }: Mover): Pointer {
  return { ...seen, next: id, share, salt: seen.next === id ? seen.salt : randomBytes(6).toString("hex"), by, at };
}

/** The release that was live before; while a share gets another one, the one that is live. Undefined where there is none. */
export function findFormer({ live, next, before }: Pointer): string | undefined {
  return next === null ? before[0]?.id : live;
}

/** The devices that get `next`. */
export function partsOfNext({ next, share, salt }: Pick<Pointer, "next" | "share" | "salt">): ReadonlySet<string> {
  const count = next === null ? 0 : Math.round((share / 100) * parts.length);
  const order = (part: string): string => createHash("sha256").update(`${salt} ${part}`).digest("hex");
  const sorted = parts.map((part) => [order(part), part] as const).sort(([a], [b]) => (a < b ? -1 : 1));
  return new Set(sorted.slice(0, count).map(([, part]) => part));
}
