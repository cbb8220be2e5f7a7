/** The official site inside the app, in both markets. */
import { beforeEach, describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { findViolations, overflow } from "../support/browser/violations.ts";
import { expectScreen, takeMarkets, visitorOfEachTest } from "../support/browser/visitor.ts";

const screens = {
  "site-home": "/",
  "site-about": "/About",
  "site-policy": "/Policy",
  "site-loan-terms": "/Loan",
  "site-user-agreement": "/User",
  "site-contact": "/Contact",
};

const app = builtApp();

describe.each(takeMarkets(0))("in %s", (market) => {
  const visitor = visitorOfEachTest(app, { market, width: 320, colorScheme: market === "india" ? "light" : "dark" });
  beforeEach(async () => {
    await visitor.page.route("https://www.example.com/**", (route) =>
      route.fulfill({ contentType: "text/html", body: "<p>The policy</p>" }),
    );
  });
  const openApp = async (path: string) => {
    await visitor.open(path);
    await visitor.page.waitForSelector(`[data-screen][data-market=${market}][data-state=ready]:not([data-page])`);
  };

  it.each(Object.entries(screens))("%s fits 320 px and gives axe nothing to find", async (screen, path) => {
    await openApp(path);
    await expectScreen(visitor.page, screen);
    expect(await findViolations(visitor.page)).toEqual([]);
    expect(await overflow(visitor.page)).toBe(0);
  });

  it.each(["/Loan", "/Contact"])("has its own item of the menu of %s in view, with and without the app", async (path) => {
    const isInView = () =>
      visitor.page.locator("nav [aria-current]").evaluate((link) => {
        const { left, right } = link.getBoundingClientRect();
        const row = link.parentElement?.getBoundingClientRect();
        return row !== undefined && (left + right) / 2 > row.left && (left + right) / 2 < row.right;
      });
    await openApp(path);
    await expect.poll(isInView).toBe(true);
    await visitor.page.goto(app.origin + path);
    await expect.poll(isInView).toBe(true);
  });

  it("names the company in the footer", async () => {
    await openApp("/");
    const footer = await visitor.page.getByRole("contentinfo").textContent();
    const facts = {
      india: [
        "Layar Sample Finance Limited",
        "1 Sample Road",
        "+910000000000",
        "service@example.com",
        "U00000XX0000PLC000000",
        "N-00.00000",
      ],
      indonesia: ["PT Layar Contoh Finansial", "Jalan Contoh 1", "+620000000000", "layanan@example.com"],
    };
    for (const fact of facts[market]) expect(footer).toContain(fact);
  });

  it("calls the company and writes to it by links", async () => {
    await openApp("/Contact");
    const addresses = await visitor.page
      .locator("a[href^='tel:'],a[href^='mailto:']")
      .evaluateAll((all) => all.map((a) => a.getAttribute("href")));
    const [phone, mail] = { india: ["+910000000000", "service@example.com"], indonesia: ["+620000000000", "layanan@example.com"] }[market];
    expect(addresses).toEqual([`tel:${phone}`, `mailto:${mail}`, `tel:${phone}`, `mailto:${mail}`]);
  });

  it("keeps what the app handed over in the addresses of its links, but not the token", async () => {
    await visitor.open("/About?gid=G7&platform=ios");
    await visitor.page.waitForSelector(`[data-screen=site-about][data-market=${market}]:not([data-page])`);
    const href = await visitor.page.getByRole("link", { name: "Contact us" }).getAttribute("href");
    const { pathname, searchParams } = new URL(href ?? "", visitor.page.url());
    expect([pathname, Object.fromEntries(searchParams)]).toEqual([
      "/Contact",
      { market: market === "india" ? "1" : "2", gid: "G7", platform: "ios" },
    ]);
  });

  it("advertises what the market offers on the home page", async () => {
    await openApp("/");
    const words = ((await visitor.page.getByRole("main").textContent()) ?? "").replace(/\s/g, " ");
    const claims = {
      india: [/₹2,000 to ₹80,000 within 2 hours/, /₹12,000 and above/, /Over 3 million users/],
      indonesia: [/Rp 1\.000\.000 to Rp 15\.000\.000/, /annual salary of Rp 5\.000\.000 and above/],
    };
    for (const claim of claims[market]) expect(words).toMatch(claim);
  });

  it("shows on the home page what a loan costs, sums that add up, and the way to the app first", async () => {
    await openApp("/");
    const words = ((await visitor.page.locator("[data-node=example]").textContent()) ?? "").replace(/\s/g, " ");
    const sums = {
      india: ["₹16,365", "₹15,000", "₹450", "₹14,550", "₹1,365", "₹1,815", "50%"],
      indonesia: ["Rp 2.182.000", "Rp 2.000.000", "Rp 60.000", "Rp 1.940.000", "Rp 182.000", "Rp 242.000", "50%"],
    };
    for (const sum of sums[market]) expect(words).toContain(sum);
    const [first] = await visitor.page.getByRole("main").getByRole("link").allTextContents();
    expect(first).toBe("Get the app");
  });

  it("leads through the navigation without a reload, by keyboard too", async () => {
    const { page } = visitor;
    await openApp("/");
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    for (const [name, screen] of [
      ["About us", "site-about"],
      ["Privacy Policy", "site-policy"],
      ["Loan Terms And Conditions", "site-loan-terms"],
      ["Contact us", "site-contact"],
      ["Home", "site-home"],
    ] as const) {
      await page.getByRole("navigation").getByRole("link", { name, exact: true }).first().focus();
      await page.keyboard.press("Enter");
      await expectScreen(page, screen);
      expect(await page.locator("[data-screen]").getAttribute("data-market")).toBe(market);
    }
    expect(await page.evaluate(() => "isSame" in window)).toBe(true);
  });

  it("embeds the policy page without its scripts, and links to it", async () => {
    await openApp("/Policy");
    const frame = visitor.page.locator("iframe");
    expect(await frame.getAttribute("src")).toMatch(/^https:\/\/www\.example\.com\//);
    expect(await frame.getAttribute("sandbox")).toBe("");
    expect(await visitor.page.getByRole("link", { name: "Open: Privacy Policy" }).getAttribute("href")).toBe(
      await frame.getAttribute("src"),
    );
  });

  it("has the same terms as the loan agreement", async () => {
    await openApp("/Loan");
    const terms = await visitor.page.locator("[data-node=terms]").textContent();
    await visitor.open("/loanAgreement");
    expect(await visitor.page.locator("[data-node=terms]").textContent()).toBe(terms);
    expect(terms?.length).toBeGreaterThan(2000);
  });

  it("refuses a message that is not complete, and takes one that is without telling a server", async () => {
    const { page } = visitor;
    await openApp("/Contact");
    const posted: string[] = [];
    page.on("request", (request) => request.method() === "POST" && posted.push(request.url()));
    const send = page.getByRole("button", { name: "Send Message" });
    const fields = [
      ["Name", "Siti"],
      ["Email", "siti@example.com"],
      ["Message", "How do I pay?"],
    ] as const;
    for (const [name, text] of fields) {
      await send.click();
      await page.locator("[data-widget=toast]").getByText("Please provide complete information!").waitFor();
      await expect.poll(() => page.getByLabel(name, { exact: true }).evaluate((field) => field === document.activeElement)).toBe(true);
      await page.getByLabel(name, { exact: true }).fill(name === "Name" ? "   " : text);
      if (name === "Name") {
        await send.click();
        await page.locator("[data-widget=toast]").getByText("Please provide complete information!").waitFor();
        await page.getByLabel(name, { exact: true }).fill(text);
      }
    }
    await send.click();
    await page.getByText("Submit successfully!").waitFor();
    for (const [name] of fields) expect(await page.getByLabel(name, { exact: true }).inputValue()).toBe("");
    expect(await page.locator("[data-node=sent]").textContent()).toContain("How do I pay?");
    expect(await page.locator("[data-node=keep]").textContent()).toMatch(/Keep a copy of your message\. For a reply, write to .+@/);
    expect(posted).toEqual([]);
  });
});
