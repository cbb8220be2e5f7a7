// How a call is written: the query, the headers and the body of both kinds of client.
import type { ActionPlan } from "../../../core/format/index.ts";
import type { Launch } from "../../../core/market/index.ts";
import type { Input } from "../ports.ts";

export interface WrittenRequest {
  readonly url: string;
  readonly method: "GET" | "POST";
  readonly headers: { readonly [name: string]: string };
  readonly body?: string | FormData;
}

type WrittenAction = Pick<ActionPlan, "method" | "path" | "client" | "query" | "multipart">;

const maxHeaderChars = 256;

/** A header takes printable ASCII only; one odd device name would otherwise fail every request. */
export function headerValue(raw: string): string {
  return raw.replace(/[^\x20-\x7e]/gu, (char) => (/[\ud800-\udfff]/u.test(char) ? "" : encodeURIComponent(char))).slice(0, maxHeaderChars);
}

function asText(value: unknown): string {
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

function isGiven([, value]: readonly [string, unknown]): boolean {
  return value !== null && value !== undefined;
}

function writeQuery(launch: Pick<Launch, "common" | "token">, inputs: readonly (readonly [string, unknown])[]): string {
  const query = new URLSearchParams();
  for (const [name, value] of [...Object.entries(launch.common), ["token", launch.token] as const]) if (value) query.set(name, value);
  for (const [name, value] of inputs.filter(isGiven)) query.set(name, asText(value));
  const text = query.toString();
  return text && `?${text}`;
}

function writeForm<T extends URLSearchParams | FormData>(form: T, inputs: readonly (readonly [string, unknown])[]): T {
  for (const [name, value] of inputs.filter(isGiven)) {
    if (form instanceof FormData && value instanceof Blob) form.append(name, value);
    else form.append(name, asText(value));
  }
  return form;
}

function writeBody(
  action: WrittenAction,
  inputs: readonly (readonly [string, unknown])[],
): readonly [type: string, body?: string | FormData] {
  if (action.method === "GET") return [""];
  // The browser writes the content type of a multipart body, because it holds the boundary.
  if (action.multipart) return ["", writeForm(new FormData(), inputs)];
  return action.client === 1
    ? ["application/json", JSON.stringify(Object.fromEntries(inputs))]
    : ["application/x-www-form-urlencoded", writeForm(new URLSearchParams(), inputs).toString()];
}

export function writeRequest(
  action: WrittenAction,
  input: Input,
  {
    apiHost,
    launch,
    language,
    headers: own,
  }: {
    readonly apiHost: string;
    /** The one that the user has chosen. */
    readonly language?: string;
    readonly launch: Pick<Launch, "common" | "token" | "headers">;
    readonly headers?: WrittenRequest["headers"];
  },
): WrittenRequest {
  const entries = Object.entries(input);
  const isQuery = ([name]: readonly [string, unknown]): boolean => action.method === "GET" || Boolean(action.query?.includes(name));
  const [type, body] = writeBody(
    action,
    entries.filter((entry) => !isQuery(entry)),
  );
  const headers: { [name: string]: string } = { "X-Requested-With": "XMLHttpRequest", ...own };
  if (type) headers["Content-Type"] = type;
  if (language) headers["Accept-Language"] = language;
  for (const [name, value] of Object.entries(launch.headers[action.client])) headers[name] = headerValue(value);
  return { url: apiHost + action.path + writeQuery(launch, entries.filter(isQuery)), method: action.method, headers, body };
}
