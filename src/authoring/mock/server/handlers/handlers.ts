/** The handlers of the API, one for each action of the catalogue, for msw and for the HTTP server alike. */
import type { RequestHandler } from "msw";
import { HttpHandler, http } from "msw";
import { listNearest } from "../../../../core/json/index.ts";
import { basePath, inputsInPath } from "../../../../core/market/index.ts";
import { apiPrefixes, findImage, imageFolder, type MockProject, type Session, writeError } from "../../calls/index.ts";
import { type CompiledMock, compileMock } from "../../data/index.ts";
import { pathPattern } from "./read-request.ts";
import { type HttpCall, respond, respondWithImage } from "./respond.ts";

export interface HandlerOptions {
  /** Whose request it is. */
  sessionOf(request: Request): Session;
  log(line: string): void;
  /** Milliseconds since 1970. */
  now(): number;
  /** The project's responses, for a caller that has compiled them already. */
  readonly mock?: CompiledMock;
}

const listeners = { GET: http.get, POST: http.post, PUT: http.put, PATCH: http.patch, DELETE: http.delete } as const;
const pageFolder = "/sandbox/pages/";

export function createHandlers(project: MockProject, options: HandlerOptions): RequestHandler[] {
  const mock = options.mock ?? compileMock(project);
  for (const { at, message, help } of mock.problems)
    options.log([`${at.file}#${at.pointer}: ${message}`, ...(help ? [help] : [])].join(" "));
  return [
    ...actionHandlers({ ...options, project, mock }),
    imageHandler(project, options),
    pageHandler(project),
    unknownHandler(project, options),
  ];
}

/** Without the actions that have another path: msw copies a request for every handler that it asks. */
export function handlersFor(handlers: readonly RequestHandler[], request: Request): readonly RequestHandler[] {
  const { origin, pathname } = new URL(request.url);
  return handlers.filter((handler) => {
    const path: unknown = handler instanceof HttpHandler ? handler.info.path : undefined;
    return !(path instanceof RegExp) || path.test(origin + pathname);
  });
}

function actionHandlers(options: HandlerOptions & Pick<HttpCall, "project" | "mock">): RequestHandler[] {
  const { project, mock, sessionOf } = options;
  // What is written out goes before what an input can stand for.
  const entries = Object.entries(project.actions).sort(([, a], [, b]) => inputsInPath(a.path).length - inputsInPath(b.path).length);
  return entries.flatMap(([name, action]) => {
    const isImage = action.success === "address";
    if (action.path === undefined || (isImage && project.mock.responses[name] === undefined)) return [];
    const listen = listeners[action.method ?? "POST"];
    // A star would also match folders, and one action's path can be the end of another's.
    return listen(new RegExp(`^https?://[^/]+${pathPattern(basePath(project.wire) + action.path)}$`), ({ request }) => {
      const context: HttpCall = { ...options, project, mock, name, action, request, session: sessionOf(request) };
      return isImage ? respondWithImage(context) : respond(context);
    });
  });
}

function imageHandler({ mock: { pictures } }: MockProject, { sessionOf }: HandlerOptions): RequestHandler {
  return http.get(`*${imageFolder}:name`, ({ request, params }) => {
    const uploads = [...sessionOf(request).states.values()].map((state) => state.uploads);
    const image = [...uploads, new Map()]
      .map((images) => findImage(images, pictures, String(params.name)))
      .find((found) => found !== undefined);
    return image === undefined
      ? new Response(null, { status: 404 })
      : new Response(image.bytes, { headers: { "content-type": image.type } });
  });
}

/** A page of another site for a frame; it has no scripts and learns nothing about the visitor. */
function pageHandler({ mock }: MockProject): RequestHandler {
  const policy = "default-src 'none'; frame-ancestors 'self'; sandbox";
  return http.get(`*${pageFolder}:name`, ({ params }) => {
    const page = mock.pages[String(params.name)];
    if (page === undefined) return new Response(null, { status: 404 });
    return new Response(page, { headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy } });
  });
}

function unknownHandler(project: MockProject, { log }: HandlerOptions): RequestHandler {
  const prefixes = apiPrefixes(project);
  const known = Object.entries(project.actions).flatMap(([name, { method = "POST", path }]) =>
    path === undefined ? [] : [{ name, call: `${method} ${basePath(project.wire)}${path}` }],
  );
  const calls = known.map(({ call }) => call);
  return http.all("*", ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!prefixes.has(pathname.split("/", 2).join("/"))) return undefined;
    const call = `${request.method} ${pathname}`;
    const near = listNearest(call, calls, 3).map((found) => `  ${found} (${known.find((entry) => entry.call === found)?.name})`);
    log([`No action is called by ${call}.`, ...(near.length > 0 ? ["Near it are:", ...near] : [])].join("\n"));
    return Response.json(writeError(project.wire, { code: "404", message: "There is no such call" }), { status: 404 });
  });
}
