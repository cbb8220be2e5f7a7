/** Serves one built page and the responses that its screens request. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { makeResponse } from "./page/data.ts";

export interface Served {
  readonly origin: string;
  close(): Promise<void>;
}

const types: { readonly [extension: string]: string } = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
};
/** A page that shares nothing with others may read the clock to 5 microseconds instead of 100. */
const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cache-Control": "no-store",
};
const onePixel = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

/** What the first screenful of a real visit holds. */
const answers: { readonly [path: string]: () => unknown } = {
  "/bench/api/cards": () => makeResponse("cards", 20),
  "/bench/api/periods": () => makeResponse("periods", 12),
  "/bench/api/form": () => makeResponse("form", 4),
};

export function answerOf(path: string): string | undefined {
  const answer = answers[path];
  return answer && JSON.stringify({ code: "00", data: answer() });
}

function fileOf(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(path));
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? fileOf(folder, join(path, "index.html")) : file;
}

interface Found {
  readonly type: string;
  readonly body: Buffer;
}

function find(folder: string, path: string): Found | undefined {
  const answer = answerOf(path);
  if (answer !== undefined) return { type: "application/json", body: Buffer.from(answer) };
  if (path === "/logo.png") return { type: "image/png", body: onePixel };
  const file = fileOf(folder, path);
  return file === undefined ? undefined : { type: types[extname(file)] ?? "text/plain", body: readFileSync(file) };
}

/** Everything is sent gzipped, as a release is. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const found = find(folder, new URL(request.url ?? "/", "http://bench").pathname);
    if (!found) response.writeHead(404, isolated).end();
    else response.writeHead(200, { ...isolated, "Content-Type": found.type, "Content-Encoding": "gzip" }).end(gzipSync(found.body));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { origin: `http://localhost:${portOf(server)}`, close: () => closeServer(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server does not listen.");
  return address.port;
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(() => resolve()));
}
