import { describe, expect, it } from "vitest";
import { createRouter } from "../../../src/browser/app/router.ts";
import { createMemoryBrowser } from "./memory-browser.ts";

function open(url?: string, state?: unknown) {
  const browser = createMemoryBrowser(url, state);
  const moves: number[] = [];
  const closed: string[] = [];
  const router = createRouter(browser, (scrollY) => moves.push(scrollY));
  const openDialog = (name: string) => router.openOverlay(() => closed.push(name));
  return { browser, moves, closed, router, openDialog };
}

describe("createRouter", () => {
  it("puts each screen on the history", () => {
    const { browser, moves, router } = open("/complaint");
    router.go("/complainPageNext", false);
    expect(browser.urls).toEqual(["/complaint", "/complainPageNext"]);
    expect(moves).toEqual([0]);
    expect(router.hasPrevious()).toBe(true);
  });

  it("replaces a screen that must not be come back to", () => {
    const { browser, router } = open("/complaint");
    router.go("/complainPageNext", false);
    router.go("/complaintList", true);
    expect(browser.urls).toEqual(["/complaint", "/complaintList"]);
  });

  it("comes back to where the borrower had scrolled", () => {
    const { browser, moves, router } = open("/complaint");
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
    const { browser, router } = open("/a");
    let elsewhere = 0;
    router.back(() => elsewhere++);
    expect(elsewhere).toBe(1);
    router.go("/b", false);
    router.back(() => elsewhere++);
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
    expect(elsewhere).toBe(1);
  });

  it("keeps the place in the visit over a reload", () => {
    expect(open("/b", { at: 3 }).router.hasPrevious()).toBe(true);
  });

  it("identifies an entry by a number that comes again with Back and not with another opening", () => {
    const { browser, router } = open("/a");
    const first = router.place();
    router.go("/b", false);
    expect(router.place()).not.toBe(first);
    browser.pressBack();
    expect(router.place()).toBe(first);
    expect(open("/a", browser.history.state).router.place()).toBe(first);
    expect(open("/a").router.place()).not.toBe(first);
  });

  it("takes an address that a borrower typed as a new place", () => {
    const { browser, moves, router } = open("/a");
    browser.history.pushState(null, "", "/#/payway");
    browser.history.pushState(null, "", "/#/payway");
    browser.pressBack();
    expect(moves).toEqual([0]);
    expect(router.hasPrevious()).toBe(true);
  });
});

describe("openOverlay", () => {
  it("lets Back close the dialog and stay on the screen", () => {
    const { browser, moves, closed, openDialog } = open("/a");
    openDialog("confirm");
    browser.pressBack();
    expect(closed).toEqual(["confirm"]);
    expect(browser.urls).toEqual(["/a"]);
    expect(moves).toEqual([]);
  });

  it("takes its entry away when the dialog closes otherwise", async () => {
    const { browser, closed, moves, openDialog } = open("/a");
    openDialog("confirm")();
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
    expect([...closed, ...moves]).toEqual([]);
  });

  it("keeps one entry when a dialog follows a dialog", async () => {
    const { browser, closed, openDialog } = open("/a");
    const release = openDialog("first");
    release();
    openDialog("second");
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/a"]);
    browser.pressBack();
    expect(closed).toEqual(["second"]);
  });

  it("opens again after it has closed", async () => {
    const { browser, closed, openDialog } = open("/a");
    openDialog("first")();
    await Promise.resolve();
    openDialog("second");
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/a"]);
    browser.pressBack();
    expect(closed).toEqual(["second"]);
  });

  it("gives its entry to the screen that follows", async () => {
    const { browser, router, openDialog } = open("/a");
    const release = openDialog("confirm");
    router.go("/b", false);
    release();
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/b"]);
    browser.pressBack();
    expect(browser.urls).toEqual(["/a"]);
  });

  it("goes before the screen beneath is replaced", async () => {
    const { browser, router, openDialog } = open("/a");
    router.go("/b", false);
    openDialog("confirm");
    router.go("/c", true);
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/c"]);
  });

  it("goes before the page is left", async () => {
    const { browser, router, openDialog } = open("/a");
    openDialog("confirm");
    router.leave("https://bank.example/", false);
    expect(browser.left).toEqual([]);
    await browser.settle();
    expect(browser.left).toEqual(["https://bank.example/"]);
  });

  it("goes back two entries when a flow goes back from an open dialog", async () => {
    const { browser, router, openDialog } = open("/a");
    router.go("/b", false);
    openDialog("confirm");
    router.back(() => {});
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
  });

  it("shows nothing for Forward to a dialog that is closed", async () => {
    const browser = createMemoryBrowser("/a");
    const moves: number[] = [];
    const router = createRouter(browser, (scrollY) => moves.push(scrollY));
    router.openOverlay(() => {});
    browser.pressBack();
    browser.history.go(1);
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
    expect(moves).toEqual([]);
  });
});
