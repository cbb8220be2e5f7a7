import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { readDefinitions, type Situation } from "../../scripts/compare-builds/situations.ts";
import { listScenarioNames } from "../../src/authoring/mock/data/index.ts";
import { findRoute } from "../../src/browser/app/address.ts";
import { findMarket, readLaunch, readParams } from "../../src/core/market/index.ts";
import { project, shipped } from "../support/project/shipped-screens.ts";
import { launchNames } from "../support/session/launch-names.ts";

const { screens, situations } = readDefinitions(".");
/** In the language that is shown where nobody chose one. */
const variants = [...shipped.screens.values()]
  .flatMap((screen) => screen.variants.map(({ resolved }) => resolved))
  .filter(({ name }) => !name.includes("@"));
const markets = [...project.catalogue.markets.values()];
const routes = [...project.screens.values()].map(({ value }) => value);

/** What the app makes of an address. */
function readAddress(address: string): unknown {
  const url = new URL(address, "https://app.example");
  const launch = readLaunch(url, { read: () => null, write: () => {} }, launchNames);
  const { token, headers, common } = launch;
  return {
    screen: findRoute(url, routes)?.id,
    market: findMarket(markets, common["market"])?.id,
    params: readParams(url, launch),
    secrets: [token, ...Object.values(headers)].every(Boolean),
  };
}

/** What is written of a situation in the definitions. */
function readWritten({ screen, market, scenario, title }: Situation): unknown {
  const file = project.scenarios.find(({ value }) => value.screen === screen)?.value;
  const open = scenario === undefined ? undefined : file?.scenarios[scenario]?.open;
  const params = Object.fromEntries(new URLSearchParams(open ?? file?.openIn?.[market] ?? file?.open));
  const [, templateId] = title.split("+");
  return { screen, market, params: templateId === undefined ? params : { ...params, templateId }, secrets: true };
}

describe("readDefinitions", () => {
  it("finds every screen in each market, scenario and promotion", () => {
    const titles = variants.flatMap(({ screen: { id }, name, templateId }) =>
      templateId === undefined
        ? [...new Set(listScenarioNames(project, id))].map((scenario) => `${id} ${name} ${scenario}`)
        : [`${id} ${name}`],
    );
    expect(titles).toEqual(expect.arrayContaining(["site-home india ok", "promotion-register indonesia+T1"]));
    expect(situations.map(({ title }) => title).sort()).toEqual(titles.sort());
  });

  it("knows the screen of each route", () => {
    expect(screens).toEqual(Object.fromEntries(routes.map(({ route, id }) => [route, id])));
  });

  it("gives addresses that the app reads as they are meant", () => {
    expect(situations.map(({ title, address }) => [title, readAddress(address)])).toEqual(
      situations.map((situation) => [situation.title, readWritten(situation)]),
    );
  });

  it("knows what a scenario responds to which path, and what the screen comes to", () => {
    const { path = "" } = project.catalogue.actions.get("loanConfirmDetail") ?? {};
    expect(situations.find(({ title }) => title === "loan-confirm india offline")).toMatchObject({
      state: "failed",
      answers: { [path]: { fault: "offline" } },
    });
  });

  it("refuses what it cannot read whole, because what it leaves out would pass as alike", () => {
    const folder = mkdtempSync(join(tmpdir(), "layar-compare-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    expect(() => readDefinitions(folder)).toThrow(`${folder} has no screens to play.`);
    mkdirSync(join(folder, "screens/shop/order"), { recursive: true });
    writeFileSync(join(folder, "screens/shop/order/screen.json"), "{");
    expect(() => readDefinitions(folder)).toThrow(`${folder} cannot be read. screens/shop/order/screen.json: `);
  });
});
