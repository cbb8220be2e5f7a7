/** Gathers reports and sends them together. What leaves the page are names of the project's own and kinds, in the form of `authoring/operate/reports/report.schema.json`. */
import { readOwn } from "../../../core/json/index.ts";
import type { Report } from "../../runtime/index.ts";

/** What there is to report. */
const kinds =
  /^(answer-mismatch|node-failed|screen-failed|flow-failed|expression-stopped|screen-not-fetched|address-refused|remote-screen-refused|time-to-ready|largest-paint|interaction-delay|layout-shift|page-load)$/;
/** The id of a part of the project. */
const id = /^[a-z][a-z0-9]{0,19}(-[a-z0-9]{1,20}){0,5}$/;
/** A release has letters alone, so that nothing else looks like one. */
const release = /^[a-z]{4,20}(-[a-z]{1,20})?$/;
const language = /^[a-z]{2,3}(-[A-Za-z]{2,8}){0,2}$/;
/** Facts that a report may have, each with its form; all else stays on the device. */
const facts: { readonly [fact: string]: RegExp } = {
  action: /^[a-z][A-Za-z]{0,39}$/,
  error: /^([A-Z][A-Za-z]{0,29})?(Error|Exception)$|^unknown$/,
  hundredths: /^\d{1,3}$/,
  keyword: /^[a-z][A-Za-z]{1,24}$/,
  node: id,
  path: /^(\/([A-Za-z][A-Za-z_]{0,29}|\d{1,3})){1,8}$/,
  reason: id,
  step: /^[a-z]{2,10}$/,
  tenths: /^\d{1,3}$/,
  widget: id,
};

const pauseMs = 5000;
/** With the page itself; an error that repeats says nothing new. */
const mostOfPage = 30;

export interface SentReport {
  readonly what: string;
  readonly screen: string;
  readonly detail: { readonly [fact: string]: string };
}

let waiting: SentReport[] = [];
let count = 1;
let timer: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

const keep = (text: string | undefined, form: RegExp): string => (text && form.test(text) && !/\d{4}/.test(text) ? text : "");

/** What was loaded, and for whom. */
export interface ReportingPage {
  readonly release: string;
  readonly market: string;
  readonly language: string;
}

/** As the page says it: what has another form is left out. */
export function describePage({ lang, dataset }: Pick<HTMLElement, "lang" | "dataset">): ReportingPage {
  return { release: keep(dataset["release"], release), market: keep(dataset["market"], id), language: keep(lang, language) };
}

/** The report without what may say something about a user. */
export function cleanReport({ what, screen, detail }: Report): SentReport {
  const kept = Object.entries(detail).filter(([fact, text]) => {
    const form = readOwn(facts, fact);
    return form && keep(text, form);
  });
  return { what: keep(what, kinds), screen: keep(screen, id), detail: Object.fromEntries(kept) };
}

export function addReport(report: Report, endpoint: string): void {
  if (++count > mostOfPage) return;
  // What shares are computed of: each page reports that it got ready, or why not.
  if (!isWatching) waiting.push({ what: "page-load", screen: "", detail: {} });
  waiting.push(cleanReport(report));
  const send = (): void => sendAll(endpoint);
  // From then on the page has time for what is measured of it.
  if (report.what === "time-to-ready")
    import("./vitals.ts").then(({ watchVitals }) => watchVitals(report.screen, (vital) => addReport(vital, endpoint))).catch(() => {});
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
  const sent = { version: 1, ...describePage(document.documentElement), reports };
  navigator.sendBeacon(endpoint, new Blob([JSON.stringify(sent)], { type: "application/json" }));
}
