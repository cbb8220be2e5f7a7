// The package in the tests of somebody else: Vitest and jsdom, in an app with the screens that `layar init` writes.
import { cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, it } from "vitest";
import { bikesApp, viteConfig } from "../support/project/bikes-app.ts";
import { type App, installApp, ofReact, ofVite, pack, run } from "../support/project/install.ts";

let app: App;
beforeAll(async () => {
  app = installApp(await pack(), [...ofReact, ...ofVite, "vitest", "jsdom"]);
  app.write("vite.config.ts", viteConfig);
  run(app.folder, "npx", "layar", "init");
  app.write("app.tsx", bikesApp);
  cpSync("tests/support/project/bikes-api.ts", join(app.folder, "bikes-api.ts"));
});
afterAll(() => app.remove());

/** Nothing that jsdom lacks is added to it here. */
const shown = `
import { createRoot } from "react-dom/client";
import { afterAll, expect, it, vi } from "vitest";
import { createApp } from "./app.tsx";
import { startBikesApi } from "./bikes-api.ts";

const api = await startBikesApi();
const complaints = vi.spyOn(console, "error");
const App = createApp(api.origin);
const container = document.body.appendChild(document.createElement("div"));
const root = createRoot(container);
afterAll(() => [root.unmount(), api.close()]);

const find = (selector) => vi.waitUntil(() => container.querySelector(selector), { timeout: 30_000 });
function fill(input, text) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value").set.call(input, text);
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

it("shows a list, goes to a screen with a parameter, and commits once", async () => {
  expect(["IntersectionObserver", "ResizeObserver", "matchMedia"].filter((name) => window[name])).toEqual([]);
  root.render(<App />);
  (await find("[data-node=bike]")).click();
  fill(await find("[data-node=name] input"), "A");
  container.querySelector("[data-node=reserve]").click();
  await vi.waitUntil(() => container.querySelector("[data-node=name]").textContent.includes("Write your whole name"), { timeout: 30_000 });
  fill(container.querySelector("input"), "Ada");
  container.querySelector("[data-node=reserve]").click();
  container.querySelector("[data-node=reserve]").click();
  await find("[data-node=taken]");
  expect(api.calls.map((call) => call.replace(/^[0-9a-f]{32} /, "key "))).toEqual([
    "GET /v1/bikes",
    "GET /v1/bikes/B1",
    'key PATCH /v1/bikes/B1 {"name":"A"}',
    'key PATCH /v1/bikes/B1 {"name":"Ada"}',
    "GET /v1/bikes/B1",
  ]);
  expect(complaints).not.toHaveBeenCalled();
});
`;

const rendered = `
import { compileScreen } from "layar/compile";
import { renderScreen } from "layar/testing";
import { expect, it } from "vitest";
import { screens } from "virtual:layar";
import * as ofEngine from "layar/widgets";
import * as ofShop from "./layar/widgets/index.ts";

const files = import.meta.glob(["./screens/**/*.json", "./schemas/entities/*.json", "./widgets/*/*.schema.json"], { base: "./layar", query: "?raw", import: "default", eager: true });
const widgets = { ...ofEngine, ...ofShop };
const situation = { market: "leeds", files };

it.each([
  ["built", screens["bikes-bike"]],
  ["compiled", compileScreen(files, { screen: "bikes-bike", market: "leeds", widgets })],
])("renders a screen that was %s with the mock data of the project", async (_, screen) => {
  const bike = await renderScreen(screen, situation);
  expect(bike.container.querySelector("h1").textContent).toBe("Albatros");
  await bike.type("name", "Ada");
  await bike.tap("reserve");
  expect(bike.calls).toEqual([
    { action: "reserveBike", input: { bikeId: "B1", name: "Ada" } },
    { action: "bike", input: { bikeId: "B1" } },
  ]);
  expect(bike.node("taken")).not.toBeNull();
  await bike.unmount();
});

it("renders a scenario", async () => {
  const bike = await renderScreen(screens["bikes-bike"], { ...situation, scenario: "taken" });
  expect(bike.node("reserve")).toBeNull();
  await bike.unmount();
});
`;

it("shows a screen with a REST API as it is, and gives tests screens with their mock data", () => {
  app.write("shown.test.tsx", shown);
  app.write("rendered.test.tsx", rendered);
  run(app.folder, "npx", "vitest", "run", "--environment=jsdom", "--reporter=verbose");
});
