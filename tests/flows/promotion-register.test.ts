import { beforeEach, describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { comeToRegister, digitsIn, promotionWords, type Registering } from "../support/browser/promotion-page.ts";
import { findViolations, overflow } from "../support/browser/violations.ts";
import { expectScreen, takeMarkets } from "../support/browser/visitor.ts";

const app = builtApp();
let visitor: Registering;

const rest = "id=77&user_from=u1&invite_code=i1&app_from=a1&utm_tag=t1";

describe.each(takeMarkets(1))("registering through a promotion in %s", (market) => {
  const w = promotionWords[market];
  const query = `templateId=${w.template}&${rest}`;
  beforeEach(async () => {
    visitor = await comeToRegister(app, market, query);
  });

  it("shows the template, what the promotion adds, and counts the visit", async () => {
    const { page } = visitor;
    const counted = page.waitForRequest(/track-visit/);
    await page.reload();
    const { searchParams } = new URL((await counted).url());
    expect(Object.fromEntries(searchParams)).toMatchObject({
      page_id: w.template,
      user_from: "u1",
      client_type: "h5",
      page_type: "1",
      utm_tag: "t1",
      app_from: "a1",
    });
    await page.getByRole("heading", { level: 1, name: w.headline }).waitFor();
    await page.getByText(w.own, { exact: true }).waitFor();
    expect(await page.locator("[data-widget=hero]").evaluate((hero) => getComputedStyle(hero).backgroundColor)).toBe(
      market === "india" ? "rgb(11, 93, 59)" : "rgb(138, 21, 56)",
    );
    expect(await page.locator("[data-screen]").getAttribute("data-screen")).toBe("promotion-register");
    // How the number is wanted stands between its name and the field, and is read out with it.
    const hint = page.locator("[data-node=phone] .ly-hint");
    expect(await hint.textContent()).toContain(w.phoneHint);
    expect((await visitor.field(w.phone).getAttribute("aria-describedby"))?.split(" ")).toContain(await hint.getAttribute("id"));
    expect(await page.evaluate(() => window.location.href)).not.toContain("canary-token");
    expect(await findViolations(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });

  it("asks for the picture by the registration's number, without the token, and again with a phone number only", async () => {
    const { pictures, captcha, field, button, hears } = visitor;
    expect(pictures.map(({ searchParams }) => [searchParams.get("sid"), searchParams.get("token")])).toEqual([["S1", null]]);
    await button(w.refresh).click();
    await hears("please enter the phone number correctly");
    expect(pictures.length).toBe(1);
    await field(w.phone).fill("13812345678");
    await field(w.captcha).fill(await captcha());
    await button(w.refresh).click();
    await expect.poll(() => pictures.length).toBe(2);
    expect(pictures[1]?.searchParams.get("sid")).toBe("S1");
    expect(pictures[1]?.href).not.toBe(pictures[0]?.href);
    expect(await field(w.captcha).inputValue()).toBe("");
  });

  it("says what is missing, one after the other, and sends nothing", async () => {
    const { page, field, button, hears } = visitor;
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    for (const phone of ["", "1381234567", "23812345678", "12812345678"]) {
      await field(w.phone).fill(phone);
      await button(w.send).click();
      await hears("please enter the phone number correctly");
    }
    await field(w.phone).fill("138123456789");
    expect(await digitsIn(field(w.phone))).toBe("13812345678");
    await button(w.send).click();
    await hears(w.noCaptcha);
    await field(w.captcha).fill("ABCDE");
    expect(await field(w.captcha).inputValue()).toBe("ABCD");
    await button(w.submit).click();
    await hears(w.noSms);
    await field(w.sms).fill("1234567");
    expect(await field(w.sms).inputValue()).toBe("123456");
    expect(sent).toEqual([]);
  });

  it("draws another picture when the captcha was wrong", async () => {
    const { pictures, field, button, hears } = visitor;
    await field(w.phone).fill("13812345678");
    await field(w.captcha).fill("zzzz");
    await button(w.send).click();
    await hears(w.wrong);
    await expect.poll(() => pictures.length).toBe(2);
    expect(await field(w.captcha).inputValue()).toBe("");
    expect(await button(w.send).count()).toBe(1);
  });

  it("registers, counts the tap, and leads to the download with all parameters", async () => {
    const { page, captcha, field, button, hears } = visitor;
    await field(w.phone).fill("13812345678");
    await field(w.captcha).fill(await captcha());
    const code = page.waitForRequest(/get-sms/);
    await button(w.send).click();
    expect(Object.fromEntries(new URLSearchParams((await code).postData() ?? ""))).toEqual({
      phone: "13812345678",
      captcha: await captcha(),
      sid: "S1",
    });
    await hears(w.sent);
    await field(w.sms).fill("123456");
    const [tapped, registered] = [page.waitForRequest(/track-click/), page.waitForRequest(/promotion\/register/)];
    await button(w.submit).click();
    expect(Object.fromEntries(new URL((await tapped).url()).searchParams)).toMatchObject({
      page_id: w.template,
      user_from: "u1",
      utm_tag: "t1",
      app_from: "a1",
    });
    expect(Object.fromEntries(new URLSearchParams((await registered).postData() ?? ""))).toEqual({
      phone: "13812345678",
      capcode: await captcha(),
      sid: "S1",
      deviceId: "",
      appName: market === "india" ? "Layar Sample Loan" : "Layar Contoh Pinjaman",
      merchantNumber: market === "india" ? "SAMPLE-IN" : "SAMPLE-ID",
      userName: "13812345678",
      smsCode: "123456",
      invite_code: "i1",
      user_from: "u1",
      id: "77",
      app_from: "a1",
      utm_tag: "t1",
    });
    await expectScreen(page, "promotion-download");
    expect(page.url()).toContain("#/downloadTemplate?");
    for (const part of query.split("&")) expect(page.url()).toContain(part);
    await button(w.download).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("13812345678");
  });

  it("locks the sending for 60 seconds, over a reload too, and says so to a tap", async () => {
    const { page, captcha, field, button, hears } = visitor;
    await field(w.phone).fill("13812345678");
    await field(w.captcha).fill(await captcha());
    await button(w.send).click();
    await hears(w.sent);
    const sent: string[] = [];
    page.on("request", (request) => request.url().includes("get-sms") && sent.push(request.url()));
    const locked = button(/\d+ (s|dtk\))$/);
    await locked.click();
    await hears("do not resend the code repeatedly");
    await page.reload();
    await locked.click();
    await hears("do not resend the code repeatedly");
    expect(sent).toEqual([]);
  });

  it("keeps the number while the agreement is read", async () => {
    const { page, field, button } = visitor;
    await field(w.phone).fill("13812345678");
    await button(w.agreement).click();
    await expectScreen(page, "promotion-agreement");
    await page.goBack();
    await expectScreen(page, "promotion-register");
    expect(await digitsIn(field(w.phone))).toBe("13812345678");
  });

  it("sends a number that is registered already to the download", async () => {
    const { page, captcha, field, button, hears } = visitor;
    await field(w.phone).fill("13900000011");
    await field(w.captcha).fill(await captcha());
    await field(w.sms).fill("123456");
    await button(w.submit).click();
    await hears("already registered, please download the app and log in");
    await expectScreen(page, "promotion-download");
  });

  it("draws another picture when the captcha is wrong at the end, and says other refusals", async () => {
    const { page, pictures, captcha, field, button, hears } = visitor;
    await field(w.phone).fill("13812345678");
    await field(w.captcha).fill("zzzz");
    await field(w.sms).fill("123456");
    await button(w.submit).click();
    await hears(w.wrong);
    await expect.poll(() => pictures.length).toBe(2);
    await field(w.captcha).fill(await captcha());
    await field(w.sms).fill("9");
    await button(w.submit).click();
    await hears(market === "india" ? "The SMS code is wrong" : "Kode SMS salah");
    await expectScreen(page, "promotion-register");
  });

  it("shows the agreement of the template, and comes back", async () => {
    const { page, button } = visitor;
    await button(w.agreement).click();
    await expectScreen(page, "promotion-agreement");
    expect(page.url()).toContain(`#/agreementTemplate?`);
    await page.getByText(w.agreementBody, { exact: true }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.goBack();
    await expectScreen(page, "promotion-register");
  });
});
