/**
 * The clock of the page: `at` in its address is the moment that it begins with, such as `2027-10-19T18:30Z`, for this page and for
 * those after it in the same tab. Imported before the app, which takes the clock as it finds it.
 */
import { type Address, hashQuery } from "../protocol/panel.ts";

const key = "layar.developer.at";

function readMoment({ search, hash }: Address): number {
  const asked = new URLSearchParams(search).get("at") ?? new URLSearchParams(hashQuery(hash)).get("at");
  if (asked !== null) sessionStorage.setItem(key, asked);
  return Date.parse(asked ?? sessionStorage.getItem(key) ?? "");
}

function shiftClock(ahead: number): void {
  const trueNow = Date.now;
  const now = (): number => trueNow() + ahead;
  globalThis.Date = new Proxy(Date, {
    construct: (date, given, made) => Reflect.construct(date, given.length === 0 ? [now()] : given, made),
    get: (date, name) => (name === "now" ? now : Reflect.get(date, name)),
  });
}

const moment = readMoment(location);
/** Whether it shows another moment than it is. */
export const isShifted = !Number.isNaN(moment);
if (isShifted) shiftClock(moment - Date.now());

/** The address of the page with another moment, or with the true one again. */
export function addressAt(at: string, scenario = ""): string {
  const { origin, pathname, search, hash } = location;
  const isInHash = hash.startsWith("#/");
  const query = new URLSearchParams(isInHash ? hashQuery(hash) : search);
  query.set("at", at);
  if (scenario !== "") query.set("scenario", scenario);
  return isInHash ? `${origin}${pathname}${search}${hash.replace(/\?.*$/, "")}?${query}` : `${origin}${pathname}?${query}${hash}`;
}
