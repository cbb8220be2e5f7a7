/** Serves one built page and the answers that its screens ask for. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { extname, join, normalize } from "node:path";
import { makeAnswer } from "./page/data.ts";

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
  "/bench/api/cards": () => makeAnswer("cards", 20),
  "/bench/api/periods": () => makeAnswer("periods", 12),
  "/bench/api/form": () => makeAnswer("form", 4),
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

export async function serveFolder(folder: string): Promise<Served> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://bench");
    const answer = answerOf(pathname);
    const file = fileOf(folder, pathname);
    if (answer !== undefined) response.writeHead(200, { ...isolated, "Content-Type": "application/json" }).end(answer);
    else if (pathname === "/logo.png") response.writeHead(200, { ...isolated, "Content-Type": "image/png" }).end(onePixel);
    else if (file) response.writeHead(200, { ...isolated, "Content-Type": types[extname(file)] ?? "text/plain" }).end(readFileSync(file));
    else response.writeHead(404, isolated).end();
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
