import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { expectHeadingAndWayOn, expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";
import { installShell } from "../support/session/shell.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app, { market: "indonesia" });

const address = () => visitor.page.url().replace(app.origin, "");
const openDetails = async () => {
  await visitor.page.locator("[data-widget=complaint-item]").first().click();
  await expectScreen(visitor.page, "complaint-details");
};
/** Puts a shell on every page; gives the actions that it is asked for. */
const playShell = async () => {
  const { messages } = await installShell(visitor.page);
  return () => messages.map(({ action }) => action);
};

describe("a visit", () => {
  it("keeps the market in its addresses and the token out of them", async () => {
    const { open } = visitor;
    await open("/complaintList?deviceId=d1");
    expect(address()).toBe("/complaintList?deviceId=d1&market=2");
    await openDetails();
    expect(address()).toMatch(/^\/complainDetails\?deviceId=d1&market=2&problemId=\w+$/);
  });

  it("begins again for another user whom the shell hands over by the hash alone", async () => {
    const { page, open } = visitor;
    await open("/?gid=A&token=TA#/payway?orderId=L2001&amount=16365");
    await expectScreen(page, "repayment-payway");
    const sent = page.waitForRequest((request) => request.url().includes("repayment-way") && request.url().includes("TB"));
    await page.evaluate(() => {
      location.hash = "#/payway?orderId=L2002&amount=16365&gid=B&token=TB";
    });
    expect(new URL((await sent).url()).searchParams.get("gid")).toBe("B");
    await expectScreen(page, "repayment-payway");
    expect(page.url()).not.toContain("TB");
  });

  it("goes back and forward between screens, with title and focus", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await openDetails();
    await expect.poll(() => page.title()).toBe("Complaint details");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
    await page.goBack();
    await expectScreen(page, "complaint-list");
    await page.goForward();
    await expectScreen(page, "complaint-details");
  });

  it("goes back by the header to where the borrower came from, and to the named screen where the visit began", async () => {
    const { page, open } = visitor;
    const back = page.getByRole("button", { name: "Back", exact: true });
    await open("/complaintList");
    const before = await page.evaluate(() => history.length);
    await openDetails();
    await back.click();
    await expectScreen(page, "complaint-list");
    expect(await page.evaluate(() => [history.length, Math.floor(history.state.at)])).toEqual([before + 1, 0]);
    await open("/complainDetails?problemId=C1002");
    await back.click();
    await expectScreen(page, "complaint-list");
    expect(await page.evaluate(() => history.length)).toBe(before + 1);
  });

  it("keeps market and screen over a reload", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await openDetails();
    await page.reload();
    await expectScreen(page, "complaint-details");
    expect(await page.locator("main").getAttribute("data-market")).toBe("indonesia");
  });

  it("leaves no entry behind for a dialog that was closed by its button", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await page.goto(`${app.origin}/complainDetails?problemId=C1001`);
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    await dialog.getByRole("button", { name: "Close" }).click();
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).not.toContain('isOverlay":true');
    await page.goBack();
    await expectScreen(page, "complaint-list");
  });

  it.each(["/nowhere", "/complaint/nowhere", "/#/nowhere", "/complaint#/nowhere"])("shows a way home for %s", async (path) => {
    await visitor.open(path);
    await expectScreen(visitor.page, "site-not-found");
    await expectHeadingAndWayOn(visitor.page);
  });

  it("shows a way home, and no token, for a path that begins like the name of a host", async () => {
    const { page } = visitor;
    await page.goto(`${app.origin}//complaint?market=2&token=canary-token`);
    await expectScreen(page, "site-not-found");
    expect(address()).toBe("//complaint?market=2");
    await page.getByRole("button", { name: "Kembali ke Beranda" }).click();
    await expectScreen(page, "site-home");
  });

  it("offers a retry when the code of a screen does not come, and shows the screen once it does", async () => {
    const { page, open } = visitor;
    await page.route(/complaint-list/, (route) => route.abort());
    await open("/complaintList", "failed");
    await expectHeadingAndWayOn(page);
    await page.unroute(/complaint-list/);
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await expectScreen(page, "complaint-list");
  });

  it("goes home from a screen whose code does not come", async () => {
    const { page, open } = visitor;
    await page.route(/complaint-list/, (route) => route.abort());
    await open("/complaintList", "failed");
    await page.getByRole("button", { name: "Kembali ke Beranda" }).click();
    await page.waitForSelector("[data-state=ready]");
    expect(address()).toBe("/?market=2");
  });

  it("asks the shell for its home from a screen whose code does not come, where there is a shell", async () => {
    const { page, open } = visitor;
    const asked = await playShell();
    await page.route(/complaint-list/, (route) => route.abort());
    await open("/complaintList", "failed");
    await page.getByRole("button", { name: "Kembali ke Beranda" }).click();
    await expect.poll(asked).toEqual(["goHome"]);
    expect(address()).toBe("/complaintList?market=2");
  });

  it("asks the shell for its home from an address that leads nowhere", async () => {
    const { page, open } = visitor;
    const asked = await playShell();
    await open("/nowhere");
    await page.getByRole("button", { name: "Kembali ke Beranda" }).click();
    await expect.poll(asked).toEqual(["goHome"]);
  });

  it("shows the later of two screens that were asked for", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    const release = await hold(page, /complaint-details/);
    await page.locator("[data-widget=complaint-item]").first().click();
    await expect.poll(address).toContain("/complainDetails");
    await page.goBack();
    await expectScreen(page, "complaint-list");
    release();
    await page.waitForLoadState("networkidle");
    await expectScreen(page, "complaint-list");
  });
});
