// What the native app hands over in the first address. The token and the header values leave the address at once and
// live for the visit only; everything else in the query belongs to the screen.
import { digestText } from "../json/index.ts";

/** Which names the native app hands over, beside the token, as a wire file says. */
export interface LaunchNames {
  /** Repeated with every call. */
  readonly parameters: readonly string[];
  /** Those that some calls carry as headers. */
  readonly headers: readonly string[];
  /** Those that say who is signed in, the surest first. */
  readonly account: readonly string[];
}

/** What the engine itself reads: which market, and the platform where no shell names it. */
export const ownNames: LaunchNames = { parameters: ["market", "platform"], headers: [], account: [] };
/** Chooses the language for this visit and the next ones; it is stored on the device and not sent with calls. */
const languageName = "language";
const visitKey = "layar.launch";

type Texts = { readonly [name: string]: string };

export interface Launch {
  /** The common parameters without the token; a missing one is ''. */
  readonly common: Texts;
  readonly token: string;
  /** Values of headers that some calls carry; a missing one is ''. */
  readonly headers: Texts;
  /** What the address alone asks for; '' where it asks for none. */
  readonly language: string;
  /** A digest of the account that is signed in, by which what is stored on the device has an owner; '' for nobody. */
  readonly owner: string;
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

function secretsOf({ headers }: Pick<Launch, "headers">): readonly string[] {
  return ["token", languageName, ...Object.keys(headers)];
}

/** The query of a hash route. */
function queryOf(hash: string): string {
  return /^#\/[^?]*\?(.*)/.exec(hash)?.[1] ?? "";
}

/** The hash route's own query comes first because it wins, and so does the first of several values of one name. */
function readQuery({ search, hash }: Address): URLSearchParams {
  return new URLSearchParams(`${queryOf(hash)}&${search.slice(1)}`);
}

function withoutSecrets(query: string, secrets: readonly string[]): string {
  const kept = new URLSearchParams(query);
  if (!secrets.some((name) => kept.has(name))) return query;
  for (const name of secrets) kept.delete(name);
  return kept.toString();
}

/** Gives the parameters of the screen: the query without everything that the native app handed over. */
export function readParams(address: Address, launch: Pick<Launch, "common" | "headers">): Texts {
  const taken = [...Object.keys(launch.common), ...secretsOf(launch)];
  const query = [...readQuery(address)].reverse();
  return Object.fromEntries(query.filter(([name]) => !taken.includes(name)));
}

/** Gives the address without the token, the header values and the choice of a language, to replace it in the history. */
export function cleanAddress({ pathname, search, hash }: Address, launch: Pick<Launch, "headers">): string {
  const query = queryOf(hash);
  const route = query === "" ? hash : hash.slice(0, -query.length - 1);
  const secrets = secretsOf(launch);
  const [outer, inner] = [withoutSecrets(search.slice(1), secrets), withoutSecrets(query, secrets)];
  return pathname + (outer && `?${outer}`) + route + (inner && `?${inner}`);
}

interface FoundLaunch extends Pick<Launch, "common" | "token" | "headers"> {
  readonly query: URLSearchParams;
  /** The first value of a name that is not empty, '' without one. */
  find(name: string): string;
}

/** Reads what the native app passed in the address, or before on this visit, and changes nothing. */
export function findLaunch(address: Address, visit: Pick<VisitStorage, "read">, names: LaunchNames): FoundLaunch {
  const query = readQuery(address);
  const kept = new URLSearchParams(visit.read(visitKey) ?? "");
  const find = (name: string): string => [...query.getAll(name), ...kept.getAll(name)].find(Boolean) ?? "";
  const whose = ["token", ...names.headers, ...names.account];
  // They belong together: of another session, which one of them is enough to say, none is taken from the one before.
  if (whose.some((name) => (kept.get(name) || find(name)) !== find(name))) for (const name of whose) kept.delete(name);
  const pick = (wanted: readonly string[]): Texts => Object.fromEntries(wanted.map((name) => [name, find(name)]));
  return { common: pick(names.parameters), token: find("token"), headers: pick(names.headers), query, find };
}

/**
 * Reads what the native app passed in the address and stores it for the visit, so that a reload of any page still has it.
 *
 * What the address carries wins over what is stored; an empty value counts as missing. Without `names` these are the engine's own.
 */
export function readLaunch(address: Address, visit: VisitStorage, names = ownNames): Launch {
  const { common, token, headers, query, find } = findLaunch(address, visit, names);
  visit.write(visitKey, `${new URLSearchParams({ ...common, token, ...headers })}`);
  // A token is a new one at each log-in, so it counts only where nothing better says whose it is.
  const account = [...names.account.map(find), token].find(Boolean);
  return { common, token, headers, language: query.get(languageName) ?? "", owner: account ? digestText(account) : "" };
}

/** Whether an address hands over what this visit does not have, for example another user's token: then its page has to be loaded again. */
export function isAnotherLaunch(address: Address, launch: Pick<Launch, "common" | "headers">): boolean {
  const query = readQuery(address);
  const differs = ([name, value]: readonly [string, string]): boolean => (query.get(name) || value) !== value;
  return secretsOf(launch).some((name) => query.has(name)) || Object.entries(launch.common).some(differs);
}

/** Whether the native app has begun this visit: something that it passed is stored. */
export function isLaunched(visit: Pick<VisitStorage, "read">): boolean {
  return /=[^&]/.test(visit.read(visitKey) ?? "");
}

/** The flag of the market that the address or the visit names; empty when neither does. */
export function flagGiven({ search, hash }: Pick<Address, "search" | "hash">, visit: Pick<VisitStorage, "read">): string {
  return /[?&]market=([^&]+)/.exec(`?${hash}&${search}&${visit.read(visitKey) ?? ""}`)?.[1] ?? "";
}

/** Where the language is stored that was chosen last. */
export const languageKey = "layar.language";

/** The language that the address asks for, or that was chosen before on the device; '' for none. */
export function languageGiven({ search, hash }: Pick<Address, "search" | "hash">, device: Pick<VisitStorage, "read">): string {
  const stored = /^"([\w-]+)"$/.exec(device.read(languageKey) ?? "")?.[1];
  return /[?&]language=([^&]+)/.exec(`?${hash}&${search}`)?.[1] ?? stored ?? "";
}
