/** The mock server in front of a built `dist/`: static files as any web server serves them, and the API on the same origin. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer } from "node:http";
import { extname, join, normalize, relative } from "node:path";
import { Readable } from "node:stream";
import { contentTypeOf } from "../../project/index.ts";
import { chooseCompression, compress, readCompressed } from "./compression.ts";
import { addHashScenarioReport, allowHashScenarioReport } from "./hash-scenario.ts";
import type { HttpMockOptions } from "./http.ts";
import { createHttpMock } from "./http.ts";
import { listenLocally, type RunningServer } from "./listen.ts";
import { readRequestAddress } from "./request-address.ts";

/** Which built app is served, and where. */
export interface ServerOptions extends HttpMockOptions {
  /** Folder of the built app. */
  readonly dist: string;
  /** Headers of a static file by its path from `dist`, with a slash before it. */
  headersFor(path: string): { readonly [name: string]: string };
  /** 0 takes any free one. */
  readonly port: number;
}

/**
 * Serves a built app with the mock server as its API, on the loopback address only. Rejects when the port is taken.
 *
 * Files come from `dist`: the file of a path, else the page made for it, else the page for every path.
 *
 * @example
 * const readProject = watchMockProject(".");
 * const { origin, close } = await startServer({ dist: "dist", port: 0, readProject, apiHeaders: {}, headersFor: () => ({}), log: console.log });
 */
export function startServer(options: ServerOptions): Promise<RunningServer> {
  const mock = createHttpMock(options);
  const server = createServer((request, response) => {
    const refusal = refusalOf(request);
    if (refusal !== undefined) {
      response.writeHead(refusal, { ...options.apiHeaders, "Content-Type": "text/plain" }).end();
      return;
    }
    mock
      .respond(request, response)
      .then((hasResponded) => {
        if (!hasResponded) sendFile(options, request, response, () => mock.openPage(request, response));
      })
      .catch((error: unknown) => {
        options.log(String(error));
        response.destroy();
      });
  });
  return listenLocally(server, options.port);
}

const ownHosts = /^(?:localhost|[a-z0-9-]+\.localhost|127\.0\.0\.1|\[::1\])(?::[0-9]+)?$/i;

/** `..` is none: it is resolved. */
const hidden = /\/\.(?!\.?(?:\/|$))/;

/** Another host's page could otherwise have its name lead here (DNS rebinding); hidden files are none of a browser's business. */
function refusalOf({ headers, url = "/" }: IncomingMessage): 403 | 404 | undefined {
  if (!ownHosts.test(headers.host ?? "")) return 403;
  const path = readPath(url);
  return path.includes("\0") || hidden.test(path) ? 404 : undefined;
}

function sendFile(options: ServerOptions, request: IncomingMessage, response: ServerResponse, openPage: () => void): void {
  const path = readPath(request.url ?? "/");
  const file = findFile(options.dist, path);
  const isPage = extname(file) === ".html";
  if (isPage) openPage();
  const ownHeaders = options.headersFor(`/${relative(options.dist, file)}`);
  const headers = isPage ? allowHashScenarioReport(ownHeaders) : ownHeaders;
  const type = contentTypeOf(file);
  const compression = chooseCompression(String(request.headers["accept-encoding"] ?? ""), type);
  response.writeHead(200, { ...headers, ...compression.headers, "Content-Type": type });
  const content = isPage
    ? compress(Readable.from([addHashScenarioReport(readFileSync(file, "utf8"))]), compression)
    : readCompressed(file, compression);
  content.on("error", () => response.destroy()).pipe(response);
}

/** The path of an address; '/' for one that cannot be decoded. */
function readPath(url: string): string {
  try {
    return decodeURIComponent(readRequestAddress(url).pathname);
  } catch {
    return "/";
  }
}

/** Whatever an address may ask for, such as a name that no file can have. */
function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/**
 * The file itself, the page made for the path, that of a route with parameters, or the page for every path. Normalising keeps `..`
 * inside `dist`.
 */
function findFile(dist: string, path: string): string {
  const inside = normalize(`/${path}`);
  const own = [join(dist, inside), join(dist, inside, "index.html")].find(isFile);
  return own ?? findPage(dist, inside.split("/").filter(Boolean)) ?? join(dist, "index.html");
}

/** Of a route with parameters, whose folders are named `_` and the parameter. What is named as in the path comes first. */
function findPage(folder: string, [part, ...rest]: readonly string[]): string | undefined {
  if (part === undefined) return [join(folder, "index.html")].find(isFile);
  const folders = readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  const fitting = [...folders.filter((name) => name === part), ...folders.filter((name) => name.startsWith("_"))];
  return fitting.map((name) => findPage(join(folder, name), rest)).find((found) => found !== undefined);
}
