import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { hold } from "../support/browser/hold.ts";
import { expectScreen, type Market, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";
import { installShell } from "../support/session/shell.ts";

const app = builtApp();

/** The screen is in Indonesian in both markets, and so is what the service says on it. */
const spoken = {
  greeting: "Halo, saya asisten virtual. Ada yang bisa saya bantu?",
  tabs: ["Pembayaran", "Pinjaman", "Penagihan", "Akun"],
  question: "Bagaimana cara membayar?",
  deeper: "Biaya dan bunga",
  which: "Biaya mana yang Anda maksud?",
  late: "Biaya keterlambatan",
  rude: "Petugas tidak sopan",
  feedback: "Terima kasih atas masukan Anda.",
  poor: "Maaf atas ketidaknyamanan Anda. Kami akan memperbaikinya.",
  taken: "Terima kasih, pesan Anda sudah kami terima.",
};

const words = {
  india: { ...spoken, answer: "Buka detail pinjaman, lalu pilih Bayar. Anda dapat membayar dengan kartu atau transfer bank." },
  indonesia: { ...spoken, answer: "Buka detail pinjaman, lalu pilih Bayar. Anda dapat membayar lewat bank atau minimarket." },
} satisfies Record<Market, object>;

/** The screen's own wording is Indonesian in both markets, as its quoted buttons are. */
const frame = { field: "Pesan Anda", send: "Kirim", dialog: "Beri nilai layanan ini" };

describe.each(takeMarkets(0))("the chat in %s", (market) => {
  const word = words[market];
  const visitor = visitorOfEachTest(app, { market });

  const log = () => visitor.page.getByRole("log");
  const tab = (name: string) => visitor.page.getByRole("tab", { name, exact: true });
  const button = (name: string) => visitor.page.getByRole("button", { name, exact: true });
  const said = (text: string) => log().getByText(text, { exact: true }).waitFor();
  /** What the next record carries. */
  const nextRecord = async (act: () => Promise<void>): Promise<unknown> => {
    const [request] = await Promise.all([visitor.page.waitForRequest(/qa-record/), act()]);
    return request.postDataJSON();
  };

  const askFirst = async (path = "/intelligentCustomerService?orderNo=L2001") => {
    await visitor.open(path);
    await tab(word.tabs[0] ?? "").click();
    await button(word.question).click();
    await said(word.answer);
  };

  it("greets and shows four categories, none of them chosen", async () => {
    await visitor.open("/intelligentCustomerService");
    await said(word.greeting);
    const tabs = visitor.page.getByRole("tab");
    expect(await tabs.allTextContents()).toEqual(word.tabs);
    expect(await tabs.evaluateAll((all) => all.map((one) => one.getAttribute("aria-selected")))).toEqual(Array(4).fill("false"));
    expect(await tabs.locator("svg").count()).toBe(4);
  });

  it("opens the category that the address names, counted from 0, and asks for its questions", async () => {
    const { page, open } = visitor;
    const asked = page.waitForRequest(/get-qa-list.*pid=2/);
    await open("/intelligentCustomerService?selectedIndex=1&orderNo=L2001");
    expect(new URL((await asked).url()).searchParams.get("orderNo")).toBe("L2001");
    await button(word.deeper).waitFor();
    expect(await tab(word.tabs[1] ?? "").getAttribute("aria-selected")).toBe("true");
    const [, own] = await log().locator("p").allTextContents();
    expect(own).toContain(word.tabs[1]);
    expect(own).toContain("Anda");
  });

  it("shows that a reply is being written for as long as it is on its way, and lets no other question start", async () => {
    const { page, open } = visitor;
    await open("/intelligentCustomerService?selectedIndex=0");
    await button(word.question).waitFor();
    const release = await hold(page, /get-qa-list/);
    let asked = 0;
    await page.route(/get-qa-list/, (route) => {
      asked++;
      return route.fallback();
    });
    const sign = log().locator("> [aria-hidden=true]");
    expect(await sign.count()).toBe(0);
    await button(word.question).click();
    await sign.waitFor();
    expect(await log().getByText(word.answer, { exact: true }).count()).toBe(0);
    await tab(word.tabs[1] ?? "").click({ force: true });
    release();
    await said(word.answer);
    expect(await sign.count()).toBe(0);
    // Counted after the reply: the sign of writing comes before the request is seen here.
    expect(asked).toBe(1);
  });

  it("goes down level by level to the answer to a question", async () => {
    await visitor.open("/intelligentCustomerService?selectedIndex=1");
    await button(word.deeper).click();
    await said(word.which);
    await button(word.late).click();
    await button("Terselesaikan").waitFor();
    await button("Belum Terselesaikan").waitFor();
    expect(await nextRecord(() => button("Belum Terselesaikan").click())).toEqual({ orderNo: "", type: 2, value: 2, qaId: 231 });
    await said(word.feedback);
    // What was tapped is said by the borrower, who is offered a person.
    await expect.poll(() => log().getByText("Belum Terselesaikan", { exact: true }).count()).toBe(1);
    await button("Bicara dengan petugas").waitFor();
    expect(await button("Belum Terselesaikan").count()).toBe(0);
    expect(await visitor.page.getByRole("dialog").count()).toBe(0);
  });

  it("records that the answer to a question helped, and asks for stars", async () => {
    await askFirst();
    expect(await nextRecord(() => button("Terselesaikan").click())).toEqual({ orderNo: "L2001", type: 2, value: 1, qaId: 12 });
    const dialog = visitor.page.getByRole("dialog", { name: frame.dialog });
    const send = dialog.getByRole("button", { name: frame.send, exact: true });
    await send.click();
    const hint = dialog.locator("[data-widget=toast]");
    await hint.getByText("Silakan pilih", { exact: true }).waitFor();
    expect(await hint.getAttribute("role")).toBe("status");
    await dialog.getByRole("radio").nth(2).check({ force: true });
    expect(await nextRecord(() => send.click())).toEqual({ orderNo: "L2001", type: 3, value: 3, qaId: 12 });
    await dialog.waitFor({ state: "detached" });
    await said(word.poor);
    expect(await nextRecord(() => button("Bicara dengan petugas").click())).toMatchObject({ type: 1, qaId: 12 });
    await expectScreen(visitor.page, "service-customer");
  });

  it("asks the shell for a rating from four stars on", async () => {
    const { page } = visitor;
    const { messages } = await installShell(page);
    await askFirst();
    await button("Terselesaikan").click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("radio").nth(3).check({ force: true });
    expect(await nextRecord(() => dialog.getByRole("button", { name: frame.send, exact: true }).click())).toMatchObject({ value: 4 });
    await dialog.waitFor({ state: "detached" });
    await expect.poll(() => messages.map(({ action }) => action)).toContain("goRate");
    expect(await log().getByText(word.poor).count()).toBe(0);
  });

  it("hands over to a person where the server says so, with the order", async () => {
    await visitor.open("/intelligentCustomerService?selectedIndex=2&orderNo=L2001");
    expect(await nextRecord(() => button(word.rude).click())).toMatchObject({ orderNo: "L2001", type: 1, qaId: 32 });
    await expectScreen(visitor.page, "complaint-type");
    expect(new URL(visitor.page.url()).searchParams.get("orderNo")).toBe("L2001");
  });

  it("records the way to the service's contact, which is open even when the record fails", async () => {
    await askFirst("/intelligentCustomerService?orderNo=L2001&scenario=record-refused");
    expect(await nextRecord(() => button("Hubungi CS").click())).toMatchObject({ orderNo: "L2001", type: 1, qaId: 12 });
    await expectScreen(visitor.page, "service-customer");
  });

  it("sends what is written and shows the reply; nothing is sent without words", async () => {
    const { page, open } = visitor;
    await open("/intelligentCustomerService?orderNo=L2001");
    const field = page.getByRole("textbox", { name: frame.field });
    let calls = 0;
    page.on("request", (request) => {
      if (request.url().includes("qa-record")) calls++;
    });
    const isInert = () => button(frame.send).getAttribute("aria-disabled");
    for (const blank of ["", "   "]) {
      await field.fill(blank);
      expect(await isInert()).toBe("true");
      await button(frame.send).click({ force: true });
    }
    await field.fill(" When is it due? ");
    expect(await nextRecord(() => button(frame.send).click())).toEqual({ orderNo: "L2001", type: 4, value: "When is it due?", qaId: "" });
    await said(word.taken);
    await log().getByText("When is it due?").waitFor();
    expect(await field.inputValue()).toBe("");
    expect(await isInert()).toBe("true");
    expect(calls).toBe(1);
    await field.fill("By Enter");
    expect(await nextRecord(() => page.keyboard.press("Enter"))).toMatchObject({ value: "By Enter" });
  });

  it("keeps what is written when sending fails, and sends it on the next try", async () => {
    const { page, open } = visitor;
    await open("/intelligentCustomerService?scenario=record-refused-once");
    const field = page.getByRole("textbox", { name: frame.field });
    await field.fill("Please help");
    await button(frame.send).click();
    await page.getByRole("alert").getByText("Not taken", { exact: true }).waitFor();
    expect(await field.inputValue()).toBe("Please help");
    await button(frame.send).click();
    await said(word.taken);
    expect(await field.inputValue()).toBe("");
  });

  it("has the conversation and what is being written again after a reload, and starts over when it is opened again", async () => {
    const { page, open } = visitor;
    await open("/intelligentCustomerService?orderNo=L2001&selectedIndex=0");
    await page.getByRole("button", { name: word.question }).click();
    await page.getByText(word.answer, { exact: true }).waitFor();
    await page.getByRole("textbox", { name: frame.field }).fill("half a");
    const said = await page.getByRole("log").textContent();
    await page.reload();
    await expectScreen(page, "service-chat");
    await page.getByText(word.answer, { exact: true }).waitFor();
    expect(await page.getByRole("log").textContent()).toBe(said);
    expect(await page.getByRole("textbox", { name: frame.field }).inputValue()).toBe("half a");
    await page.getByRole("button", { name: "Terselesaikan", exact: true }).waitFor();
    await open("/intelligentCustomerService?orderNo=L2001");
    expect(await page.getByText(word.answer, { exact: true }).count()).toBe(0);
    expect(await page.getByRole("textbox", { name: frame.field }).inputValue()).toBe("");
  });

  it("says why a level cannot be shown, and lets the same question be asked again", async () => {
    const { page, open } = visitor;
    await open("/intelligentCustomerService?selectedIndex=0");
    await button(word.question).waitFor();
    await page.route(/get-qa-list/, (route) => route.abort());
    await button(word.question).click();
    await page.getByRole("alert").getByText("error", { exact: true }).waitFor();
    await page.unroute(/get-qa-list/);
    await button(word.question).click();
    await said(word.answer);
  });

  it("takes order and category of the new complaint page when the address has none", async () => {
    const { page, open } = visitor;
    await open("/complainNewPage?orderNo=L2006");
    await page.getByRole("group", { name: "Pilih jenis permasalahan" }).getByRole("button").nth(1).click();
    await expectScreen(page, "service-chat");
    const { searchParams } = new URL(page.url());
    expect([searchParams.get("selectedIndex"), searchParams.get("orderNo")]).toEqual(["1", "L2006"]);
    const asked = page.waitForRequest(/get-qa-list.*pid=2/);
    await open("/intelligentCustomerService");
    expect(new URL((await asked).url()).searchParams.get("orderNo")).toBe("L2006");
    await button(word.deeper).waitFor();
  });
});
