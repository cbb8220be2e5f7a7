import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { photo } from "../support/browser/photo.ts";
import { expectScreen, type Market, submitForm, tickBoxes, visitorOfEachTest } from "../support/browser/visitor.ts";
import { compileShipped } from "../support/project/shipped-screens.ts";

const form = "/complainPageNext?problemIndex=1&problemSonIndex=11&orderNo=L2001";
const app = builtApp();

const visitor = visitorOfEachTest(app);

const field = () => visitor.page.getByRole("textbox");
const addPhoto = async (count: number) => {
  await visitor.page.locator("input[type=file]").setInputFiles(photo);
  await visitor.page
    .locator("[data-node=images] li img")
    .nth(count - 1)
    .waitFor();
  await visitor.page.locator("[data-node=images] progress").waitFor({ state: "detached" });
};
const storedKeys = () => visitor.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("layar.")));

/** Gives the address by which the shell opens it, with the token of its account. */
async function openForm(): Promise<string> {
  const asked = visitor.page.waitForRequest((request) => request.isNavigationRequest());
  await visitor.open(form);
  return (await asked).url();
}

/** The limit of a market's own form; the plans that were agreed hold it to nine where no overlay says otherwise. */
function photosIn(market: Market): number {
  const images = compileShipped()
    .get(`complaint-form@${market}`)
    ?.body.find(({ id }) => id === "images");
  return Number(images?.props.max);
}

