// Screens in the document of a test, without a bundler plugin; and a page that was written on a server.
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it, vi } from "vitest";
import { compileScreen } from "../../../src/authoring/doors/compile.ts";
import { mockTransport, Refused, type RenderedScreen, renderScreen } from "../../../src/authoring/doors/testing.ts";
import { LayarProvider, Screen } from "../../../src/browser/embed/index.ts";
import * as ofEngine from "../../../src/widgets/index.ts";
import * as ofLibrary from "../../projects/library/widgets/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";
import { bicycles } from "./bicycles.ts";

const widgets = { ...ofEngine, ...ofLibrary };
const ride = compileScreen(bicycles(libraryFiles), { screen: "rides-ride", market: "portugal" });

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
    const screen = await render(ride, { market: "portugal", widgets });
    expect(screen.node("minutes")?.textContent).toBe("12 minutes");
    expect(screen.calls).toEqual([{ action: "ride", input: { rideId: "R1" } }]);
    await screen.tap("end");
    expect(screen.calls).toEqual([{ action: "endRide", input: { rideId: "R1" } }]);
    expect(screen.container.textContent).toContain("Thank you");
    expect(screen.node("ended")).toBeNull();
  });

  it("plays another scenario", async () => {
    const screen = await render(ride, { market: "portugal", widgets, scenario: "dock-full" });
    await screen.tap("end");
    expect(screen.node("refused")?.textContent).toBe("This dock is full");
    await expect(render(ride, { market: "portugal", widgets, scenario: "dock-ful" })).rejects.toThrow("Did you mean `dock-full`?");
  });

  it("has data of the test's own, and a refusal", async () => {
    const endRide = ({ rideId }: { readonly rideId: string }) => {
      throw new Refused("late", `${rideId} is over`);
    };
    const transport = mockTransport({ ride: { bike: "Bike 9", minutes: 3 }, endRide });
    const screen = await render(ride, { market: "portugal", widgets, transport, params: { rideId: "R2" } });
    expect(screen.node("header")?.textContent).toContain("Bike 9");
    await screen.tap("end");
    expect(screen.node("refused")?.textContent).toBe("R2 is over");
  });

  it("rejects what no user could do, and calls for which the test has no data", async () => {
    const transport = mockTransport({ ride: { bike: "Bike 9", minutes: 3 } });
    const screen = await render(ride, { market: "portugal", widgets, transport, params: { rideId: "R2" } });
    await expect(screen.tap("nd")).rejects.toThrow("No node `nd` is shown. There is: header, minutes, end.");
    await expect(screen.type("minutes", "4")).rejects.toThrow("has no `bind`");
    await expect(screen.tap("end")).rejects.toThrow("no data for the action `endRide`");
    await expect(render({ ...ride, ...{ files: undefined } }, { market: "portugal", widgets })).rejects.toThrow("Calls need a `transport`");
  });

  it("takes what a user types, and finds entries of a list", async () => {
    const search = compileScreen(libraryFiles, { screen: "books-search", market: "amman", language: "en" });
    const screen = await render(search, { market: "amman", widgets });
    const [first, second] = [screen.node("book"), screen.node("book", 1)].map((card) => card?.textContent);
    expect(first).not.toBe(second);
    await screen.type("query", "zzz");
    expect(screen.container.querySelector("input")?.value).toBe("zzz");
    expect(screen.calls).toEqual([]);
  });
});

describe("a page of a server", () => {
  it("becomes alive without a difference, and loads", async () => {
    const complaints = vi.spyOn(console, "error");
    const recovered: unknown[] = [];
    const element = (
      <LayarProvider
        market="portugal"
        widgets={widgets}
        transport={mockTransport({ ride: { bike: "Bike 7", minutes: 12 } })}
        navigate={() => undefined}
      >
        <Screen screen={ride} params={{ rideId: "R1" }} />
        <Screen screen={ride} params={{ rideId: "R2" }} />
      </LayarProvider>
    );
    const container = document.body.appendChild(document.createElement("div"));
    container.innerHTML = renderToString(element);
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const hydrated = hydrateRoot(container, element, { onRecoverableError: (error) => recovered.push(error) });
    await expect
      .poll(() => [...container.querySelectorAll('[data-node="minutes"]')].map((one) => one.textContent))
      .toEqual(["12 minutes", "12 minutes"]);
    hydrated.unmount();
    container.remove();
    expect(recovered).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });
});
