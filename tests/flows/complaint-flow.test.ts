import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { photo } from "../support/browser/photo.ts";
import { expectScreen, type Market, submitForm, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();

const words = {
  india: {
    type: "Collection",
    other: "Fees and interest",
    subType: "Rude agent",
    repaid: "Salary Bridge",
    open: "In progress",
    list: "My complaints",
    reply: "within 3 weekdays",
  },
  indonesia: {
    type: "Penagihan",
    other: "Biaya dan bunga",
    subType: "Petugas tidak sopan",
    repaid: "Uang Teman",
    open: "Diproses",
    list: "Keluhan saya",
    reply: "dalam 3 hari kerja",
  },
} satisfies Record<Market, object>;

describe.each(takeMarkets(0))("the complaint flow in %s", (market) => {
  const word = words[market];

  const visitor = visitorOfEachTest(app, { market });

  it("leads from the type over the sub-type to the form, and the sent complaint to the list with its images", async () => {
    const { page, open } = visitor;
    await open("/complaint");
    expect(await page.locator("[data-screen]").getAttribute("data-market")).toBe(market);
    await page.getByRole("button", { name: word.type }).click();
    await page.getByRole("button", { name: word.subType }).click();
    await expectScreen(page, "complaint-form");
    expect(new URL(page.url()).searchParams.get("problemIndex")).toBe("1");
    expect(new URL(page.url()).searchParams.get("problemSonIndex")).toBe("12");
    expect(new URL(page.url()).searchParams.get("orderNo")).toBe("L2001");
    await page.getByText(word.type, { exact: true }).waitFor();
    await page.getByText(word.subType, { exact: true }).waitFor();
    await page.getByRole("textbox").fill("They shouted at me");
    await page.getByText("18/200").waitFor();
    for (const count of [1, 2]) {
      await page.locator("input[type=file]").setInputFiles(photo);
      await page.locator(`[data-node=images] li img >> nth=${count - 1}`).waitFor();
      await page.locator("[data-node=images] progress").waitFor({ state: "detached" });
    }
    await submitForm(page);
    await page.getByRole("dialog").getByText(word.reply).waitFor();
    await expectScreen(page, "complaint-type");
    await page.getByRole("button", { name: "My complaints" }).click();
    await expectScreen(page, "complaint-list");
    await page.getByRole("heading", { name: word.list }).waitFor();
    await page.getByText("They shouted at me").click();
    await expectScreen(page, "complaint-details");
    await page.getByText("They shouted at me").waitFor();
    await page.getByText("18/200").waitFor();
    expect(await page.locator("[data-node=images] img").count()).toBe(2);
    expect(await page.getByText("Process Result").count()).toBe(0);
  });

  it("leads straight from any other type to the form", async () => {
    const { page, open } = visitor;
    await open("/complaint");
    await page.getByRole("button", { name: word.other }).click();
    await expectScreen(page, "complaint-form");
    expect([...new URL(page.url()).searchParams.keys()].filter((name) => name.startsWith("problem"))).toEqual(["problemIndex"]);
  });

  it("refuses a complaint about collection for an order that does not take them", async () => {
    const { page, open } = visitor;
    await open("/complaint");
    await page.getByRole("button", { name: "All" }).click();
    await page.getByRole("radio", { name: word.repaid }).click({ force: true });
    await page.getByRole("button", { name: word.type }).click();
    await page.getByRole("alert").getByText("The selected order does not support sending collection types", { exact: true }).waitFor();
    expect(await page.getByRole("button", { name: word.subType }).count()).toBe(0);
    await page.getByRole("button", { name: word.other }).click();
    await expectScreen(page, "complaint-form");
    expect(new URL(page.url()).searchParams.get("orderNo")).toBe("L2006");
  });

  it("asks for words before it sends a complaint", async () => {
    const { page, open } = visitor;
    await open("/complainPageNext?problemIndex=2&orderNo=L2001");
    await page.getByRole("textbox").fill("   ");
    await submitForm(page);
    await page.getByRole("alert").getByText("Please fill in your comments and suggestions", { exact: true }).waitFor();
    expect(await page.getByRole("textbox").evaluate((element) => element === document.activeElement)).toBe(true);
    await expectScreen(page, "complaint-form");
  });

  it("keeps the chosen order on the way back from the form, and has the type page once when the complaint is sent", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await open("/complaint");
    await page.getByRole("button", { name: "All" }).click();
    await page.getByRole("radio", { name: word.repaid }).click({ force: true });
    await page.getByRole("button", { name: word.other }).click();
    await expectScreen(page, "complaint-form");
    await page.goBack();
    await page.locator("[data-node=order]").getByText(word.repaid).waitFor();
    await page.reload();
    await page.locator("[data-node=order]").getByText(word.repaid).waitFor();
    await page.getByRole("button", { name: word.other }).click();
    await expectScreen(page, "complaint-form");
    await page.getByRole("textbox").fill("Too dear");
    await submitForm(page);
    await expectScreen(page, "complaint-type");
    await page.goBack();
    await expectScreen(page, "complaint-list");
  });

  it("opens again with the order that the app names", async () => {
    const { page, open } = visitor;
    await open("/complaint?orderNo=L2001");
    await page.getByRole("button", { name: "All" }).click();
    await page.getByRole("radio", { name: word.repaid }).click({ force: true });
    await page.locator("[data-node=order]").getByText(word.repaid).waitFor();
    await open("/complaint?orderNo=L2001");
    expect(await page.locator("[data-node=order]").getByText(word.repaid).count()).toBe(0);
  });

  it("goes back to the type page in place of the form", async () => {
    const { page, open } = visitor;
    await open("/complaintList");
    await open("/complainPageNext?problemIndex=2&orderNo=L2001");
    await page.getByRole("textbox").fill("Too dear");
    await submitForm(page);
    await expectScreen(page, "complaint-type");
    await page.goBack();
    await expectScreen(page, "complaint-list");
  });
});
