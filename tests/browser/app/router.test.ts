import { describe, expect, it, vi } from "vitest";
import { createRouter } from "../../../src/browser/app/router.ts";
import { createMemoryBrowser, openRouter } from "./memory-browser.ts";

describe("createRouter", () => {
  it("puts each screen on the history", () => {
    const { browser, moves, router } = openRouter("/complaint");
    router.go("/complainPageNext", false);
    expect(browser.urls).toEqual(["/complaint", "/complainPageNext"]);
    expect(moves).toEqual([0]);
    expect(router.hasPrevious()).toBe(true);
  });

  it("replaces a screen that must not be come back to", () => {
    const { browser, router } = openRouter("/complaint");
    router.go("/complainPageNext", false);
    router.go("/complaintList", true);
    expect(browser.urls).toEqual(["/complaint", "/complaintList"]);
  });

  it("comes back to where the borrower had scrolled", () => {
    const { browser, moves, router } = openRouter("/complaint");
    browser.scrollY = 320;
    router.go("/complainPageNext", false);
    browser.scrollY = 5;
    browser.pressBack();
    expect(moves).toEqual([0, 320]);
    expect(router.hasPrevious()).toBe(false);
  });

  it("leads on by loading where the history may not be changed", async () => {
    const browser = createMemoryBrowser("/a");
    const refuse = (): never => {
      throw new DOMException("No address of its own.", "SecurityError");
    };
    Object.assign(browser.history, { pushState: refuse, replaceState: refuse });
    const moves: number[] = [];
    const router = createRouter(browser, (scrollY) => moves.push(scrollY));
    let closed = 0;
    const release = router.openOverlay(() => closed++);
    release();
    router.go("/b", false);
    router.go("/c", true);
    await browser.settle();
    expect([browser.left, moves, closed, router.mayRetry()]).toEqual([["/b", "replace /c"], [], 0, false]);
  });

  it("goes back inside the visit and elsewhere at its start", async () => {
    const { browser, router } = openRouter("/a");
    let elsewhere = 0;
    router.back(() => elsewhere++);
    expect(elsewhere).toBe(1);
    router.go("/b", false);
    router.back(() => elsewhere++);
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
    expect(elsewhere).toBe(1);
  });

  it("takes a second tap on Back for the same step, until the browser has gone back", async () => {
    const { browser, router } = openRouter("/a");
    for (const url of ["/b", "/c", "/d"]) router.go(url, false);
    router.back(() => {});
    router.back(() => {});
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/b", "/c"]);
    router.back(() => {});
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/b"]);
  });

  it("goes back again after a second where the browser has not", () => {
    const { browser, router } = openRouter("/b", { at: 3 });
    const steps = vi.spyOn(browser.history, "go");
    const now = vi.spyOn(performance, "now");
    for (const time of [5000, 5999, 6000]) {
      now.mockReturnValue(time);
      router.back(() => {});
    }
    now.mockRestore();
    expect(steps).toHaveBeenCalledTimes(2);
  });

  it("goes back from the next screen that was gone to while the browser went back", async () => {
    const { browser, router } = openRouter("/a");
    router.go("/b", false);
    router.back(() => {});
    router.go("/c", false);
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/b"]);
    router.back(() => {});
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
  });

  it("keeps the place in the visit over a reload", () => {
    expect(openRouter("/b", { at: 3 }).router.hasPrevious()).toBe(true);
  });

  it("identifies an entry by a number that comes again with Back and not with another opening", () => {
    const { browser, router } = openRouter("/a");
    const first = router.place();
    router.go("/b", false);
    expect(router.place()).not.toBe(first);
    browser.pressBack();
    expect(router.place()).toBe(first);
    expect(openRouter("/a", browser.history.state).router.place()).toBe(first);
    expect(openRouter("/a").router.place()).not.toBe(first);
  });

  it("takes an address that a borrower typed as a new place", () => {
    const { browser, moves, router } = openRouter("/a");
    browser.history.pushState(null, "", "/#/payway");
    browser.history.pushState(null, "", "/#/payway");
    browser.pressBack();
    expect(moves).toEqual([0]);
    expect(router.hasPrevious()).toBe(true);
  });
});
