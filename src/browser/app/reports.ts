/** Gathers reports and sends them together. What leaves the page are names of the project's own and kinds, in the form of `report.schema.json`. */
import type { Report } from "../runtime/index.ts";

/** Facts that a report may have; all else stays on the device. */
const facts = ["action", "error", "keyword", "node", "path", "reason", "step", "tenths", "widget"];
/** An identifier, or the way to a field of a response. Texts, numbers, addresses and tokens have another form. */
const name = /^(?!.*\d{4})([A-Za-z][\w-]{0,39}|(\/[\w-]{0,39}){1,8}|\d{1,3})$/;

const pauseMs = 5000;
/** An error that repeats says nothing new. */
const mostOfPage = 30;

export interface SentReport {
  readonly what: string;
  readonly screen: string;
  readonly detail: { readonly [fact: string]: string };
}

let waiting: SentReport[] = [];
let count = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

/** The report without what may say something about a user. */
export function cleanReport({ what, screen, detail }: Report): SentReport {
  const keep = (text: string): string => (name.test(text) ? text : "");
  const kept = Object.entries(detail).flatMap(([fact, text]) => (facts.includes(fact) && keep(text) ? [[fact, text] as const] : []));
  return { what: keep(what), screen: keep(screen), detail: Object.fromEntries(kept) };
}

export function addReport(report: Report, endpoint: string): void {
  if (++count > mostOfPage) return;
  waiting.push(cleanReport(report));
  const send = (): void => sendAll(endpoint);
  timer ??= setTimeout(send, pauseMs);
  if (isWatching) return;
  isWatching = true;
  // The last moment at which a phone lets a page send something.
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
}

function sendAll(endpoint: string): void {
  clearTimeout(timer);
  timer = undefined;
  if (waiting.length === 0) return;
  const reports = waiting;
  waiting = [];
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify({ version: 1, reports })], { type: "application/json" }));
}
