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
});
