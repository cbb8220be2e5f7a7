/** Asks the server whether the worker may stay. A browser keeps a worker whose script is gone, so the page has to check. */

import { isObject } from "../../core/json/index.ts";
import { script } from "./script-url.ts";

/** Lasts on the device. */
export interface Marks {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
}

/** `leave`: no worker is wanted, or its script seems to be gone and one more load has to confirm it. */
export type Verdict = "keep" | "leave" | "remove";

const goneKey = "layar.worker.gone";
/** Large sites respond with 404 for a moment now and then, for example during a release. */
const loadsToBeSure = 2;

export async function checkHealth(isThere: boolean, device: Marks): Promise<Verdict> {
  const [isKilled, isGone] = await Promise.all([readKillFlag(), isThere ? findGone() : undefined]);
  if (isKilled) return isThere ? "remove" : "leave";
  if (isGone === false) device.remove(goneKey);
  if (!isGone) return "keep";
  const loads = Number(device.read(goneKey)) + 1;
  if (loads < loadsToBeSure) device.write(goneKey, String(loads));
  else device.remove(goneKey);
  return loads < loadsToBeSure ? "leave" : "remove";
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
async function findGone(): Promise<boolean | undefined> {
  // The headers of the response are enough.
  const body = new AbortController();
  try {
    const { status, headers } = await fetch(script, {
      cache: "no-store",
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
