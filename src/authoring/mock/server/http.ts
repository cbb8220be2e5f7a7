/** The mock server over HTTP: who the visitor is, which scenario the page's address asks for, and Node's requests as web requests. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { getResponse } from "msw";
import type { Scenario } from "../../../core/format/index.ts";
import { apiPrefixes, findScenario, type MockProject, type Session, Sessions, startScenario } from "../calls/index.ts";
import { createHandlers, handlersFor } from "./handlers/handlers.ts";
import { readHashScenario } from "./hash-scenario.ts";
import { openReports } from "./reports.ts";
import { readRequestAddress } from "./request-address.ts";

/** What a mock server serves, and what it adds to each response. */
export interface HttpMockOptions {
  /** Called for each page and each call, so that an edited file counts at once; the same object as before means that nothing was edited. */
  readProject(): MockProject;
  /** Headers of every response. */
  readonly apiHeaders: { readonly [name: string]: string };
  /** Takes a line for each call that nobody would expect. */
  log(line: string): void;
}

export interface HttpMock {
  /** Responds to a call of the API; false when the path belongs to the app. */
  respond(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Call before a page is sent: knows the visitor by a cookie and starts the scenario of `?scenario=`. One in the hash begins with the first call. */
  openPage(request: IncomingMessage, response: ServerResponse): void;
  /** The same for a visitor whose id the caller chooses: begins the scenario of a name on the page of a route, or none for ''. */
  startVisit(visitor: string, route: string, scenario: string): void;
  /** Begins a situation that no file describes, at a moment in milliseconds since 1970; now where it is missing. */
  startSituation(visitor: string, scenario: Scenario, moment?: number): void;
  /** Responds to a call of such a visitor, whatever cookie it came with. */
  respondTo(visitor: string, request: IncomingMessage, response: ServerResponse): Promise<boolean>;
}

/** What is served beside the API: images and pages. */
const filesFolder = "/sandbox/";
const visitorCookie = "layar-mock-session";

export function createHttpMock({ readProject, apiHeaders, log }: HttpMockOptions): HttpMock {
  const sessions = new Sessions();
  const sessionOf = (cookies: string): Session => sessions.get(readVisitor(cookies));
  const listen = (project: MockProject) => ({
    project,
    handlers: createHandlers(project, { sessionOf: ({ headers }) => sessionOf(headers.get("cookie") ?? ""), log, now: () => Date.now() }),
  });
  let served = listen(readProject());
  const refresh = (): MockProject => {
    const project = readProject();
    // Handlers know nothing of scenarios, and cost more than all that is read again while somebody types.
    const isSame = project.mock === served.project.mock && project.actions === served.project.actions;
    if (project !== served.project) served = isSame ? { ...served, project } : listen(project);
    return project;
  };
  const reports = openReports();
  const start = (visitor: string, route: string, name: string): void => {
    const { scenario, names } = findScenario(refresh(), route, name);
    if (scenario === undefined && name !== "")
      log(`The screen at ${route} has no scenario \`${name}\`. It has ${names.map((known) => `\`${known}\``).join(", ") || "none"}.`);
    startScenario(sessions.get(visitor), scenario);
  };
  const startReported = (cookies: string): void => {
    const { reported, route, name } = readHashScenario(cookies);
    const visitor = readVisitor(cookies);
    const session = sessions.get(visitor);
    if (reported === session.reported) return;
    session.reported = reported;
    if (reported !== "") start(visitor, route, name);
  };
  const sayCarriedOn = (session: Session): void => {
    const { description = "", ...changes } = session.scenario ?? {};
    if (session.isCarriedOn && Object.keys(changes).length > 0)
      log(`A scenario of before goes on: ${description} An address with \`?scenario=ok\` ends it.`);
    session.isCarriedOn = false;
  };
  const respond: HttpMock["respond"] = async (request, response) => {
    const { pathname } = readRequestAddress(request.url);
    if (pathname === served.project.reportsPath) {
      await send(await reports(toWebRequest(request, new AbortController().signal)), response, apiHeaders);
      return true;
    }
    const isApi = apiPrefixes(served.project).has(pathname.split("/", 2).join("/")) && !isNavigation(request);
    if (!pathname.startsWith(filesFolder) && !isApi) return false;
    refresh();
    startReported(request.headers.cookie ?? "");
    sayCarriedOn(sessionOf(request.headers.cookie ?? ""));
    const closed = new AbortController();
    response.on("close", () => closed.abort());
    const asked = toWebRequest(request, closed.signal);
    const found = await getResponse([...handlersFor(served.handlers, asked)], asked);
    await send(found ?? new Response(null, { status: 404 }), response, apiHeaders);
    return true;
  };
  return {
    respond,
    respondTo(visitor, request, response) {
      request.headers.cookie = `${visitorCookie}=${visitor}`;
      return respond(request, response);
    },
    openPage(request, response) {
      // A service worker fetches pages to keep them, which opens none; a script that opens one says what it takes.
      const { accept = "", "sec-fetch-dest": isFor } = request.headers;
      if (isFor === "empty" && !accept.includes("text/html")) return;
      refresh();
      const { pathname, searchParams } = readRequestAddress(request.url);
      const id = readVisitor(request.headers.cookie ?? "") || randomUUID();
      response.setHeader("Set-Cookie", `${visitorCookie}=${id}; Path=/; SameSite=Lax; HttpOnly`);
      sessions.get(id).reported = "";
      const name = searchParams.get("scenario");
      if (name === null) sessions.get(id).isCarriedOn = true;
      else start(id, pathname, name);
    },
    startVisit: start,
    startSituation: (visitor, scenario, moment) =>
      startScenario(sessions.get(visitor), scenario, moment === undefined ? 0 : moment - Date.now()),
  };
}

/** An address of the app may begin like one of the API: what a browser opens is a page. */
function isNavigation({ method, headers }: IncomingMessage): boolean {
  const { accept = "", "sec-fetch-dest": isFor } = headers;
  return method === "GET" && (isFor === undefined ? accept.includes("text/html") : /^(document|iframe)$/.test(`${isFor}`));
}

function readVisitor(cookies: string): string {
  return /(?:^|;\s*)layar-mock-session=([0-9a-f-]{36})/.exec(cookies)?.[1] ?? "";
}

function toWebRequest(request: IncomingMessage, signal: AbortSignal): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (value !== undefined) headers.set(name, String(value));
  const hasBody = request.method !== "GET" && request.method !== "HEAD";
  const init: RequestInit & { duplex: "half" } = {
    method: request.method,
    headers,
    signal,
    duplex: "half",
    body: hasBody ? webStream(request) : null,
  };
  return new Request(readRequestAddress(request.url, `http://${request.headers.host ?? "mock"}`), init);
}

function webStream(request: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for await (const chunk of request) controller.enqueue(chunk);
      controller.close();
    },
  });
}

/** A network error becomes a closed connection, the only form that HTTP has for it. */
async function send(found: Response, response: ServerResponse, apiHeaders: { readonly [name: string]: string }): Promise<void> {
  if (found.type === "error") {
    response.destroy();
    return;
  }
  // A page of the mock server has a policy of its own, because it is shown in a frame.
  const headers = new Headers(apiHeaders);
  for (const [name, value] of found.headers) headers.set(name, value);
  response.writeHead(found.status, Object.fromEntries(headers));
  if (found.body === null) response.end();
  else await new Promise<void>((resolve) => Readable.from(chunks(found.body)).pipe(response).on("close", resolve));
}

async function* chunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) yield next.value;
  } finally {
    await reader?.cancel();
  }
}
