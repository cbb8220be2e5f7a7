// How a call is written: the path, the query, the headers and the body.
import type { ActionPlan } from "../../../core/format/index.ts";
import type { Launch } from "../../../core/market/index.ts";
import type { Input } from "../ports.ts";
import type { Texts, Writing } from "./wire.ts";

export interface WrittenRequest {
  readonly url: string;
  readonly method: ActionPlan["method"];
  readonly headers: Texts;
  readonly body?: string | FormData;
}

type WrittenAction = Pick<ActionPlan, "method" | "path" | "headers" | "body" | "query">;
type Entries = readonly (readonly [name: string, value: unknown])[];

const maxHeaderChars = 2048;

/** A header takes printable ASCII only; one odd device name would otherwise fail every request. */
export function headerValue(raw: string): string {
  return raw.replace(/[^\x20-\x7e]/gu, (char) => (/[\ud800-\udfff]/u.test(char) ? "" : encodeURIComponent(char))).slice(0, maxHeaderChars);
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isGiven([, value]: Entries[number]): boolean {
  return value !== null && value !== undefined;
}

function writeForm(inputs: Entries): string {
  return new URLSearchParams(inputs.filter(isGiven).map(([name, value]) => [name, asText(value)])).toString();
}

/** Of inputs with files among them. */
export function writeFiles(inputs: Entries): FormData {
  const form = new FormData();
  for (const [name, value] of inputs.filter(isGiven)) {
    if (value instanceof Blob) form.append(name, value);
    else form.append(name, asText(value));
  }
  return form;
}

type Body = readonly [type: string, body?: string | FormData];

function writeBody({ method, body }: WrittenAction, inputs: Entries, files?: (inputs: Entries) => FormData): Body {
  if (method === "GET") return [""];
  // The browser writes the content type of a body with files, because it holds the boundary.
  if (files && body === "multipart") return ["", files(inputs)];
  return body ? ["application/x-www-form-urlencoded", writeForm(inputs)] : ["application/json", JSON.stringify(Object.fromEntries(inputs))];
}

export interface WriteSettings {
  readonly writing: Writing;
  readonly launch: Pick<Launch, "common" | "token" | "headers">;
  /** The one that the user has chosen. */
  readonly language?: string;
  /** Beside those of every call. */
  readonly headers?: Texts;
  /** Writes files; the first calls of a page have none. */
  readonly files?: (inputs: Entries) => FormData;
}

/** Throws on a path that lacks one of its inputs, and on what cannot be serialised. */
export function writeRequest(action: WrittenAction, input: Input, settings: WriteSettings): WrittenRequest {
  const { writing, launch, language } = settings;
  const { method, headers: named = [], query = [] } = action;
  const [path, inputs] = writing.fill?.(action.path, input) ?? [action.path, input];
  const entries = Object.entries(inputs);
  const isQuery = ([name]: Entries[number]): boolean => method === "GET" || query.includes(name);
  const [type, body] = writeBody(
    action,
    entries.filter((entry) => !isQuery(entry)),
    settings.files,
  );
  const headers: { [name: string]: string } = { ...writing.headers, ...settings.headers };
  if (type) headers["Content-Type"] = type;
  if (language) headers["Accept-Language"] = language;
  for (const name of named) headers[name] = headerValue(launch.headers[name] ?? "");
  const search = new URLSearchParams(Object.entries(launch.common).filter(([, value]) => value));
  if (launch.token) writing.sign(launch.token, search, headers);
  for (const [name, value] of entries.filter(isQuery).filter(isGiven)) search.set(name, asText(value));
  const text = search.toString();
  return { url: writing.baseUrl + path + (text && `?${text}`), method, headers, body };
}
