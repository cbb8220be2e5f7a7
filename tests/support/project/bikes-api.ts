/**
 * The REST API of the shop that `layar new project` and `layar init` write, over HTTP, and what it was asked. Copied into apps, it imports
 * nothing but Node.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export interface BikesApi {
  readonly origin: string;
  /** Method, path and body of each call that had the token, in order; the key of a commit in front. */
  readonly calls: string[];
  /** Names of those for whom a bike was reserved, by its id. */
  readonly reserved: ReadonlyMap<string, string>;
  /** Breaks off the response to the next commit, after it was done. */
  loseNext(): void;
  close(): Promise<void>;
}

const token = "T2";
const pageLength = 8;
const bikes = Array.from({ length: 20 }, (_, at) => ({ id: `B${at + 1}`, name: `Bike ${at + 1}`, perDay: 9 }));

interface Said {
  readonly status: number;
  readonly body?: unknown;
}

const refuse = (status: number, code: string, fields?: { readonly [input: string]: string }): Said => ({
  status,
  body: { error: { code, message: "No.", fields } },
});

/** For pages of any origin. */
const open = {
  "access-control-allow-origin": "*",
  "access-control-allow-methods": "GET, PATCH",
  "access-control-allow-headers": "authorization, content-type, idempotency-key",
};

export async function startBikesApi(): Promise<BikesApi> {
  const calls: string[] = [];
  const reserved = new Map<string, string>();
  /** What was said to each commit, by its key. */
  const said = new Map<string, Said>();
  let isLost = false;

  function reserve(id: string, body: string): Said {
    const { name = "" }: { readonly name?: string } = JSON.parse(body);
    if (name.length < 2) return refuse(422, "invalid", { name: "Write your whole name" });
    if (reserved.has(id)) return refuse(409, "taken");
    reserved.set(id, name);
    return { status: 204 };
  }

  function respond({ method, url = "", headers }: IncomingMessage, body: string): Said {
    if (headers.authorization !== `Bearer ${token}`) return refuse(401, "expired");
    const { pathname, searchParams } = new URL(url, "http://localhost");
    const key = String(headers["idempotency-key"] ?? "");
    calls.push([key, method, url, body].filter(Boolean).join(" "));
    const start = Number(searchParams.get("cursor"));
    const end = start + pageLength;
    if (pathname === "/v1/bikes")
      return { status: 200, body: { items: bikes.slice(start, end), next: end < bikes.length ? `${end}` : "" } };
    const bike = bikes.find(({ id }) => pathname === `/v1/bikes/${id}`);
    if (!bike) return refuse(404, "unknown");
    if (method === "GET") return { status: 200, body: { ...bike, isFree: !reserved.has(bike.id) } };
    if (key === "") return refuse(400, "no-key");
    const first = said.get(key) ?? reserve(bike.id, body);
    // A refusal may be tried again under its key.
    if (first.status < 400) said.set(key, first);
    return first;
  }

  function send(response: ServerResponse, { status, body }: Said): void {
    const text = body === undefined ? undefined : JSON.stringify(body);
    response.writeHead(status, { ...open, "content-type": "application/json" }).end(text);
  }

  const server = createServer(async (request, response) => {
    if (request.method === "OPTIONS") return void response.writeHead(204, open).end();
    let body = "";
    for await (const part of request) body += part;
    const next = respond(request, body);
    if (!isLost || request.method === "GET" || next.status === 401) return send(response, next);
    isLost = false;
    // With headers but without the rest, because a browser sends again by itself what got no response at all.
    response.writeHead(200, { ...open, "content-type": "application/json", "content-length": 99 });
    response.write("{", () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    reserved,
    loseNext() {
      isLost = true;
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
