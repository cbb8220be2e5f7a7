/** Asks the server whether the worker may stay. A browser keeps a worker whose script is gone, so the page has to check. */

import { isObject } from "../../core/json/index.ts";
import { script } from "./script-url.ts";

/** `leave`: no worker is wanted, or nobody knows whether its script is there. */
export type Verdict = "keep" | "leave" | "remove";

export async function checkHealth(isThere: boolean): Promise<Verdict> {
  const [isKilled, isGone] = await Promise.all([readKillFlag(), isThere ? findGone("no-store") : undefined]);
  if (isKilled) return isThere ? "remove" : "leave";
  if (!isGone) return "keep";
  // Large sites respond with 404 for a moment now and then, for example during a release: a second response has to agree.
  return (await findGone("reload")) ? "remove" : "leave";
}

/** Anything but the flag itself leaves the worker alone. */
async function readKillFlag(): Promise<boolean> {
  try {
    const response = await fetch(`${import.meta.env.BASE_URL}sw.json`, { cache: "no-store", referrerPolicy: "no-referrer" });
    const flags: unknown = response.ok ? await response.json() : null;
    return isObject(flags) && "kill" in flags && flags.kill === true;
  } catch {
    return false;
  }
}

/** Undefined when the response proves nothing: no network, a server error, a redirect. */
async function findGone(cache: "no-store" | "reload"): Promise<boolean | undefined> {
  // The headers of the response are enough.
  const body = new AbortController();
  try {
    const { status, headers } = await fetch(script, {
      cache,
      redirect: "manual",
      referrerPolicy: "no-referrer",
      signal: body.signal,
    });
    if (status === 404 || status === 410) return true;
    return status === 200 ? !/^\w+\/(x-)?(java|ecma)script\b/i.test(headers.get("content-type") ?? "") : undefined;
  } catch {
    return undefined;
  } finally {
    body.abort();
  }
}
