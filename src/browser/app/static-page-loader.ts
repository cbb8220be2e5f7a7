/**
 * The one script of a static page, run before anything of it is drawn: shows the market's form of the page, and loads the app
 * when the page alone is not enough.
 *
 * The page is the one of its route without launch parameters, and holds what other markets see. Anything else is the app's: an
 * address with a query, a hash route, a path that has no page, a visit that the native app has begun, a language that was chosen, a page
 * that a service worker has kept, and a screen that is more than links.
 */
import { flagGiven, isLaunched, languageGiven } from "../../core/market/index.ts";
import { routeOf } from "./address.ts";
import { readerOf } from "./storage-reader.ts";
import { prepareUnreachable, showUnreachable } from "./unreachable.ts";

const { app = "", chunks = "", route, others = "", languages = "", wanted, first } = document.currentScript?.dataset ?? {};
const root = document.documentElement;
let isStarted = false;
delete root.dataset.unstarted;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  // What the page itself shows needs no data; a screen whose address stands after `#` may. Without it the app asks.
  if (first && routeOf(location) !== route) import(/* @vite-ignore */ first).catch(() => {});
  for (const href of [app, ...chunks.split(" ")])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
  whenParsed(bring);
}

function whenParsed(then: () => void): void {
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", then);
  else then();
}

/** Puts what this market sees in the place of what is drawn; without such a form the page waits for the app. */
function showForm(flag: string): void {
  const form = [...document.querySelectorAll("template")].find(({ dataset }) => dataset["flag"] === flag);
  if (!form) return;
  document.querySelector("[data-page]")?.replaceWith(form.content);
  document.querySelector("link[rel=canonical]")?.setAttribute("href", form.dataset["address"] ?? "");
  Object.assign(root, { lang: form.lang, dir: form.dir });
  document.title = form.title;
  delete root.dataset["waits"];
}

function bring(): void {
  const page = document.querySelector<HTMLElement>("[data-screen]");
  const tell = (state: string): void => {
    if (page) page.dataset.state = state;
  };
  tell("loading");
  prepareUnreachable();
  import(/* @vite-ignore */ app).catch(() => {
    // What the page says can be read without the app, unless another screen or market was asked for.
    if (root.dataset.waits === undefined) tell("ready");
    else showUnreachable();
  });
}

function look(): void {
  const isElsewhere = routeOf(location) !== route;
  if (isElsewhere) root.dataset.waits = "";
  if (isStarted) return;
  const kept = readerOf("sessionStorage");
  const given = flagGiven(location, kept);
  const flag = others.split(" ").includes(given) ? given : "";
  const isChosen = languages.split(" ").includes(languageGiven(location, readerOf("localStorage")) || "-");
  // What is drawn is of another market, or may be in another language.
  const isOther = flag !== "" || isChosen;
  if (isOther) root.dataset.waits = "";
  if (flag && !isChosen && !isElsewhere) whenParsed(() => showForm(flag));
  // The app looks after the worker from which the page came.
  const isKept = navigator.serviceWorker?.controller;
  if (isElsewhere || isOther || location.search || wanted !== undefined || isKept || isLaunched(kept)) start();
}

/** A row of links that is longer than the view begins with the page's own in it. */
function showCurrent(): void {
  const current = document.querySelector<HTMLElement>("[aria-current]");
  const row = current?.parentElement;
  if (row) row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2;
}

/** A link that says one parameter keeps the others of the address, until the app is there to know them. What stands first counts. */
function keepParameters(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[href^="?"]')) link.search += location.search.replace("?", "&");
}

look();
whenParsed(showCurrent);
whenParsed(keepParameters);
addEventListener("hashchange", look);
