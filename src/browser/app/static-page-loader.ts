/**
 * The one script of a static page, run before anything of it is drawn: loads the app when the page alone is not enough.
 *
 * The page is the one of its route without launch parameters. Anything else is the app's: an address with a query, a hash
 * route, a path that has no page, a visit that the native app has begun, and a screen that is more than links.
 */
import { flagGiven, isLaunched } from "../../core/market/index.ts";
import { openStorage } from "../runtime/index.ts";
import { routeOf } from "./address.ts";
import { prepareUnreachable, showUnreachable } from "./unreachable.ts";

const { app = "", chunks = "", route, others = "", languages = "", wanted } = document.currentScript?.dataset ?? {};
const root = document.documentElement;
let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const href of [app, ...chunks.split(" ")])
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", bring);
  else bring();
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
  const kept = openStorage(() => window.sessionStorage);
  // What is drawn belongs to another screen or another market.
  const flag = flagGiven(location, kept);
  const chosen = openStorage(() => window.localStorage).read("layar.language");
  const isOther = (flag && others.split(" ").includes(flag)) || languages.split(" ").some((one) => `"${one}"` === chosen);
  if (isElsewhere || isOther) root.dataset.waits = "";
  if (isElsewhere || isOther || location.search || wanted !== undefined || isLaunched(kept)) start();
}

look();
addEventListener("hashchange", look);
