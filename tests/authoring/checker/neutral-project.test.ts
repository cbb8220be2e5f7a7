// A product that says nothing of what another product needs: no widgets, no shell, no company, no flag, no colours, no currency, few labels.
import { describe, expect, it } from "vitest";
import { compileChecked } from "../../../src/authoring/checker/index.ts";
import type { SourceFile } from "../../../src/authoring/compiler/index.ts";
import { findMarket } from "../../../src/core/market/index.ts";

const labels = {
  loading: "Loading",
  offline: "You are offline.",
  failedTitle: "This cannot be shown",
  home: "Home",
  retry: "Again",
  back: "Back",
  partFailed: "This part cannot be shown.",
};
const market = { id: "lisboa", languages: ["en"], locale: "en-GB", timeZone: "Europe/Lisbon" };
const screen = { route: "/", title: "Rides", body: [{ widget: "page-header", id: "header", props: { title: "Rides" } }] };

type Files = { readonly [path: string]: unknown };

const plain: Files = {
  "screens/catalogue/markets/lisboa.json": market,
  "screens/catalogue/languages/en.json": { id: "en", tag: "en", labels, failures: {} },
  "screens/rides/list/screen.json": {
    ...screen,
    body: [
      ...screen.body,
      { widget: "button", id: "new", props: { label: "New" }, on: { tap: { do: "go", screen: "rides-ride", params: { id: "R1" } } } },
    ],
  },
  "screens/rides/ride/screen.json": {
    ...screen,
    route: "/rides/:id",
    params: { id: "text" },
    body: [{ widget: "page-header", id: "header", props: { title: "{params.id}" }, on: { back: { do: "go", screen: "rides-list" } } }],
  },
};

const compile = (more: Files = {}) => {
  const files = Object.entries({ ...plain, ...more }).map(([path, value]): SourceFile => ({ path, text: JSON.stringify(value) }));
  return compileChecked(files);
};
const messagesOf = (more: Files = {}) => compile(more).problems.map(({ check, message }) => [check, message]);
const show = (text: string): Files => ({
  "screens/rides/more/screen.json": {
    ...screen,
    route: "/more",
    body: [
      { widget: "page-header", id: "header", props: { title: "More" }, on: { back: { do: "go", screen: "rides-list" } } },
      { widget: "text", id: "more", props: { text } },
    ],
  },
});
const call: Files = {
  ...show("{data.rides}"),
  "screens/catalogue/actions/rides.json": {
    actions: { rides: { description: "Rides.", path: "/rides", method: "GET", reads: true, answer: { type: "string" } } },
  },
};

describe("a product of its own", () => {
  it("has no problem, and a plan of each screen", () => {
    expect(messagesOf()).toEqual([]);
    const [variant] = compile().screens.get("rides-list")?.variants ?? [];
    expect(variant?.plan("default").market).toBe("lisboa");
  });

  it("is asked for a currency by an amount", () => {
    expect(messagesOf(show("{money(5)}"))).toEqual([
      ["market-has-currency", "`rides-more` has amounts, and `lisboa` does not say how it writes them."],
    ]);
  });

  it("is asked for a constant of the company by who reads it", () => {
    expect(messagesOf(show("{company.phone}")).map(([check]) => check)).toEqual(["expression-is-valid"]);
  });

  it("is asked for labels and messages by who says them", () => {
    const more = call["screens/rides/more/screen.json"];
    const loading = { ...call, "screens/rides/more/screen.json": { ...Object(more), load: { rides: { action: "rides" } } } };
    const lacking = messagesOf(loading).filter(([check]) => check === "language-is-complete");
    expect(lacking).toEqual([
      ["language-is-complete", "The label `stillLoading`, which every screen says, is missing."],
      [
        "language-is-complete",
        "The labels `failedHelp`, `logIn`, `noConnection`, `reference`, `serviceFailed` and `signedOutHelp`, which the widget `screen-error` says, are missing.",
      ],
      ["language-is-complete", "The messages `network`, `timeout`, `service` and `signedOut`, which calls come to, are missing."],
    ]);
  });

  it("may have several markets that no address names, of which the first is that of a page", () => {
    const other = { "screens/catalogue/markets/porto.json": { ...market, id: "porto" } };
    expect(messagesOf(other)).toEqual([]);
    const markets = [...compile(other).project.catalogue.markets.values()];
    expect([findMarket(markets, "")?.id, findMarket(markets, "2")?.id]).toEqual(["lisboa", "lisboa"]);
  });

  it("has a home of its own, which is one of its routes", () => {
    const settings = (home: string) => ({
      "screens/catalogue/settings.json": {
        hosts: { navigate: [], credentials: [], images: [], frames: [] },
        timeoutMs: 30000,
        patienceMs: 8000,
        toast: { failureMs: 3000, infoMs: 2000, minimumMs: 300 },
        home,
      },
    });
    expect(messagesOf({ ...show("More"), ...settings("/more") })).toEqual([]);
    expect(messagesOf({ ...show("More"), ...settings("/mroe") })).toEqual([["setting-is-known", "No route is named `/mroe`."]]);
    expect(messagesOf(settings("/rides/R1"))).toEqual([["setting-is-known", "No route is named `/rides/R1`."]]);
  });
});
