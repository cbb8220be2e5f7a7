import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { expectScreen, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";
import { installShell } from "../support/session/shell.ts";

const app = builtApp();

const cards = (page: Page) => page.locator("[data-widget=product-card]");
const toast = (page: Page) => page.locator("[data-widget=toast]");
const words = {
  india: {
    title: "We couldn't log you in",
    message: "Our partner couldn't confirm your account.",
    product: "602",
    onlyInApp: "This product is only available in the app.",
  },
  indonesia: { title: "Gagal masuk", message: undefined, product: "502", onlyInApp: "Produk ini hanya tersedia di dalam aplikasi." },
} as const;

async function jumpTo(page: Page, url: string): Promise<void> {
  await page.route(/joint-login\/jump/, (route) => route.fulfill({ json: { code: 0, message: "", data: { url } } }));
}

/** Where the page would have gone: the address of the first request to another host. */
async function catchLeaving(page: Page): Promise<URL[]> {
  const led: URL[] = [];
  await page.route(
    (url) => url.hostname === "partner.example.com",
    (route) => {
      led.push(new URL(route.request().url()));
      return route.fulfill({ status: 200, contentType: "text/html", body: "<h1>Partner</h1>" });
    },
  );
  return led;
}

describe.each(takeMarkets(0))("a failed partner log-in in %s", (market) => {
  const word = words[market];
  const visitor = visitorOfEachTest(app, { market });

  it("shows why, what to do and products instead", async () => {
    const { page, open } = visitor;
    const asked = page.waitForRequest(/joint-login\/fail/);
    await open("/jointLoginError?id=J7");
    expect((await asked).postDataJSON()).toEqual({ id: "J7" });
    await page.getByRole("heading", { level: 1, name: word.title }).waitFor();
    if (word.message) await page.getByText(word.message, { exact: true }).waitFor();
    expect(await page.locator("[data-node=notice]").textContent()).not.toBe("");
    expect(await cards(page).count()).toBe(4);
  });

  it("counts a tap, then asks for the address and goes there with the common parameters, without the token", async () => {
    const { page, open } = visitor;
    const led = await catchLeaving(page);
    await jumpTo(page, "https://partner.example.com/start?deviceId=theirs");
    await open("/jointLoginError?id=J7&deviceId=d1&gid=g1&platform=android");
    const posts: unknown[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/v3/")) posts.push([pathname, request.method(), request.postDataJSON()]);
    });
    await cards(page).nth(1).getByRole("button").click();
    await page.getByRole("heading", { name: "Partner" }).waitFor();
    // They leave one after the other, but nothing makes them arrive so.
    expect(posts.sort()).toEqual([
      ["/v3/joint-login/jump", "POST", { id: "J7", productId: word.product }],
      ["/v3/joint-login/track", "POST", { id: "J7", productId: word.product }],
    ]);
    const given = Object.fromEntries(led[0]?.searchParams ?? []);
    expect(given).toMatchObject({ deviceId: "theirs", gid: "g1", platform: "android" });
    expect(Object.keys(given)).not.toContain("token");
  });

  it("says that a page of the app opens only inside the app", async () => {
    const { page, open } = visitor;
    await open("/jointLoginError?id=J7&scenario=jump-in-app");
    await cards(page).first().getByRole("button").click();
    await toast(page).getByText(word.onlyInApp, { exact: true }).waitFor();
    await expectScreen(page, "partner-joint-login-error");
  });
});

describe("a failed partner log-in", () => {
  const visitor = visitorOfEachTest(app, { market: "indonesia" });

  it("opens an http:// address in the page, too", async () => {
    const { page, open } = visitor;
    const led = await catchLeaving(page);
    await jumpTo(page, "http://partner.example.com/start");
    await open("/jointLoginError?id=J7&gid=g1");
    await cards(page).first().getByRole("button").click();
    await page.getByRole("heading", { name: "Partner" }).waitFor();
    expect(led[0]?.searchParams.get("gid")).toBe("g1");
    expect(led[0]?.searchParams.has("token")).toBe(false);
  });

  it("hands every other address to the handler on iOS", async () => {
    const { page, open } = visitor;
    const { messages } = await installShell(page, "ios");
    await open("/jointLoginError?id=J7&scenario=jump-in-app");
    await cards(page).first().getByRole("button").click();
    await expect.poll(() => messages).toEqual([{ action: "goPage", params: { url: "layarapp://product/9" }, id: 1 }]);
    await expectScreen(page, "partner-joint-login-error");
  });

  it("shows the message of a refused lookup as a toast, keeps it with a retry, and recovers", async () => {
    const { page, open } = visitor;
    await open("/jointLoginError?id=J7&scenario=fails-once", "failed");
    await toast(page).getByText("Try once more", { exact: true }).waitFor();
    expect(await toast(page).getAttribute("role")).toBe("alert");
    await toast(page).waitFor({ state: "detached" });
    await page.locator("[data-widget=screen-error]").getByText("Try once more", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await expectScreen(page, "partner-joint-login-error");
    expect(await cards(page).count()).toBe(4);
  });

  it("shows the message of a refused jump and takes the loading sign away", async () => {
    const { page, open } = visitor;
    await open("/jointLoginError?id=J7&scenario=jump-refused");
    await cards(page).first().getByRole("button").click();
    await toast(page).getByText("This product is closed", { exact: true }).waitFor();
    expect(await page.getByText("Membuka produk").count()).toBe(0);
    await expect.poll(() => cards(page).first().getByRole("button").getAttribute("aria-busy")).toBeNull();
  });

  it("shows the loading sign while the address is asked for", async () => {
    const { page, open } = visitor;
    await open("/jointLoginError?id=J7&scenario=jump-slow");
    await installShell(page, "android");
    await cards(page).first().getByRole("button").click();
    await page.getByText("Membuka produk").waitFor();
    await page.getByText("Membuka produk").waitFor({ state: "detached" });
  });

  it("does nothing on a product that is not enabled", async () => {
    const { page, open } = visitor;
    await open("/jointLoginError?id=J7");
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
    await cards(page).nth(3).getByRole("button").click({ force: true });
    await page.waitForTimeout(300);
    expect(calls).toEqual([]);
  });

  it("goes on although the tap could not be counted", async () => {
    const { page, open } = visitor;
    await installShell(page, "android");
    await open("/jointLoginError?id=J7&scenario=count-offline");
    const jumped = page.waitForRequest(/joint-login\/jump/);
    await cards(page).nth(2).getByRole("button").click();
    expect((await jumped).postDataJSON()).toMatchObject({ id: "J7" });
  });
});
