// Screens in the document of a test, without a bundler plugin.
import type { ReactElement } from "react";
import { createRoot } from "react-dom/client";
import { afterEach, describe, expect, it, vi } from "vitest";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import {
  CallFailed,
  mockTransport,
  Refused,
  type RenderedScreen,
  renderScreen,
} from "../../../src/authoring/without-build/doors/testing.ts";
import { LayarProvider, Screen } from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";
import { bike, bikes, widgets, zephyr } from "./bikes-in-browser.ts";

const open: RenderedScreen[] = [];

async function render(...given: Parameters<typeof renderScreen>): Promise<RenderedScreen> {
  const rendered = await renderScreen(...given);
  open.push(rendered);
  return rendered;
}

afterEach(async () => {
  for (const one of open.splice(0)) await one.unmount();
});

describe("a screen in a test", () => {
  it("has the mock data and the parameters of its scenario, and notes calls since the first act", async () => {
    const screen = await render(bike, { market: "leeds", widgets });
    expect(screen.node("price")?.textContent).toBe("£9 a day");
    expect(screen.calls).toEqual([{ action: "bike", input: { bikeId: "B1" } }]);
    await screen.type("name", "Ada");
    await screen.tap("reserve");
    expect(screen.calls).toEqual([
      { action: "reserveBike", input: { bikeId: "B1", name: "Ada" } },
      { action: "bike", input: { bikeId: "B1" } },
    ]);
    expect(screen.container.textContent).toContain("Reserved: you can pick it up");
    expect(screen.node("reserve")).toBeNull();
  });

  it("says that it is gone to who uses it then", async () => {
    const screen = await render(bike, { market: "leeds", widgets });
    await screen.unmount();
    await expect(screen.tap("reserve")).rejects.toThrow("The screen `bikes-bike` was unmounted");
    await expect(screen.type("name", "Ada")).rejects.toThrow("The screen `bikes-bike` was unmounted");
  });

  it("plays another scenario", async () => {
    const screen = await render(bike, { market: "leeds", widgets, scenario: "gone" });
    await screen.type("name", "Ada");
    await screen.tap("reserve");
    expect(screen.node("refused")?.textContent).toBe("Gone");
    await expect(render(bike, { market: "leeds", widgets, scenario: "gon" })).rejects.toThrow("Did you mean `gone`?");
  });

  it("has data of the test's own, and a refusal", async () => {
    const reserveBike = ({ bikeId }: { readonly bikeId: string }) => {
      throw new Refused("late", `${bikeId} is in repair`);
    };
    const transport = mockTransport({ bike: zephyr, reserveBike });
    const screen = await render(bike, { market: "leeds", widgets, transport, params: { bikeId: "B9" } });
    expect(screen.node("header")?.textContent).toContain("Zephyr");
    await screen.tap("reserve");
    expect(screen.node("refused")?.textContent).toBe("B9 is in repair");
  });

  it("rejects what no user could do, and calls for which the test has no data", async () => {
    const transport = mockTransport({ bike: zephyr });
    const screen = await render(bike, { market: "leeds", widgets, transport, params: { bikeId: "B9" } });
    await expect(screen.tap("zz")).rejects.toThrow("No node `zz` is shown. There is: header, price, name, reserve.");
    await expect(screen.type("price", "4")).rejects.toThrow("has no `bind`");
    await expect(screen.tap("price")).rejects.toThrow("`price` does nothing on `tap`. What does: reserve.");
    await expect(screen.tap("reserve")).rejects.toThrow("no data for the action `reserveBike`");
    await expect(render({ ...bike, ...{ files: undefined } }, { market: "leeds", widgets })).rejects.toThrow("Calls need a `transport`");
  });

  it("is one of the project, in a scenario that it has, whatever responds", async () => {
    const transport = mockTransport({ bike: zephyr });
    await expect(render(Reflect.get({}, "bikes-bik"), { market: "leeds", widgets, transport })).rejects.toThrow("renderScreen");
    await expect(render(bike, { market: "leeds", widgets, transport, scenario: "gon" })).rejects.toThrow("Did you mean `gone`?");
    const bare = { ...bike, ...{ files: undefined } };
    await expect(render(bare, { market: "leeds", widgets, transport, scenario: "gone" })).rejects.toThrow("give its `files`");
    const screen = await render(bike, { market: "leeds", widgets, transport, scenario: "gone" });
    expect(screen.calls).toEqual([{ action: "bike", input: { bikeId: "B1" } }]);
  });

  it("is in its only market, with files as a Map has them, where nothing else is said", async () => {
    const screen = await render(bike, { widgets, files: new Map(bikes.map(({ path, text }) => [path, text])) });
    expect(screen.node("price")?.textContent).toBe("£9 a day");
    const both = { ...bike, project: { ...bike.project, markets: [...bike.project.markets, { id: "utrecht", languages: ["nl"] }] } };
    await expect(render(both, { widgets })).rejects.toThrow("`market` is missing. The project has `leeds` and `utrecht`.");
  });

  it("leads home as its app says", async () => {
    const navigate = vi.fn();
    const transport = () => Promise.reject(new CallFailed("service"));
    const screen = await render(bike, { market: "leeds", widgets, transport, params: { bikeId: "B1" }, navigate });
    screen.container.querySelector<HTMLElement>("[data-node=screen-error] .ly-btn-secondary")?.click();
    expect(navigate.mock.calls).toEqual([["/", { params: {}, replace: false }]]);
  });

  it("takes what a user types, and finds entries of a list", async () => {
    const search = compileScreen(libraryFiles, { screen: "books-search", market: "amman", language: "en" });
    const screen = await render(search, { market: "amman", widgets: { ...ofEngine, ...ofLibrary } });
    const [first, second] = [screen.node("book"), screen.node("book", 1)].map((card) => card?.textContent);
    expect(first).not.toBe(second);
    await screen.type("query", "zzz");
    expect(screen.container.querySelector("input")?.value).toBe("zzz");
    expect(screen.calls).toEqual([]);
  });
});

describe("a screen in a page", () => {
  const sent: unknown[] = [];
  const reserveBike = (input: unknown): null => {
    sent.push(input);
    return null;
  };
  const draw = (bikeId: string): ReactElement => (
    <LayarProvider
      market="leeds"
      widgets={widgets}
      transport={mockTransport({ bike: { ...zephyr, name: `Bike ${bikeId}` }, reserveBike })}
      navigate={() => undefined}
    >
      <Screen screen={bike} params={{ bikeId }} />
    </LayarProvider>
  );

  it("is another one with another parameter, in what it shows and in what it sends", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    const root = createRoot(container);
    for (const bikeId of ["B1", "B2"]) {
      root.render(draw(bikeId));
      await expect.poll(() => container.querySelector("[data-node=header]")?.textContent).toContain(`Bike ${bikeId}`);
    }
    container.querySelector<HTMLElement>("[data-node=reserve]")?.click();
    await expect.poll(() => sent).toEqual([{ bikeId: "B2", name: "" }]);
    root.unmount();
    container.remove();
  });

  it("says that the connection is gone for as long as it is", async () => {
    const container = document.body.appendChild(document.createElement("div"));
    const root = createRoot(container);
    root.render(draw("B1"));
    await expect.poll(() => container.querySelector("[data-state=ready]")).not.toBeNull();
    const notice = () => container.querySelector(".ly-offline");
    for (const isOnline of [false, true]) {
      vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
      window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
      await expect.poll(() => notice() === null).toBe(isOnline);
    }
    root.unmount();
    container.remove();
  });
});
