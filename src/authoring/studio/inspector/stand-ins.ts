/** Puts something else of the same shape in the place of what is private. What was equal stays equal. */
import { isObject } from "../../../core/json/index.ts";

export interface StandIns {
  /** For what somebody has typed, or chosen: `accepts` says which values do the same to the screen. */
  typed(value: unknown, accepts?: (value: unknown) => boolean): unknown;
  /** For what a server, an address or the shell has given. Names of the project stay, as do dates and small numbers. */
  received(value: unknown): unknown;
}

const mostTries = 400;
const date = /^\d{4}-\d\d-\d\d(T[\d:.]+(Z|[+-]\d\d:?\d\d)?)?$/;
/** What a screen does with an address goes by its scheme and its host. */
const webAddress = /^(https?:\/\/)([^/?#]+)(.*)$/is;
const identifier = /^[A-Za-z_]\w{0,40}$/;
/** A longer number may be one of a phone, a card or an account. */
const largestNumber = 10_000_000;
const anything = (): boolean => true;
const letters = "abcdefghijklmnopqrstuvwxyz";

export function createStandIns(isKnown: (text: string) => boolean): StandIns {
  const given = new Map<string, string>();
  const taken = new Set<string>();

  const invent = (original: string, accepts: (value: unknown) => boolean): string => {
    // It does not follow from the original, so that nobody can reckon back.
    const random = randomFrom(given.size + 1);
    let first: string | undefined;
    for (let tries = 0; tries < mostTries; tries++) {
      const candidate = date.test(original) ? inventDate(original, random) : fill(original, random);
      if (sharesPart(original, candidate) || taken.has(candidate)) continue;
      first ??= candidate;
      if (accepts(candidate)) return candidate;
    }
    return first ?? "x".repeat(original.length);
  };

  const text = (original: string, accepts: (value: unknown) => boolean): string => {
    const core = original.trim();
    if (!/[\p{L}\p{N}]/u.test(core)) return original;
    const around = (other: string): string => original.replace(core, () => other);
    const found = given.get(core) ?? invent(core, (candidate) => accepts(around(String(candidate))));
    given.set(core, found);
    taken.add(found);
    return around(found);
  };

  const walk = (value: unknown, leaf: (one: unknown) => unknown): unknown => {
    if (value instanceof Blob) return "photo.png";
    if (Array.isArray(value)) return value.map((one) => walk(one, leaf));
    if (!isObject(value)) return leaf(value);
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [identifier.test(name) ? name : text(name, anything), walk(one, leaf)]),
    );
  };

  const number = (value: number): number => {
    if (Math.abs(value) < largestNumber) return value;
    const other = Number(text(String(value), anything));
    return Number.isFinite(other) ? other : 0;
  };

  const leaf = (value: unknown, keeps: (text: string) => boolean, accepts: (value: unknown) => boolean): unknown => {
    if (typeof value === "number") return number(value);
    if (typeof value !== "string" || keeps(value)) return value;
    const [, scheme, host = "", path = ""] = webAddress.exec(value) ?? [];
    if (scheme === undefined) return text(value, accepts);
    return scheme + [host, path].map((part) => (keeps(part) ? part : text(part, anything))).join("");
  };

  return {
    typed: (value, accepts = anything) => walk(value, (one) => leaf(one, isKnown, typeof value === "string" ? accepts : anything)),
    received: (value) => walk(value, (one) => leaf(one, (text) => isKnown(text) || date.test(text), anything)),
  };
}

function fill(original: string, random: () => number): string {
  return [...original]
    .map((one) => {
      if (/\p{Nd}/u.test(one)) return String(Math.floor(random() * 10));
      if (!/\p{L}/u.test(one)) return one;
      const letter = letters[Math.floor(random() * letters.length)] ?? "x";
      return one === one.toUpperCase() && one !== one.toLowerCase() ? letter.toUpperCase() : letter;
    })
    .join("");
}

function inventDate(original: string, random: () => number): string {
  const day = new Date(Date.UTC(1970 + Math.floor(random() * 60), Math.floor(random() * 12), 1 + Math.floor(random() * 28)));
  return day.toISOString().slice(0, 10) + original.slice(10);
}

const longestShared = 4;

/** Whether so much of the original is left that it could be recognized. */
function sharesPart(original: string, candidate: string): boolean {
  if (original === candidate) return true;
  const isPrivate = (part: string): boolean => (part.match(/[\p{L}\p{N}]/gu) ?? []).length >= longestShared;
  return Array.from({ length: Math.max(0, original.length - longestShared + 1) }, (_, at) => original.slice(at, at + longestShared)).some(
    (part) => isPrivate(part) && candidate.includes(part),
  );
}

/** Always the same numbers for the same beginning, so that a recording that is made again is the same. */
function randomFrom(seed: number): () => number {
  let state = (seed * 2654435761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 1 | state) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 14)) >>> 0) / 4294967296;
  };
}
