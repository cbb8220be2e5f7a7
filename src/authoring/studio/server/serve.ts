/** Leads each request below `/studio` to what responds to it. */
import type { IncomingMessage, ServerResponse } from "node:http";
import type { ViteDevServer } from "vite";
import { readRequestAddress } from "../../mock/server/index.ts";
import { apiPath, mockPath, studioPath } from "../protocol/index.ts";
import { type ExpressionField, expressionPath, type PeriodField, periodPath } from "../protocol/panel.ts";
import { answerCall } from "./answer.ts";
import type { Pages } from "./bundle/pages.ts";
import { sendBundled } from "./bundle/send-bundle.ts";
import { sendDraftPicture } from "./draft-pictures.ts";
import type { Guard } from "./guard.ts";
import { findAskedPromotion } from "./promotion/asked-promotion.ts";
import type { Handlers, StudioContext } from "./studio-context.ts";

export interface Open extends StudioContext {
  readonly handlers: Handlers;
}

interface Served {
  readonly guard: Guard;
  readonly pages: Pages;
  /** Of the folder of the project. */
  readonly project: string;
  /** Opens it when it is not. */
  needed(): Open;
  opened(): Open | undefined;
}

export function serve(server: ViteDevServer, served: Served): void {
  const { guard, opened } = served;
  server.middlewares.use((request, response, next) => {
    const { pathname } = readRequestAddress(request.url);
    const context = opened();
    if (context !== undefined && sendDraftPicture(context, pathname, response)) return;
    if (pathname !== studioPath && !pathname.startsWith(`${studioPath}/`)) return next();
    // The server lets every page of this machine read its files. The studio is for its own pages.
    response.removeHeader("access-control-allow-origin");
    const refused = pathname.startsWith(apiPath) || pathname.startsWith(mockPath) ? undefined : guard.refusePage(request);
    if (refused !== undefined) return void response.writeHead(403).end(refused);
    respond(served, pathname, request, response).catch(next);
  });
}

async function respond(served: Served, pathname: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { guard, pages, project, needed } = served;
  if (pathname.startsWith(apiPath)) return answerCall(guard, needed().handlers, request, response);
  if (pathname.startsWith(mockPath)) return respondAsMock(needed(), request, response);
  if (pathname === expressionPath) return sendExpression(needed().handlers, request, response);
  if (pathname === periodPath) return sendPeriod(needed(), request, response);
  if (await sendBundled(pages, needed().previews, pathname, response)) return;
  const body = await pages.write(pathname, guard.token, project);
  response.writeHead(200, pageHeaders).end(body);
}

async function respondAsMock({ mock }: Open, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [visitor = "", ...rest] = (request.url ?? "").slice(mockPath.length).split("/");
  request.url = `/${rest.join("/")}`;
  if (!(await mock.respondTo(visitor, request, response))) response.writeHead(404).end();
}

const pageHeaders = {
  "content-type": "text/html",
  "cache-control": "no-store",
  // Only the studio may show itself in a frame, and only its pages get its address.
  "content-security-policy": "frame-ancestors 'self'",
  "cross-origin-opener-policy": "same-origin",
  "referrer-policy": "no-referrer",
};

/** Compiles an expression for the console of the app, whose page has no table of texts. */
async function sendExpression({ variantOf, checkIn }: Handlers, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const get = readQuery<ExpressionField>(request);
  const screen = get("screen");
  const asked = { screen, market: get("market"), language: get("language"), promotion: get("promotion") };
  const { variant } = await variantOf(asked, "");
  sendJson(response, await checkIn({ screen, variant, node: get("node"), text: get("text") }, ""));
}

/** Says when a promotion runs, for the app, which has the screen without it at other times. */
function sendPeriod({ edited }: Open, request: IncomingMessage, response: ServerResponse): void {
  const get = readQuery<PeriodField>(request);
  sendJson(response, findAskedPromotion(edited, { screen: get("screen"), market: get("market"), promotion: get("promotion") }));
}

function readQuery<Field extends string>({ url }: IncomingMessage): (name: Field) => string {
  const { searchParams } = readRequestAddress(url);
  return (name) => searchParams.get(name) ?? "";
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { "content-type": "application/json", "cache-control": "no-store" }).end(JSON.stringify(body));
}
