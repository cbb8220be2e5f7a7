/** The handlers of the API, one for each action of the catalogue, for msw and for the HTTP server alike. */
import type { RequestHandler } from "msw";
import { http } from "msw";
import { listNearest } from "../../../core/json/index.ts";
import type { SandboxProject } from "../project.ts";
import { apiPrefixes } from "../project.ts";
import type { Visit, Visits } from "../sessions/sessions.ts";
import { findImage, imageFolder } from "./images.ts";
import { answerCall } from "./respond.ts";

export interface HandlerOptions {
  readonly visits: Visits;
  /** Whose request it is. */
  visitOf(request: Request): Visit;
  log(line: string): void;
}

export function createHandlers(project: SandboxProject, options: HandlerOptions): RequestHandler[] {
  return [
    captchaHandler(options),
    ...actionHandlers(project, options),
    imageHandler(options),
    agreementHandler(),
    unknownHandler(project, options),
  ];
}

function actionHandlers(project: SandboxProject, { visits, visitOf, log }: HandlerOptions): RequestHandler[] {
  return Object.entries(project.actions).flatMap(([name, action]) => {
    if (action.path === undefined || action.success === "address") return [];
    const listen = action.method === "GET" ? http.get : http.post;
    // A star would also stand for folders, and one action's path can be the end of another's.
    return listen(new RegExp(`^https?://[^/]+${action.path}$`), ({ request }) => {
      const visit = visitOf(request);
      const world = visits.worldOf(visit, new URL(request.url).searchParams.get("market"));
      return answerCall({ project, name, action, request, visit, world, log });
    });
  });
}

/** The picture of a captcha is not an action: an image element asks for it, without headers of its own. */
function captchaHandler({ visits, visitOf }: HandlerOptions): RequestHandler {
  return http.get("*/api/v2/youmi/promotion/get-captcha", ({ request }) => {
    const { searchParams } = new URL(request.url);
    const { captchas } = visits.worldOf(visitOf(request), searchParams.get("market"));
    const image = captchas.draw(searchParams.get("sid") ?? "");
    return new Response(image.bytes, { headers: { "content-type": image.type, "cache-control": "no-store" } });
  });
}

function imageHandler({ visitOf }: HandlerOptions): RequestHandler {
  return http.get(`*${imageFolder}:name`, ({ request, params }) => {
    const worlds = [...visitOf(request).worlds.values(), undefined];
    const image = worlds.map((world) => findImage(world?.images ?? new Map(), String(params.name))).find((found) => found !== undefined);
    return image === undefined
      ? new Response(null, { status: 404 })
      : new Response(image.bytes, { headers: { "content-type": image.type } });
  });
}

/** Somebody else's page to read in a frame; without scripts, and without knowing who asks. */
function agreementHandler(): RequestHandler {
  const page = `<!doctype html><html lang="en"><title>Agreement</title><body><h1>Loan agreement</h1><p>The lender lends, the borrower repays.</p></body></html>`;
  const policy = "default-src 'none'; frame-ancestors 'self'; sandbox";
  return http.get("*/sandbox/pages/agreement", () => {
    return new Response(page, { headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy } });
  });
}

function unknownHandler(project: SandboxProject, { log }: HandlerOptions): RequestHandler {
  const prefixes = apiPrefixes(project);
  const known = Object.entries(project.actions).flatMap(([name, { method = "POST", path }]) =>
    path === undefined ? [] : [{ name, call: `${method} ${path}` }],
  );
  return http.all("*", ({ request }) => {
    const { pathname } = new URL(request.url);
    if (!prefixes.has(pathname.split("/", 2).join("/"))) return undefined;
    const call = `${request.method} ${pathname}`;
    const near = listNearest(
      call,
      known.map((entry) => entry.call),
      3,
    ).map((found) => `  ${found} (${known.find((entry) => entry.call === found)?.name})`);
    log([`No action is called by ${call}.`, ...(near.length > 0 ? ["Near it are:", ...near] : [])].join("\n"));
    return Response.json({ code: "404", message: "There is no such call", data: null }, { status: 404 });
  });
}