describe("the complaint form", () => {
  it("keeps the draft over a reload, over Back, and for the same complaint only", async () => {
    const { page, open } = visitor;
    await open(form);
    await field().fill("They called at night");
    await addPhoto(1);
    await page.reload();
    await expectScreen(page, "complaint-form");
    expect(await field().inputValue()).toBe("They called at night");
    expect(await page.locator("[data-node=images] li img").count()).toBe(1);
    await open("/complaint");
    await page.goBack();
    await expectScreen(page, "complaint-form");
    expect(await field().inputValue()).toBe("They called at night");
    await open("/complainPageNext?problemIndex=2&orderNo=L2003");
    expect(await field().inputValue()).toBe("");
  });

  it.each(["reload", "leave", "close", "hide"] as const)("keeps what was typed in the moment before a %s", async (end) => {
    const { page } = visitor;
    const address = await openForm();
    await field().focus();
    await page.keyboard.type("They called");
    // In one task with the last key, so that nothing was written for it yet.
    const text = await page.evaluate((how) => {
      const area = document.querySelector("textarea");
      area?.setRangeText("!", 11, 11, "end");
      area?.dispatchEvent(new InputEvent("input", { bubbles: true, data: "!", inputType: "insertText" }));
      const kept = Object.values(localStorage).join();
      if (how === "reload") location.reload();
      if (how === "leave") location.assign("/complaint");
      if (how === "hide") document.dispatchEvent(new Event("visibilitychange"));
      return kept;
    }, end);
    expect(text).not.toContain("called!");
    const isElsewhere = end === "close" || end === "hide";
    const next = isElsewhere ? await page.context().newPage() : page;
    if (end === "close") await page.close();
    if (end === "leave") await expectScreen(page, "complaint-type");
    if (end !== "reload") await next.goto(address);
    await expectScreen(next, "complaint-form");
    expect(await next.getByRole("textbox").inputValue()).toBe("They called!");
  });

  it("keeps what was typed before the page ended without a word", async () => {
    const { page } = visitor;
    const address = await openForm();
    await field().fill("They called");
    await expect.poll(storedKeys).toHaveLength(1);
    const crash = page.waitForEvent("crash");
    page.goto("chrome://crash").catch(() => {});
    await crash;
    const next = await page.context().newPage();
    await next.goto(address);
    expect(await next.getByRole("textbox").inputValue()).toBe("They called");
  });

  it("clears what it kept once the complaint is sent, and nothing of others", async () => {
    const { page, open } = visitor;
    await open(form);
    await page.evaluate(() => localStorage.setItem("other", "1"));
    await field().fill("They called at night");
    await submitForm(page);
    await expectScreen(page, "complaint-type");
    // What stays are the digests by which it is not sent twice.
    expect((await storedKeys()).filter((key) => !/^layar\.intent\.[^.]*\.problemSave\./.test(key))).toEqual([]);
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain("They called at night");
    expect(await page.evaluate(() => localStorage.getItem("other"))).toBe("1");
    await open(form);
    expect(await field().inputValue()).toBe("");
  });

  it("keeps the first 200 characters of what is pasted", async () => {
    const { page, open } = visitor;
    await open(form);
    await field().focus();
    await page.keyboard.insertText(`${"a".repeat(199)}bcd`);
    expect(await field().inputValue()).toBe(`${"a".repeat(199)}b`);
    await page.getByText("200/200", { exact: true }).waitFor();
  });

  it("takes as many photos as its market says, three in a row, and not one more", async () => {
    const { page, open } = visitor;
    const most = photosIn("india");
    await open(form);
    for (let count = 1; count <= most; count++) await addPhoto(count);
    expect(await page.locator("input[type=file]").count()).toBe(0);
    const tops = await page
      .locator("[data-node=images] li")
      .evaluateAll((tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top)));
    expect(tops.map((top) => [...new Set(tops)].indexOf(top))).toEqual(Array.from({ length: most }, (_, index) => Math.floor(index / 3)));
    await page.getByRole("button", { name: "Remove photo 3" }).click();
    expect(await page.locator("[data-node=images] li img").count()).toBe(most - 1);
    expect(await page.locator("input[type=file]").count()).toBe(1);
  });

  it("offers to send a refused photo again", async () => {
    const { page, open } = visitor;
    await open(`${form}&scenario=upload-once-refused`);
    await page.locator("input[type=file]").setInputFiles(photo);
    await page.getByRole("alert").getByText("The image is too large", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Retry" }).click();
    await page.locator("[data-node=images] progress").waitFor({ state: "detached" });
    expect(await page.getByRole("button", { name: "Retry" }).count()).toBe(0);
    await page.getByRole("button", { name: "Remove photo 1" }).waitFor();
  });

  it("keeps a refused photo where another language is chosen, and what is said of it no longer than the photo", async () => {
    const { page, open } = visitor;
    await open(`${form}&scenario=upload-refused`);
    await page.locator("input[type=file]").setInputFiles(photo);
    await page.getByRole("button", { name: "Retry" }).waitFor();
    await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await field().fill("They called at night");
    await submitForm(page);
    const help = page.locator("[data-node=images]").getByText("A photo was not uploaded");
    await help.waitFor();
    await page.getByRole("button", { name: "Remove photo 1" }).click();
    await help.waitFor({ state: "detached" });
    await page.getByRole("link", { name: "Bahasa Indonesia" }).click();
    await page.locator("html[lang=id]").waitFor();
  });

  it("sends a complaint once for any number of taps", async () => {
    const { page, open } = visitor;
    await open(`${form}&scenario=save-slow`);
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("problem-save") && calls.push(request.url()));
    await field().fill("They called at night");
    const submit = page.getByRole("button", { name: "Submit" });
    await tickBoxes(page);
    await submit.dispatchEvent("click");
    for (let tap = 0; tap < 5; tap++) await submit.dispatchEvent("click");
    await expectScreen(page, "complaint-type");
    expect(calls).toHaveLength(1);
  });

  it("stays usable with its text after save-refused", async () => {
    const { page, open } = visitor;
    const message = "You have complained about this order today";
    await open(`${form}&scenario=save-refused`);
    await field().fill("They called at night");
    for (const _ of [1, 2]) {
      await submitForm(page);
      await page.getByRole("alert").getByText(message, { exact: true }).waitFor();
      await page.locator("[data-node=refused]").getByText(message, { exact: true }).waitFor();
      await page.getByRole("alert").waitFor({ state: "detached" });
      expect(await page.locator("[data-node=refused]").isVisible()).toBe(true);
      expect(await field().inputValue()).toBe("They called at night");
    }
  });

  it.each(["save-offline", "save-html"])("keeps its text after %s, of which nobody knows, and sends nothing again", async (scenario) => {
    const { page, open } = visitor;
    await open(`${form}&scenario=${scenario}`);
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("problem-save") && calls.push(request.url()));
    await field().fill("They called at night");
    await submitForm(page);
    const unknown = page.locator("[data-node=unknown]");
    await unknown.getByText("We are checking your complaint", { exact: true }).waitFor();
    expect(await field().inputValue()).toBe("They called at night");
    expect(await page.getByRole("button", { name: "Submit" }).count()).toBe(0);
    await page.getByRole("button", { name: "Check now" }).waitFor();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["save-server-error", "complaint-type"],
    ["save-lost", "complaint-form"],
  ])("looks among the complaints after %s, and sends nothing meanwhile", async (scenario, next) => {
    const { page, open } = visitor;
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("problem-save") && calls.push(request.url()));
    await open(`${form}&scenario=${scenario}`);
    await field().fill("They called at night");
    await submitForm(page);
    await page.locator("[data-node=unknown]").waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Check now" }).click();
    await expectScreen(page, next);
    await page.locator("[data-node=unknown]").waitFor({ state: "detached" });
    expect(calls).toHaveLength(1);
  });

  it("waits for a photo that is still being sent", async () => {
    const { page, open } = visitor;
    await open(`${form}&scenario=upload-slow`);
    await field().fill("They called at night");
    await page.locator("input[type=file]").setInputFiles(photo);
    await page.locator("[data-node=images] progress").waitFor();
    await tickBoxes(page);
    const calls: string[] = [];
    page.on("request", (request) => request.url().includes("problem-save") && calls.push(request.url()));
    const submit = page.getByRole("button", { name: "Submit" });
    await submit.and(page.locator("[aria-disabled=true]")).waitFor();
    await submit.dispatchEvent("click");
    await page.locator("[data-node=images] progress").waitFor({ state: "detached" });
    expect(calls).toEqual([]);
    const saved = page.waitForRequest(/problem-save/);
    await submit.click();
    expect((await saved).postDataJSON()).toMatchObject({ problemImage: expect.stringMatching(/./) });
    await expectScreen(page, "complaint-type");
  });
});
