// What the native app hands over in the first address. The token and the header values leave the address at once and
// live for the visit only; everything else in the query belongs to the screen.

export const publicNames = ["deviceId", "market", "version", "type", "deviceName", "osVersion", "gid", "platform"] as const;
export const headerNames = ["spits", "beech", "swift", "eyes"] as const;
const secretNames: readonly string[] = ["token", ...headerNames];
const launchNames: readonly string[] = [...publicNames, ...secretNames];
const visitKey = "layar.launch";

type Texts = { readonly [name: string]: string };

export interface Launch {
  /** The common parameters without the token; a missing one is ''. */
  readonly common: { readonly [name in (typeof publicNames)[number]]: string };
  readonly token: string;
  /** Values of the custom headers; a missing one is ''. */
  readonly headers: { readonly [name in (typeof headerNames)[number]]: string };
}

export interface Address {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

interface VisitStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
}

function splitHash(hash: string): readonly [route: string, query: string] {
  const at = hash.startsWith("#/") ? hash.indexOf("?") : -1;
  return at < 0 ? [hash, ""] : [hash.slice(0, at), hash.slice(at + 1)];
}

function readQuery({ search, hash }: Address): Texts {
  const texts = new Map<string, string>();
  // The hash route's own query comes first because it wins, and so does the first of several values of one name.
  for (const query of [splitHash(hash)[1], search]) {
    new URLSearchParams(query).forEach((value, name) => {
      if (!texts.has(name)) texts.set(name, value);
    });
  }
  return Object.fromEntries(texts);
}

function own(texts: Texts, name: string): string {
  return (Object.hasOwn(texts, name) && texts[name]) || "";
}

function pick<N extends string>(texts: Texts, names: readonly N[]): { readonly [name in N]: string } {
  const picked: Partial<Record<N, string>> = {};
  for (const name of names) picked[name] = own(texts, name);
  return picked as Record<N, string>;
}

function readKept(visit: VisitStorage): Texts {
  try {
    const kept: unknown = JSON.parse(visit.read(visitKey) ?? "null");
    if (typeof kept !== "object" || kept === null) return {};
    return Object.fromEntries(Object.entries(kept).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
  } catch {
    return {};
  }
}

function withoutSecrets(query: string): string {
  const kept = new URLSearchParams(query);
  if (!secretNames.some((name) => kept.has(name))) return query;
  for (const name of secretNames) kept.delete(name);
  return kept.toString();
}

/** Gives the parameters of the screen: the query without everything that the native app handed over. */
export function readParams(address: Address): Texts {
  return Object.fromEntries(Object.entries(readQuery(address)).filter(([name]) => !launchNames.includes(name)));
}

/** Gives the address without the token and the header values, to put in its place in the history. */
export function cleanAddress({ pathname, search, hash }: Address): string {
  const [route, query] = splitHash(hash);
  const [outer, inner] = [withoutSecrets(search.replace(/^\?/, "")), withoutSecrets(query)];
  return pathname + (outer && `?${outer}`) + route + (inner && `?${inner}`);
}

/**
 * Reads what the native app handed over and keeps it for the visit, so that a reload of any page still has it.
 *
 * What the address carries wins over what is kept; an empty value counts as missing.
 */
export function readLaunch(address: Address, visit: VisitStorage): Launch {
  const query = readQuery(address);
  const kept = readKept(visit);
  const texts = Object.fromEntries(launchNames.map((name) => [name, own(query, name) || own(kept, name)]).filter(([, value]) => value));
  visit.write(visitKey, JSON.stringify(texts));
  return { common: pick(texts, publicNames), token: own(texts, "token"), headers: pick(texts, headerNames) };
}
