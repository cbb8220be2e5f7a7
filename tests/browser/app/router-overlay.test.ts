import { describe, expect, it } from "vitest";
import { createRouter } from "../../../src/browser/app/router.ts";
import { createMemoryBrowser, openRouter } from "./memory-browser.ts";

describe("openOverlay", () => {
  it("lets Back close the dialog and stay on the screen", () => {
    const { browser, moves, closed, openDialog } = openRouter("/a");
    openDialog("confirm");
    browser.pressBack();
    expect(closed).toEqual(["confirm"]);
    expect(browser.urls).toEqual(["/a"]);
    expect(moves).toEqual([]);
  });

  it("leaves its entry when the dialog closes otherwise", async () => {
    const { browser, closed, moves, openDialog } = openRouter("/a");
    openDialog("confirm")();
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
    expect([...closed, ...moves]).toEqual([]);
  });

  it("keeps one entry when a dialog follows a dialog", async () => {
    const { browser, closed, openDialog } = openRouter("/a");
    const release = openDialog("first");
    release();
    openDialog("second");
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/a"]);
    browser.pressBack();
    expect(closed).toEqual(["second"]);
  });

  it("opens again after it has closed", async () => {
    const { browser, closed, openDialog } = openRouter("/a");
    openDialog("first")();
    await Promise.resolve();
    openDialog("second");
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/a"]);
    browser.pressBack();
    expect(closed).toEqual(["second"]);
  });

  it("gives its entry to the screen that follows", async () => {
    const { browser, router, openDialog } = openRouter("/a");
    const release = openDialog("confirm");
    router.go("/b", false);
    release();
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/b"]);
    browser.pressBack();
    expect(browser.urls).toEqual(["/a"]);
  });

  it("goes before the screen beneath is replaced", async () => {
    const { browser, router, openDialog } = openRouter("/a");
    router.go("/b", false);
    openDialog("confirm");
    router.go("/c", true);
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/c"]);
  });

  it("goes before the page is left", async () => {
    const { browser, router, openDialog } = openRouter("/a");
    openDialog("confirm");
    router.leave("https://bank.example/", false);
    expect(browser.left).toEqual([]);
    await browser.settle();
    expect(browser.left).toEqual(["https://bank.example/"]);
  });

  it("goes back two entries when a flow goes back from an open dialog", async () => {
    const { browser, router, openDialog } = openRouter("/a");
    router.go("/b", false);
    openDialog("confirm");
    router.back(() => {});
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
  });

  it("goes back one screen for two taps from an open dialog", async () => {
    const { browser, router, openDialog } = openRouter("/a");
    for (const url of ["/b", "/c"]) router.go(url, false);
    openDialog("confirm");
    router.back(() => {});
    router.back(() => {});
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/b"]);
  });

  it("goes elsewhere once for two taps from a dialog where the visit began", async () => {
    const { browser, router, openDialog } = openRouter("/a");
    openDialog("confirm");
    router.back(() => router.go("/home", false));
    router.back(() => router.go("/home", false));
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/home"]);
    router.back(() => {});
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
  });

  it("leaves no entry behind for a dialog that a reload has closed", async () => {
    const { browser, openDialog } = openRouter("/a");
    openDialog("confirm");
    const moves: number[] = [];
    createRouter(browser, (scrollY) => moves.push(scrollY));
    await browser.settle();
    expect(browser.urls).toEqual(["/a"]);
    expect(moves).toEqual([]);
  });

  it("has an entry of its own for a dialog that opens by itself after a reload", async () => {
    const { browser, openDialog } = openRouter("/a");
    openDialog("before");
    const closed: string[] = [];
    const router = createRouter(browser, () => {});
    router.openOverlay(() => closed.push("after"));
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/a"]);
    browser.pressBack();
    expect(closed).toEqual(["after"]);
    expect(browser.urls).toEqual(["/a"]);
  });

  it("leaves the entry of a closed dialog that is reached from another screen", async () => {
    const { browser, moves, router, openDialog } = openRouter("/a");
    router.go("/b", false);
    openDialog("confirm");
    browser.pressBack();
    browser.pressBack();
    browser.history.go(2);
    await browser.settle();
    expect(browser.urls).toEqual(["/a", "/b"]);
    expect(moves).toEqual([0, 0, 0]);
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
