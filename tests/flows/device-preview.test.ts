import type { Page } from "playwright";
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { photo } from "../support/browser/photo.ts";
import { expectScreen, visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app, { market: "indonesia" });

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const link = (page: Page, name: string) => page.locator("[data-node=pages]").getByRole("button", { name, exact: true });

describe("the test preview", () => {
  it("begins with what the app handed over, the token and the header values aside", async () => {
    const { page, open } = visitor;
    await open("/testPreview?deviceId=d1&spits=s1&orderId=7");
    expect(await field(page, "Device id").inputValue()).toBe("d1");
    expect(await field(page, "Market (1 is India)").inputValue()).toBe("2");
    expect(await field(page, "orderId").inputValue()).toBe("7");
    for (const name of ["Token", "spits"]) expect(await field(page, name).inputValue()).toBe("");
  });

  it("has a field for each of the common parameters and header values", async () => {
    const { page, open } = visitor;
    await open("/testPreview");
    const ids = ["device-id", "market", "version", "token", "type", "device-name", "os-version", "gid", "platform"];
    for (const id of [...ids, "spits", "beech", "swift", "eyes"])
      expect(await page.locator(`[data-node=${id}]`).getByRole("textbox").count(), id).toBe(1);
  });

  it("opens a page with the values, in the market that they name, and takes the secrets out of the address", async () => {
    const { page, open } = visitor;
    await open("/testPreview");
    await field(page, "Market (1 is India)").fill("1");
    await field(page, "Device id").fill("d 9");
    await field(page, "Token").fill("typed-token");
    await field(page, "spits").fill("s9");
    await field(page, "orderNo").fill("L2001");
    const asked = page.waitForRequest(/problem-init/);
    await link(page, "Complaint").click();
    const request = await asked;
    const query = new URL(request.url()).searchParams;
    expect([query.get("deviceId"), query.get("token"), query.get("market")]).toEqual(["d 9", "typed-token", "1"]);
    expect(await request.headerValue("spits")).toBe("s9");
    expect(request.postDataJSON()).toEqual({ orderId: "L2001" });
    await expectScreen(page, "complaint-type");
    expect(await page.locator("[data-screen]").getAttribute("data-market")).toBe("india");
    expect(page.url()).not.toMatch(/token|s9/);
    await page.goBack();
    await expectScreen(page, "device-test-preview");
    expect(page.url()).not.toMatch(/typed-token|s9/);
  });

  it("opens hash routes, too", async () => {
    const { page, open } = visitor;
    await open("/testPreview");
    await field(page, "Token").fill("typed-token");
    await link(page, "Bind bank").click();
    await page.waitForURL(/#\/addnormalcard$/);
    await page.waitForSelector("[data-screen]");
    expect(page.url()).not.toContain("token");
  });

  it("shows a photo and facts about it, and sends nothing", async () => {
    const { page, open } = visitor;
    await open("/testPreview");
    const calls: string[] = [];
    page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
    await page.locator("[data-node=camera] input").setInputFiles(photo);
    await page.getByText(/^photo\.png, image\/png, \d+ bytes$/).waitFor();
    await page.locator("[data-node=camera] img").waitFor();
    expect(calls).toEqual([]);
  });

  it("finds the place after a tap", async () => {
    const { context, page, open } = visitor;
    await context.grantPermissions(["geolocation"]);
    await context.setGeolocation({ latitude: -6.2, longitude: 106.8, accuracy: 10 });
    await open("/testPreview");
    expect(await page.locator("[data-node=place]").count()).toBe(0);
    await page.getByRole("button", { name: "Find my location" }).click();
    await page.getByText("-6.2, 106.8, within 10 m", { exact: true }).waitFor();
  });

  it("says that the permission was refused", async () => {
    const { page, open } = visitor;
    await open("/testPreview");
    await page.getByRole("button", { name: "Find my location" }).click();
    await page.getByText("Permission was denied", { exact: true }).waitFor();
  });

  it("is the only page that may ask for the place", async () => {
    const policyOf = async (path: string) => (await fetch(app.origin + path)).headers.get("permissions-policy");
    expect(await policyOf("/testPreview")).toContain("geolocation=(self)");
    for (const path of ["/", "/complaint", "/relevant", "/no-such-page"]) expect(await policyOf(path), path).toContain("geolocation=()");
  });
});
