// What a host may do with a screen in its app, and what the screen says to it.
import { Activity, type ReactElement, type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { userEvent } from "vitest/browser";
import { Refused } from "../../../src/authoring/without-build/doors/testing.ts";
import { type LayarProviderProps, preloadScreen, type Report, Screen, type Session } from "../../../src/browser/embed/index.ts";
import { libraryFiles } from "../../support/project/library-texts.ts";
import { books, changed, compile, fetched, inHost, openHost, type, widgets } from "./open-host.tsx";

describe("what was typed", () => {
  it("stays while the host renders again, with new objects for all that it gives", async () => {
    const host = openHost();
    const transport = vi.fn(async () => books);
    const show = (): void => host.show(inHost(<Screen screen={screen} />, { transport, storage: { prefix: "shop" } }));
    const screen = compile();
    show();
    await type(host, "zzz");
    show();
    await userEvent.keyboard("y");
    expect([host.input()?.value, transport.mock.calls.length]).toEqual(["zzzy", 1]);
  });

  it("stays in another language whose code has yet to come", async () => {
    const host = openHost();
    const screen = fetched(compile());
    const show = (language: string): void => host.show(inHost(<Screen screen={screen} />, { language }));
    show("en");
    await type(host, "zzz");
    show("ar");
    await expect.poll(() => host.container.querySelector("[data-screen]")?.getAttribute("lang")).toBe("ar");
    expect(host.input()?.value).toBe("zzz");
  });

  it("stays in a part that the host hides and shows again", async () => {
    const host = openHost();
    const screen = compile();
    const show = (mode: "visible" | "hidden"): void => host.show(<Activity mode={mode}>{inHost(<Screen screen={screen} />)}</Activity>);
    show("visible");
    await type(host, "zzz");
    show("hidden");
    await expect.poll(() => host.container.querySelector<HTMLElement>("[data-screen]")?.style.display).toBe("none");
    await new Promise((done) => setTimeout(done));
    show("visible");
    await expect.poll(() => host.input()?.checkVisibility()).toBe(true);
    await type(host, "zzzy");
    await userEvent.keyboard("{Enter}");
    await expect.poll(() => host.container.querySelector("[data-node=found]")?.textContent).toContain("0");
    expect(host.input()?.value).toBe("zzzy");
  });

  it("is a draft for the screen that stands in its place at once, also where the browser stores nothing", async () => {
    const screen = compile(
      changed((text) => text.replace('"state": { "query": ""', '"state": { "query": { "type": "text", "initial": "", "draft": "visit" }')),
    );
    const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    onTestFinished(() => refuse.mockRestore());
    const host = openHost();
    host.show(inHost(<Screen key="a" screen={screen} />));
    await type(host, "zzz");
    host.show(inHost(<Screen key="b" screen={screen} />));
    await expect.poll(() => host.input()?.value).toBe("zzz");
  });
});

it("is shown at once where its code was fetched before", async () => {
  const host = openHost();
  const screen = fetched(compile());
  await preloadScreen(screen, { market: "amman", language: "en" });
  const fallback = vi.fn(() => null);
  const Fallback = fallback;
  host.show(inHost(<Screen screen={screen} fallback={<Fallback />} />));
  await expect.poll(host.input).not.toBeNull();
  expect(fallback).not.toHaveBeenCalled();
});

it("says beside a field what a transport in code says of its input, where no wire file names them", async () => {
  const refuse = async ({ input }: { readonly input: { readonly query?: unknown } }) => {
    if (input.query) throw new Refused("", "No.", { fields: { query: "Too short" } });
    return books;
  };
  const files = libraryFiles.map(({ path, text }) => ({
    path,
    text: path === "screens/catalogue/wire/default.json" ? text.replace(/,\s*"response":.*/, "") : text,
  }));
  const host = openHost();
  let session: Session | undefined;
  const onOpen = (opened: Session): void => {
    session = opened;
  };
  host.show(inHost(<Screen screen={compile(files)} onOpen={onOpen} />, { transport: refuse }));
  await type(host, "z");
  await userEvent.keyboard("{Enter}");
  await expect.poll(() => session?.store.getState().invalid).toEqual({ query: "Too short" });
  expect(session?.store.getState().toast).toBeNull();
});

it("fails for its host, too, where a part breaks without which it cannot be shown", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  const broken = (): never => {
    throw new Error("broken");
  };
  const onFailure = vi.fn();
  const screen = compile(changed((text) => text.replace('"id": "query",', '"id": "query", "critical": true,')));
  const host = openHost();
  host.show(inHost(<Screen screen={screen} onFailure={onFailure} />, { widgets: { ...widgets, "search-field": broken } }));
  await expect.poll(() => onFailure.mock.calls.length).toBe(1);
  expect(onFailure.mock.calls[0]?.[0]).toMatchObject({ kind: "service" });
});

interface CountedProps {
  readonly round: number;
  draw(report: LayarProviderProps["report"]): ReactElement;
  note(report: Report): void;
}

/** An app that shows how many reports it got. */
const Counted = ({ round, draw, note }: CountedProps): ReactNode => {
  const [count, setCount] = useState(0);
  const report = (one: Report): void => {
    note(one);
    setCount((before) => before + 1);
  };
  return <div data-round={`${round} ${count}`}>{draw(report)}</div>;
};

it("reports once a part that breaks, without which it can be shown, whatever its host does then and however often it renders", async () => {
  const complaints = vi.spyOn(console, "error").mockImplementation(() => undefined);
  onTestFinished(() => complaints.mockRestore());
  const broken = (): never => {
    throw new Error("broken");
  };
  const screen = compile();
  const reports: Report[] = [];
  const draw = (report: LayarProviderProps["report"]): ReactElement =>
    inHost(<Screen screen={screen} />, { widgets: { ...widgets, "search-field": broken }, report });
  const host = openHost();
  for (const round of [0, 1, 2, 3, 4, 5]) {
    flushSync(() => host.show(<Counted round={round} draw={draw} note={(report) => reports.push(report)} />));
    await expect.poll(() => host.container.querySelector("[data-state=ready] div[data-node=query]:not(:has(input))")).not.toBeNull();
    await expect.poll(() => host.container.querySelector("[data-round]")?.getAttribute("data-round")).toBe(`${round} 1`);
  }
  expect(reports.map(({ what, detail }) => [what, detail["node"]])).toEqual([["node-failed", "query"]]);
  expect(host.container.querySelector("[data-node=header]")).not.toBeNull();
});
