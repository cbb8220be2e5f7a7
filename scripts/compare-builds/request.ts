/** A call as one line: method, address, headers and body, without what the browser adds by itself. The probe tells of forms with files. */
import type { Request } from "playwright";

const callKinds = ["fetch", "xhr", "ping", "eventsource"];
const browsersOwn = /^(user-agent|sec-.*|upgrade-insecure-requests|accept-encoding|connection|host|content-length|origin|cookie)$/;
/** Pictures that are asked for by a path of the API, as a captcha is. */
const staticFile = /\/assets\/|\.\w+$/;

export function isCall(request: Request): boolean {
  const { protocol, pathname } = new URL(request.url());
  // What a page reads of its own memory leaves it as little as what it fetches of itself.
  if (!protocol.startsWith("http")) return false;
  const kind = request.resourceType();
  return (callKinds.includes(kind) && !pathname.startsWith("/assets/")) || (kind === "image" && !staticFile.test(pathname));
}

export function describeRequest(request: Request): string {
  const { pathname, search } = new URL(request.url());
  const headers = Object.entries(request.headers()).filter(([name]) => !browsersOwn.test(name));
  const type = request.headers()["content-type"] ?? "";
  const boundary = /boundary=(\S+)/.exec(type)?.[1];
  const written = headers
    .map(([name, value]) => `${name}: ${value}`)
    .sort()
    .join("; ");
  const line = `${request.method()} ${pathname}${search} {${written}} ${request.postData() ?? ""}`;
  return boundary === undefined ? line : line.replaceAll(boundary, "<boundary>");
}
