/** Serves one built page and the responses that its screens request. */
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import { join, normalize } from "node:path";
import { gzipSync } from "node:zlib";
import { readRequestAddress } from "../../src/authoring/mock/server/index.ts";
import { contentTypeOf } from "../../src/authoring/project/index.ts";
import { photo } from "../../tests/support/browser/photo.ts";
import { type Listening, listen } from "../../tests/support/run/listen.ts";
import { responses } from "./page/data.ts";

/** A page that shares nothing with others may read the clock to 5 microseconds instead of 100. */
const isolated = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
  "Cache-Control": "no-store",
};

/** What the first screenful of a real visit holds. */
const answers: { readonly [path: string]: () => unknown } = {
  "/bench/api/cards": () => responses.cards(20),
  "/bench/api/periods": () => responses.periods(12),
  "/bench/api/form": () => responses.form(4),
};

export function answerOf(request: IncomingMessage): string | undefined {
  const answer = answers[readRequestAddress(request.url).pathname];
  return answer && JSON.stringify({ code: "00", data: answer() });
}

function fileOf(folder: string, path: string): string | undefined {
  const file = join(folder, normalize(path));
  if (!existsSync(file)) return undefined;
  return statSync(file).isDirectory() ? fileOf(folder, join(path, "index.html")) : file;
}

function find(folder: string, request: IncomingMessage): { readonly type: string; readonly body: Buffer } | undefined {
  const answer = answerOf(request);
  if (answer !== undefined) return { type: "application/json", body: Buffer.from(answer) };
  const path = readRequestAddress(request.url).pathname;
  if (path === "/logo.png") return { type: photo.mimeType, body: photo.buffer };
  const file = fileOf(folder, path);
  return file === undefined ? undefined : { type: contentTypeOf(file), body: withData(readFileSync(file), request) };
}

/** Where the address asks for it, the response of the screen stands in the page, as a server that renders it would have put it there. */
function withData(body: Buffer, request: IncomingMessage): Buffer {
  const query = readRequestAddress(request.url).searchParams;
  const make = query.has("inline") ? answers[`/bench/api/${query.get("screen")}`] : undefined;
  if (!make) return body;
  const data = JSON.stringify(make()).replaceAll("<", "\\u003c");
  return Buffer.from(body.toString().replace("<body>", `<body><script type="application/json" id="data">${data}</script>`));
}

/** Everything is sent gzipped, as a release is. */
export function serveFolder(folder: string): Promise<Listening> {
  const server = createServer((request, response) => {
    const found = find(folder, request);
    if (!found) response.writeHead(404, isolated).end();
    else response.writeHead(200, { ...isolated, "Content-Type": found.type, "Content-Encoding": "gzip" }).end(gzipSync(found.body));
  });
  return listen(server);
}
