// A page that was written on a server, and becomes alive.
import type { ReactElement } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { compileScreen } from "../../../src/authoring/without-build/doors/compile.ts";
import { mockTransport } from "../../../src/authoring/without-build/doors/testing.ts";
import { LayarProvider, Screen } from "../../../src/browser/embed/index.ts";
import { bike, bikes, widgets, zephyr } from "./bikes-in-browser.ts";
import { withCookie } from "./with-cookie.ts";

describe("a page of a server", () => {
  const path = "screens/bikes/list/screen.json";
  /** With a draft, below the header and in front of what waits for data. */
  function addRemark(text: string): string {
    const {
      state,
      body: [header, ...body],
      ...screen
    } = JSON.parse(text);
    const button = {
      widget: "button",
      id: "remark",
      props: { label: "{state.remark}" },
      on: { tap: { do: "set", path: "state.remark", to: "" } },
    };
    const remark = { type: "text", initial: "", draft: "visit" };
    return JSON.stringify({ ...screen, state: { ...state, remark }, body: [header, button, ...body] });
  }

  /** Gives what React complains of until the screens are there; `store` is what the device has and the server has not. */
  async function takeOver(
    element: ReactElement,
    store = () => {},
  ): Promise<{ readonly served: string; readonly container: HTMLElement; readonly recovered: unknown[] }> {
    const recovered: unknown[] = [];
    const container = document.body.appendChild(document.createElement("div"));
    const served = renderToString(element);
    container.innerHTML = served;
    store();
    const hydrated = hydrateRoot(container, element, { onRecoverableError: (error) => recovered.push(error) });
    await expect.poll(() => container.querySelector("[data-state=loading]")).toBeNull();
    onTestFinished(() => {
      hydrated.unmount();
      container.remove();
    });
    return { served, container, recovered };
  }

  const transport = mockTransport({ bike: zephyr });
  const noBikes = mockTransport({ bikes: { items: [], next: "" } });

  it("becomes alive without a difference, and loads", async () => {
    const complaints = vi.spyOn(console, "error");
    const { container, recovered } = await takeOver(
      <LayarProvider market="leeds" widgets={widgets} transport={transport} navigate={() => undefined}>
        <Screen screen={bike} params={{ bikeId: "B1" }} />
        <Screen screen={bike} params={{ bikeId: "B2" }} />
      </LayarProvider>,
    );
    const ids = [...container.querySelectorAll("[id]")].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...container.querySelectorAll('[data-node="price"]')].map((one) => one.textContent)).toEqual(["£3 a day", "£3 a day"]);
    expect(recovered).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });

  it("shows what the device has stored, which the server could not know, without a difference either", async () => {
    const complaints = vi.spyOn(console, "error");
    const store = (): void => {
      const owner = JSON.stringify([null, []]);
      sessionStorage.setItem("layar.draft.bikes-list.remark", JSON.stringify([owner, "The bell is gone", "", Date.now()]));
    };
    const onOpen = vi.fn();
    const screen = compileScreen(
      bikes.map((file) => (file.path === path ? { ...file, text: addRemark(file.text) } : file)),
      { screen: "bikes-list", market: "leeds" },
    );
    const { served, container, recovered } = await takeOver(
      <LayarProvider market="leeds" widgets={widgets} transport={noBikes} navigate={() => undefined}>
        <Screen screen={screen} onOpen={onOpen} />
      </LayarProvider>,
      store,
    );
    sessionStorage.clear();
    expect(served).toContain('data-node="remark"');
    expect(container.querySelector("[data-node=remark]")?.textContent).toBe("The bell is gone");
    expect(recovered).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    expect(onOpen).toHaveBeenCalledTimes(1);
  });

  it("shows what a cookie holds without a difference, too", async () => {
    const complaints = vi.spyOn(console, "error");
    const write = (cookie: string) => void Reflect.set(document, "cookie", `layar.visitor=${cookie}; Path=/`);
    onTestFinished(() => write("; Max-Age=0"));
    const screen = compileScreen(withCookie(bikes), { screen: "bikes-list", market: "leeds" });
    const { container, recovered } = await takeOver(
      <LayarProvider market="leeds" widgets={widgets} transport={noBikes} navigate={() => undefined}>
        <Screen screen={screen} />
      </LayarProvider>,
      () => write("%22V1%22"),
    );
    expect(container.querySelector("[data-node=visitor]")?.textContent).toBe("V1");
    expect(recovered).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
  });
});
