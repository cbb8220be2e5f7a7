/** Reads a request, lets the guard judge it, and writes the result. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isObject, type JsonObject, parseJson, readOwn } from "../../../core/json/index.ts";
import { errorText } from "../../../core/text/index.ts";
import { readRequestAddress } from "../../mock/server/index.ts";
import { apiPath, pageHeader, type RequestName, type RequestOf, requests } from "../protocol/index.ts";
import type { Asked } from "../protocol/request.ts";
import type { Guard } from "./guard.ts";
import type { Handlers } from "./studio-context.ts";

/** Larger than any file of definitions and any picture that a page may show. */
const mostBytes = 8 * 1024 * 1024;

export async function answerCall(guard: Guard, handlers: Handlers, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refused = guard.refuseCall(request);
  if (refused !== undefined) return send(response, 403, { error: refused });
  const name = readRequestAddress(request.url).pathname.slice(apiPath.length);
  if (request.method !== "POST" || !isRequest(name)) return send(response, 404, { error: `There is no request \`${name}\`.` });
  const body = await readBody(request);
  if (!fits(name, body)) return send(response, 400, { error: describeMisfit(name, body) });
  try {
    send(response, 200, await callHandler(handlers, name, body, String(request.headers[pageHeader] ?? "")));
  } catch (error) {
    send(response, 500, { error: errorText(error) });
  }
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

function callHandler<Name extends RequestName>(handlers: Handlers, name: Name, body: RequestOf<Name>, page: string): unknown {
  return handlers[name](body, page);
}

function fits<Name extends RequestName>(name: Name, body: unknown): body is RequestOf<Name> {
  return isObject(body) && findWrong(name, body) === undefined;
}

function describeMisfit(name: RequestName, body: unknown): string {
  if (body === undefined) return "The request is too large or no JSON.";
  if (!isObject(body)) return "The request is no object.";
  const [field = "", type = ""] = findWrong(name, body) ?? [];
  return `\`${name}\` needs the ${type} \`${field}\`.`;
}

function findWrong(name: RequestName, body: JsonObject): readonly [field: string, type: string] | undefined {
  const types = { text: "string", number: "number" } as const;
  const { fields }: Asked = requests[name];
  return Object.entries(fields).find(([field, type]) => typeof readOwn(body, field) !== types[type]);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    bytes += part.length;
    if (bytes > mostBytes) return undefined;
    parts.push(part);
  }
  return parseJson(Buffer.concat(parts).toString("utf8"));
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store", "x-content-type-options": "nosniff" });
  response.end(JSON.stringify(body));
}
