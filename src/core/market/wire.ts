// What the wire files say of one API host. Apart from `launch.ts`, because a page gets what its build has found.
import type { ActionDefinition, WireMapping } from "../format/index.ts";
import { readOwn } from "../json/index.ts";
import { type LaunchNames, ownNames } from "./launch.ts";

/** What the file of an API host says, and for the rest, names of actions apart, the one of all hosts. */
export function findWire(wire: ReadonlyMap<string, WireMapping>, host = "default"): WireMapping {
  const [own, all] = [wire.get(host), wire.get("default")];
  return { host, ...all, ...own, actions: (own ?? all)?.actions ?? {} };
}

interface LaunchWire extends Pick<WireMapping, "launch"> {
  readonly clients?: { readonly [client: string]: { readonly headers?: readonly string[] } };
}

/** The names that the native app hands over; the engine's own are always among them. */
export function readLaunchNames({ launch, clients = {} }: LaunchWire): LaunchNames {
  return {
    parameters: [...new Set([...(launch?.parameters ?? []), ...ownNames.parameters])],
    headers: [...new Set(Object.values(clients).flatMap(({ headers = [] }) => headers))],
    account: launch?.account ?? [],
  };
}

/** Where the token goes that a wire file does not place. */
export const usualToken: NonNullable<WireMapping["token"]> = { header: "Authorization", scheme: "Bearer" };

/** Of a response, where a wire file sets no limit. */
export const usualMaxBytes = 1_048_576;

/** The path of the base address: what stands before every path, whatever host the calls go to. */
export function basePath({ baseUrl = "" }: Pick<WireMapping, "baseUrl">): string {
  return baseUrl.replace(/^https?:\/\/[^/]+/, "");
}

/** How an action's calls are written: as its `client`, or the first that the file describes. */
export function clientOf({ client }: ActionDefinition, { clients = {} }: WireMapping): NonNullable<WireMapping["clients"]>[string] {
  return readOwn(clients, client ?? Object.keys(clients)[0] ?? "") ?? {};
}

/** By what the response of an action says that it succeeded. */
export function successOf({ success }: ActionDefinition, { response }: WireMapping): NonNullable<ActionDefinition["success"]> {
  return success ?? response?.success ?? "status";
}

/** Where responses of an API host say what they say, and what their statuses mean. */
export interface ResponseNames {
  /** Names of fields with dots between them; '' for the whole body. */
  readonly data: string;
  readonly code: string;
  readonly message: string;
  readonly fields?: string;
  /** Without a response in the agreed form, these mean that nothing was done. After any other, a commit may have been. */
  readonly refusals: readonly number[];
  /** What these mean may pass. */
  readonly passing: readonly number[];
}

const refusals = [400, 401, 403, 404, 405, 413, 415, 422];
/** Where the status alone says what became of a call: a conflict, what is gone, a condition that does not hold. */
const refusalsOfStatus = [...refusals, 409, 410, 412];

export function readResponseNames({
  response = {},
  refusals: own,
  retries,
}: Pick<WireMapping, "response" | "refusals" | "retries">): ResponseNames {
  const { success = "status", data = "", code = "code", message = "message", fields } = response;
  const usual = success === "status" ? refusalsOfStatus : refusals;
  return { data, code, message, fields, refusals: own ?? usual, passing: retries?.statuses ?? [429, 502, 503, 504] };
}

/** The inputs that stand in the path of an action. */
export function inputsInPath(path = ""): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
}
