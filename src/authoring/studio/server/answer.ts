/** Reads a request, lets the guard judge it, and writes the result. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { isObject, parseJson, readOwn } from "../../../core/json/index.ts";
import { apiPath, pageHeader, type RequestName, requests } from "../protocol.ts";
import type { Guard } from "./guard.ts";
import type { Handlers } from "./handlers.ts";

/** Larger than any file of definitions and any picture that a page may show. */
const mostBytes = 8 * 1024 * 1024;

export async function answerCall(guard: Guard, handlers: Handlers, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const refused = guard.refuseCall(request);
  if (refused !== undefined) return send(response, 403, { error: refused });
  const name = new URL(request.url ?? "/", "http://studio").pathname.slice(apiPath.length);
  if (request.method !== "POST" || !isRequest(name)) return send(response, 404, { error: `There is no request \`${name}\`.` });
  const body = await readBody(request);
  const wrong = body === undefined ? "The request is too large or no JSON." : findWrong(name, body);
  if (wrong !== undefined) return send(response, 400, { error: wrong });
  try {
    send(response, 200, await callHandler(handlers, name, body, String(request.headers[pageHeader] ?? "")));
  } catch (error) {
    send(response, 500, { error: error instanceof Error ? error.message : String(error) });
  }
}

function isRequest(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

/** What has been checked field by field has the type of the request. */
function callHandler(handlers: Handlers, name: RequestName, body: unknown, page: string): unknown {
  const handler: (request: never, page: string) => unknown = handlers[name];
  return handler(body as never, page);
}

function findWrong(name: RequestName, body: unknown): string | undefined {
  if (!isObject(body)) return "The request is no object.";
  const fields: { readonly [field: string]: "text" | "number" } = requests[name];
  const types = { text: "string", number: "number" } as const;
  const wrong = Object.entries(fields).find(([field, type]) => typeof readOwn(body, field) !== types[type]);
  return wrong && `\`${name}\` needs the ${wrong[1]} \`${wrong[0]}\`.`;
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
