/** The sandbox over HTTP: who the visitor is, which scenario the page's address asks for, and Node's requests as web requests. */
import { randomUUID } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { getResponse } from "msw";
import { createHandlers } from "./handlers/handlers.ts";
import type { SandboxProject } from "./project.ts";
import { apiPrefixes } from "./project.ts";
import { findScenario, playScenario, Visits } from "./sessions/sessions.ts";

export interface HttpSandboxOptions {
  /** Read again whenever a page is opened, so that an edited scenario is played at the next load. */
  readProject(): SandboxProject;
  /** Headers of every answer. */
  readonly apiHeaders: { readonly [name: string]: string };
  log(line: string): void;
}

export interface HttpSandbox {
  /** Answers a call of the API; false when the path belongs to the app. */
  answer(request: IncomingMessage, response: ServerResponse): Promise<boolean>;
  /** Call before a page is sent: knows the visitor by a cookie and starts the scenario of `?scenario=`. */
  openPage(request: IncomingMessage, response: ServerResponse): void;
}

/** What the sandbox serves beside the API: images and pages. */
const drawnFolder = "/sandbox/";
const visitorCookie = "layar-sandbox";

export function createHttpSandbox({ readProject, apiHeaders, log }: HttpSandboxOptions): HttpSandbox {
  let project = readProject();
  const visits = new Visits(() => Date.now());
  const visitOf = (request: Request) => visits.get(readVisitor(request.headers.get("cookie") ?? ""));
  const listen = () => createHandlers(project, { visits, visitOf, log });
  let handlers = listen();
  return {
    async answer(request, response) {
      const { pathname } = new URL(request.url ?? "/", "http://sandbox");
      if (!pathname.startsWith(drawnFolder) && !apiPrefixes(project).has(pathname.split("/", 2).join("/"))) return false;
      const gone = new AbortController();
      response.on("close", () => gone.abort());
      const answered = await getResponse(handlers, toWebRequest(request, gone.signal));
      await send(answered ?? new Response(null, { status: 404 }), response, apiHeaders);
      return true;
    },
    openPage(request, response) {
      project = readProject();
      handlers = listen();
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://sandbox");
      const id = readVisitor(request.headers.cookie ?? "") || randomUUID();
      response.setHeader("Set-Cookie", `${visitorCookie}=${id}; Path=/; SameSite=Lax; HttpOnly`);
      const name = searchParams.get("scenario");
      if (name === null) return;
      const { scenario, names } = findScenario(project, pathname, name);
      if (scenario === undefined)
        log(`The screen at ${pathname} has no scenario \`${name}\`. It has ${names.map((known) => `\`${known}\``).join(", ") || "none"}.`);
      playScenario(visits.get(id), scenario);
    },
  };
}

function readVisitor(cookies: string): string {
  return /(?:^|;\s*)layar-sandbox=([0-9a-f-]{36})/.exec(cookies)?.[1] ?? "";
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
  return new Request(new URL(request.url ?? "/", `http://${request.headers.host ?? "sandbox"}`), init);
}

function webStream(request: IncomingMessage): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async start(controller) {
      for await (const chunk of request) controller.enqueue(chunk);
      controller.close();
    },
  });
}

/** A network error becomes a cut connection, because HTTP has no other way to say it. */
async function send(answered: Response, response: ServerResponse, apiHeaders: { readonly [name: string]: string }): Promise<void> {
  if (answered.type === "error") {
    response.destroy();
    return;
  }
  // A page of the sandbox has a policy of its own, because it is shown in a frame.
  const headers = new Headers(apiHeaders);
  for (const [name, value] of answered.headers) headers.set(name, value);
  response.writeHead(answered.status, Object.fromEntries(headers));
  if (answered.body === null) response.end();
  else await new Promise<void>((resolve) => Readable.from(chunks(answered.body)).pipe(response).on("close", resolve));
}

async function* chunks(body: ReadableStream<Uint8Array> | null): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) yield next.value;
  } finally {
    await reader?.cancel();
  }
}
