// What the native app hands over in the first address. The token and the header values leave the address at once and
// live for the visit only; everything else in the query belongs to the screen.

/** Parameters that every call repeats, beside the token. */
export const launchParameters = ["deviceId", "market", "version", "type", "deviceName", "osVersion", "gid", "platform"] as const;
/** Headers by the kind of client that an action belongs to. */
export const clientHeaders = { 1: ["spits", "beech"], 2: ["swift", "eyes"] } as const;
const headerNames = [...clientHeaders[1], ...clientHeaders[2]] as const;
const secretNames: readonly string[] = ["token", ...headerNames];
const launchNames: readonly string[] = [...launchParameters, ...secretNames];
const visitKey = "layar.launch";

type Texts = { readonly [name: string]: string };

export interface Launch {
  /** The common parameters without the token; a missing one is ''. */
  readonly common: { readonly [name in (typeof launchParameters)[number]]: string };
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

/** The hash route's own query comes first because it wins, and so does the first of several values of one name. */
function readQuery({ search, hash }: Address): URLSearchParams {
  return new URLSearchParams(`${splitHash(hash)[1]}&${search.slice(1)}`);
}

function withoutSecrets(query: string): string {
  const kept = new URLSearchParams(query);
  if (!secretNames.some((name) => kept.has(name))) return query;
  for (const name of secretNames) kept.delete(name);
  return kept.toString();
}

/** Gives the parameters of the screen: the query without everything that the native app handed over. */
export function readParams(address: Address): Texts {
  const query = [...readQuery(address)].reverse();
  return Object.fromEntries(query.filter(([name]) => !launchNames.includes(name)));
}

/** Gives the address without the token and the header values, to replace it in the history. */
export function cleanAddress({ pathname, search, hash }: Address): string {
  const [route, query] = splitHash(hash);
  const [outer, inner] = [withoutSecrets(search.slice(1)), withoutSecrets(query)];
  return pathname + (outer && `?${outer}`) + route + (inner && `?${inner}`);
}

/**
 * Reads what the native app passed in the address and stores it for the visit, so that a reload of any page still has it.
 *
 * What the address carries wins over what is stored; an empty value counts as missing.
 */
export function readLaunch(address: Address, visit: VisitStorage): Launch {
  const query = readQuery(address);
  const kept = new URLSearchParams(visit.read(visitKey) ?? "");
  const find = (name: string): string => [...query.getAll(name), ...kept.getAll(name)].find(Boolean) ?? "";
  const pick = <N extends string>(names: readonly N[]) =>
    Object.fromEntries(names.map((name) => [name, find(name)])) as { readonly [name in N]: string };
  visit.write(visitKey, `${new URLSearchParams(pick(launchNames))}`);
  return { common: pick(launchParameters), token: find("token"), headers: pick(headerNames) };
}

/** Whether the native app has begun this visit: something that it passed is stored. */
export function isLaunched(visit: Pick<VisitStorage, "read">): boolean {
  return /=[^&]/.test(visit.read(visitKey) ?? "");
}

/** The flag of the market that the address or the visit names; empty when neither does. */
export function flagGiven({ search, hash }: Pick<Address, "search" | "hash">, visit: Pick<VisitStorage, "read">): string {
  return /[?&]market=([^&]+)/.exec(`?${search}&${hash}&${visit.read(visitKey) ?? ""}`)?.[1] ?? "";
}
