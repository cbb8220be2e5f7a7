import { describe, expect, it } from "vitest";
import { queryOfPlace, readLinkedPlace } from "../../../src/authoring/studio/client/editor/linked-place.ts";
import { addressInApp } from "../../../src/authoring/studio/client/preview/app-address.ts";
import { readPreviewState } from "../../../src/authoring/studio/client/preview/preview-state.ts";

const screen = {
  variants: [
    { name: "north", market: "north", address: "" },
    { name: "north+T2", market: "north", promotion: "T2", address: "" },
    { name: "north+T2@fi", market: "north", promotion: "T2", language: "fi", address: "" },
    { name: "north@fi", market: "north", language: "fi", address: "" },
    { name: "south", market: "south", address: "" },
  ],
  scenarios: ["slow"],
};

it.each([
  ["", "north"],
  ["market=south", "south"],
  ["variant=north%40fi&market=south", "north@fi"],
  ["promotion=T2", "north+T2"],
  ["language=fi", "north@fi"],
  ["promotion=T2&language=fi", "north+T2@fi"],
  ["market=south&promotion=T2&language=fi", "south"],
  ["variant=north%2BT2&language=fi", "north+T2@fi"],
  ["variant=north%40fi&language=sv", "north"],
  ["promotion=T9", "north"],
  ["market=west", "north"],
])("an address with %s shows %s", (query, variant) => {
  expect(readPreviewState(new URLSearchParams(query), screen).variant).toBe(variant);
});

it("a scenario that the screen does not have leaves it as it is", () => {
  const scenarioOf = (query: string) => readPreviewState(new URLSearchParams(query), screen).scenario;
  expect([scenarioOf("scenario=slow"), scenarioOf("scenario=refused")]).toEqual(["slow", ""]);
});

it("a language stays chosen where it changes nothing, and that of a variant counts until another one is chosen", () => {
  const languageOf = (query: string) => readPreviewState(new URLSearchParams(query), screen).language;
  expect(["market=south&language=fi", "variant=north%40fi", "variant=north%40fi&language=sv", ""].map(languageOf)).toEqual([
    "fi",
    "fi",
    "sv",
    "",
  ]);
});

describe("the address in the app", () => {
  const markets = [{ id: "north", file: "", languages: ["en"], timeZone: "Asia/Kolkata" }];
  const north = { name: "north", market: "north", address: "/a?market=1" };

  it("has the language, once, and the scenario", () => {
    expect(addressInApp(north, markets, { scenario: "slow", language: "fi" })).toBe("/a?market=1&language=fi&scenario=slow");
    const finnish = { ...north, address: "/a?market=1&language=fi" };
    expect(addressInApp(finnish, markets, { scenario: "", language: "fi" })).toBe("/a?market=1&language=fi");
  });

  it("has the moment of the preview, which its market's clock shows", () => {
    expect(addressInApp(north, markets, { at: "2027-10-20T00:00" })).toBe("/a?market=1&at=2027-10-19T18:30Z");
  });

  it("leads to a moment at which the promotion runs, in the scenario that knows it", () => {
    const promotion = { ...north, address: "/a?market=1&templateId=T9", scenario: "promotion-t9" };
    const addressOf = (period: { from?: number; until?: number }) => addressInApp({ ...promotion, period }, markets);
    const usual = "/a?market=1&templateId=T9&scenario=promotion-t9";
    expect(addressOf({ from: Date.UTC(2020, 0), until: Date.UTC(2999, 0) })).toBe(usual);
    expect(addressOf({ from: Date.UTC(2999, 0) })).toBe(`${usual}&at=2999-01-01T00:00Z`);
    expect(addressOf({ until: Date.UTC(2020, 0) })).toBe(`${usual}&at=2019-12-31T23:00Z`);
  });
});

it("a link to a line leaves the clock of the preview alone", () => {
  const query = new URLSearchParams({ ...queryOfPlace({ file: "screens/a/screen.json", start: 1234, end: 1240, line: 40, column: 7 }) });
  expect(readPreviewState(query, screen).at).toBeUndefined();
  expect(readLinkedPlace(query)).toMatchObject({ file: "screens/a/screen.json", start: 1234 });
});
