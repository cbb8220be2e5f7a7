import { describe, expect, it } from "vitest";
import { listAddresses, readMockProject, writeVariantAddress } from "../../../src/authoring/mock/server/index.ts";

/** Two of the shipped markets: others that a project gets have addresses of their own. */
const markets = readMockProject(".").markets.filter(({ id }) => ["india", "indonesia"].includes(id));

describe("writeVariantAddress", () => {
  const screens = { "/complainDetails": "complaint-details", "*": "not-found", "#/payway": "payway" };
  const scenarios = [{ screen: "complaint-details", open: "problemId=C1", openIn: { indonesia: "problemId=C7" }, scenarios: {} }];

  it.each([
    ["complaint-details", "india", "/complainDetails?market=1&problemId=C1"],
    ["complaint-details", "indonesia", "/complainDetails?market=2&problemId=C7"],
    ["payway", "india", "/#/payway?market=1"],
    ["payway", "india+T2", "/#/payway?market=1&templateId=T2"],
    ["not-found", "indonesia", "/nowhere?market=2"],
  ])("opens %s in %s with the parameters of its scenarios", (screen, variant, address) => {
    expect(writeVariantAddress({ screens, scenarios, markets }, { screen, variant })).toBe(address);
  });

  it("opens a further language of a market", () => {
    const library = readMockProject("tests/projects/library").markets;
    const books = { screens: { "/book": "books-book" }, scenarios: [], markets: library };
    expect(writeVariantAddress(books, { screen: "books-book", variant: "amman@en" })).toBe("/book?market=3&language=en");
  });

  it("has none for what is not there", () => {
    expect(writeVariantAddress({ screens, scenarios, markets }, { screen: "payway", variant: "nowhere" })).toBeUndefined();
    expect(writeVariantAddress({ screens, scenarios, markets }, { screen: "lost", variant: "india" })).toBeUndefined();
  });
});

describe("listAddresses", () => {
  it("opens each screen in each market with the parameters of its scenarios", () => {
    const screens = { "/complainDetails": "complaint-details", "*": "not-found", "#/payway": "payway" };
    const scenarios = [{ screen: "complaint-details", open: "problemId=C1", scenarios: {} }];
    expect(listAddresses({ screens, scenarios, markets }, "http://h")).toEqual([
      "http://h/#/payway?market=1",
      "http://h/#/payway?market=2",
      "http://h/complainDetails?market=1&problemId=C1",
      "http://h/complainDetails?market=2&problemId=C1",
      "http://h/#/payway?market=1&language=id",
      "http://h/#/payway?market=2&language=en",
    ]);
  });

  it("opens each further language of a market once", () => {
    const screens = { "/search": "books-search", "/book": "books-book" };
    const { markets } = readMockProject("tests/projects/library");
    const addresses = listAddresses({ screens, scenarios: [{ screen: "books-book", open: "isbn=1", scenarios: {} }], markets }, "http://h");
    expect([addresses.length, ...addresses.slice(2 * markets.length)]).toEqual([7, "http://h/book?market=3&isbn=1&language=en"]);
  });
});
