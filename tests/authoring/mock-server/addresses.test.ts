import { describe, expect, it } from "vitest";
import { listAddresses, readMockProject } from "../../../src/authoring/mock-server/index.ts";

describe("listAddresses", () => {
  it("opens each screen in each market with the parameters of its scenarios", () => {
    const screens = { "/complainDetails": "complaint-details", "*": "not-found", "#/payway": "payway" };
    const scenarios = [{ screen: "complaint-details", open: "problemId=C1", scenarios: {} }];
    const { markets } = readMockProject(".");
    expect(listAddresses({ screens, scenarios, markets }, "http://h")).toEqual([
      "http://h/#/payway?market=1",
      "http://h/#/payway?market=2",
      "http://h/complainDetails?market=1&problemId=C1",
      "http://h/complainDetails?market=2&problemId=C1",
    ]);
  });

  it("opens each further language of a market once", () => {
    const screens = { "/search": "books-search", "/book": "books-book" };
    const { markets } = readMockProject("tests/projects/library");
    const addresses = listAddresses({ screens, scenarios: [{ screen: "books-book", open: "isbn=1", scenarios: {} }], markets }, "http://h");
    expect([addresses.length, ...addresses.slice(2 * markets.length)]).toEqual([7, "http://h/book?market=3&language=en&isbn=1"]);
  });
});
