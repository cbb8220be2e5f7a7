/**
 * The first script of a page: asks for what its screen loads, and for the screen's chunk in the market, once the page is drawn and
 * while the app is still on its way. The app adopts a response where it would have sent the very same request. Nothing is stored or
 * changed.
 */
import { flags, hasLanguages, launchNames } from "virtual:layar/deployment";
import { writing } from "virtual:layar/wire";
import type { FirstInput, FirstLoads } from "../../core/format/index.ts";
import { findLaunch, findMarket } from "../../core/market/index.ts";
import { type Adopt, fetchOnce, type RawResponse, readDeviceValue, type WrittenRequest, writeRequest } from "../runtime/index.ts";
import { routeOf } from "./address.ts";
import { readerOf } from "./storage-reader.ts";

declare global {
  interface Window {
    /** What the page has asked for before the app came; absent where the page has no first script, or it comes after the app. */
    layarFirstCalls?: {
      adopt: Adopt;
      /** Ends what nobody has adopted: a later screen must not get a response from before. */
      drop(): void;
    };
  }
}

/** By the text of the request. */
const underWay = new Map<string, readonly [Promise<RawResponse>, AbortController]>();

const calls: Window["layarFirstCalls"] = {
  adopt(request, signal) {
    const key = JSON.stringify(request);
    const found = underWay.get(key);
    // Nobody else gets the same response.
    underWay.delete(key);
    signal.addEventListener("abort", () => found?.[1].abort());
    return found?.[0];
  },
  drop() {
    for (const [, controller] of underWay.values()) controller.abort();
    underWay.clear();
  },
};

function send(request: WrittenRequest): void {
  const controller = new AbortController();
  const response = fetchOnce(request, { signal: controller.signal, writing });
  // The call that takes it over gets the rejection.
  response.catch(() => {});
  underWay.set(JSON.stringify(request), [response, controller]);
}

function start(): void {
  const device = readerOf("localStorage");
  const launch = findLaunch(location, readerOf("sessionStorage"), launchNames);
  const market = findMarket(flags, launch.common["market"]);
  // The app was quicker and asks by itself.
  if (!market || document.documentElement.dataset["market"]) return;
  window.layarFirstCalls = calls;
  // As the app does, which takes what the market does not list for no choice.
  const choices = hasLanguages ? [launch.query.get("language"), readDeviceValue(device, "language", "text")] : [];
  const language = choices.map(String).find((one) => market.languages.includes(one)) ?? "";
  const loads: FirstLoads = JSON.parse(document.querySelector<HTMLElement>("[data-loads]")?.dataset["loads"] ?? "{}");
  // A route begins with a slash or a hash, so that no name of `Object.prototype` is one.
  const own = loads[routeOf(location)]?.[market.id];
  // A screen asks for the same in every language; its chunk may be another one.
  const chunk = document.querySelector("#root")?.getAttribute(`data-${market.id}@${language}`);
  const evaluate = (input: FirstInput): unknown => (typeof input === "object" && input ? (launch.query.get(input.param) ?? "") : input);
  for (const { action, input, given } of own?.calls ?? []) {
    if (given?.some((name) => !launch.query.get(name))) continue;
    const values = Object.fromEntries(Object.entries(input).map(([name, value]) => [name, evaluate(value)]));
    send(writeRequest(action, values, { writing, launch, language }));
  }
  for (const href of chunk ? [chunk] : (own?.chunks ?? []))
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }));
}

// The code takes longer to come than the data, so that nothing is lost by drawing the page first.
requestAnimationFrame(() => setTimeout(start));
