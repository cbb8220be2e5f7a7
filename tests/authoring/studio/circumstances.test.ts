import { expect, it } from "vitest";
import { readCircumstances } from "../../../src/authoring/studio/client/preview/circumstances.ts";

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
  ["promotion=T9", "north"],
  ["market=west", "north"],
])("an address with %s shows %s", (query, variant) => {
  expect(readCircumstances(new URLSearchParams(query), screen).variant).toBe(variant);
});

it("a scenario that the screen does not have leaves it as it is", () => {
  const scenarioOf = (query: string) => readCircumstances(new URLSearchParams(query), screen).scenario;
  expect([scenarioOf("scenario=slow"), scenarioOf("scenario=refused")]).toEqual(["slow", ""]);
});
