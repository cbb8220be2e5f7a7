/** The address that a request asks for. */

/** Requests carry paths only. */
const anyHost = "http://mock";

/** Its host means nothing without `origin`. A path that begins with two slashes names no host, and what is no address is that of the first page. */
export function readRequestAddress(url = "/", origin = anyHost): URL {
  try {
    return new URL(url.startsWith("/") ? origin + url : url, origin);
  } catch {
    return new URL(origin);
  }
}
