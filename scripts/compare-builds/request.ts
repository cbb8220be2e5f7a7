/** A call as one line: method, address, headers and body, without what the browser adds by itself. The probe reports forms with files. */
import type { Request } from "playwright";

/** A captcha is a picture that is asked for by a path of the API. */
const callKinds = ["fetch", "xhr", "ping", "eventsource", "image"];
const browsersOwn = /^(user-agent|sec-.*|upgrade-insecure-requests|accept-encoding|connection|host|content-length|origin|cookie)$/;
/** Files of the build, which are no business of the server's. */
const staticFile = /^\/assets\/|\.\w+$/;

export function isCall(request: Request): boolean {
  const { protocol, pathname } = new URL(request.url());
  // What a page reads of its own memory leaves it as little as what it fetches of itself.
  if (!protocol.startsWith("http")) return false;
  return callKinds.includes(request.resourceType()) && !staticFile.test(pathname);
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
