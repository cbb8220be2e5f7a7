import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { findViolations, overflow } from "../support/browser/violations.ts";
import { expectScreen, type Market, takeMarkets, type Visitor, visitorOfEachTest } from "../support/browser/visitor.ts";
import { takeTurn, turn } from "../support/run/thoroughness.ts";

const company = {
  india: [
    "Layar Sample Finance Limited",
    "1 Sample Road, Sample City 000000, India",
    "+910000000000",
    "service@example.com",
    "U00000XX0000PLC000000",
    "N-00.00000",
  ],
  indonesia: ["PT Layar Contoh Finansial", "Jalan Contoh 1, Kota Contoh 00000, Indonesia", "+620000000000", "layanan@example.com"],
};

const terms = {
  path: "/loanAgreement",
  screen: "documents-loan-agreement",
  lang: { india: "en", indonesia: "en" },
  headings: [
    "Loan terms and conditions",
    "Lender information",
    "Definitions",
    "Loan purpose",
    "Loan amount",
    "Loan term",
    "Prolongation",
    "Interest",
    "Late payment penalties",
    "Conditions precedent to release",
    "Full/partial/early repayment",
    "Full repayment",
    "Partial repayment",
    "Early repayment",
    "Representations and undertakings",
    "Default",
    "Indemnity",
    "Disclosure of information",
    "Set-off",
    "Review",
    "Notices",
    "Entire agreement",
    "Assignment",
    "Waiver",
    "Governing law",
    "Term of agreement",
  ],
  says: [
    /loan term is 91 to 365 days/,
    /loan decision within 1 day/,
    /credited within 1 to 3 calendar days after acceptance/,
    /new clients 1,000/,
    /repeat clients 800/,
    /Days 1-30 5% a day/,
    /Days 31-90 4% a day/,
    /From day 91 until repayment 2% a day/,
    /at least half of the loan term has passed, and not earlier than 7 calendar days after disbursement/,
    /only when all due interest and all late payment penalties are paid/,
    /name, birth date or address within 3 calendar days/,
    /7 business days' notice/,
    /within 10 days, what a judgment/,
    /an Indian national, over 18, have full legal capacity and have a permanent address/,
    /not a politically exposed person/,
    /for personal use only/,
    /signed the application by SMS/,
    /details of your bank account/,
    /photo of yourself with your identity document/,
    /loan decision has been confirmed by SMS or call/,
    /confirmed the promissory note/,
  ],
};

const privacy = {
  path: "/privacyPolicy",
  screen: "documents-privacy-policy",
  lang: { india: "en", indonesia: "en" },
  headings: [
    "Privacy policy",
    "Use of information",
    "Disclosure",
    "Cookies",
    "Data security",
    "Non-discrimination",
    "User rights",
    "Protection of minors",
    "Changes to the notice",
    "Contacts",
  ],
  says: [
    ..."gender, race, ethnicity, religion, origin, sexual orientation, disability, medical history, political opinion".split(", "),
    ..."Access, Correction, Erasure, Object, Restrict, Withdraw consent, Complain to an authority".split(", "),
    /cancel your account when there is no outstanding loan/,
    /you represent that you are of legal age/,
  ],
};

const about = {
  path: "/aboutUs",
  screen: "documents-about-us",
  lang: { india: "en", indonesia: "id" },
  headings: { india: ["About us", "The app", "The provider"], indonesia: ["Tentang kami", "Aplikasi", "Penyelenggara"] },
  says: {
    india: [/₹2,000 to ₹80,000 within 2 hours/, /salaried applicants earning ₹12,000 and above/, /Over 3 million users/],
    indonesia: [/Rp\s1\.000\.000 sampai Rp\s15\.000\.000/, /gaji tahunan Rp\s5\.000\.000 ke atas/],
  },
};

const repayment = {
  path: "/repaymentInstructions",
  screen: "repayment-instructions",
  lang: { india: "en", indonesia: "id" },
  headings: {
    india: ["How to repay", "Bank transfer", "Mobile banking", "Internet banking", "Branch", "UPI", "UPI app"],
    indonesia: ["Cara pembayaran", "Bank", "ATM", "MobileBank", "InternetBank", "Mini Market", "ALFAMART", "INDOMARET"],
  },
  says: { india: [/save the reference number/], indonesia: [/nomor virtual account/, /kasir ALFAMART/, /kasir INDOMARET/] },
};

interface Expected {
  readonly path: string;
  readonly screen: string;
  readonly lang: Readonly<Record<Market, string>>;
  readonly headings: readonly string[] | Readonly<Record<Market, readonly string[]>>;
  readonly says: readonly (string | RegExp)[] | Readonly<Record<Market, readonly (string | RegExp)[]>>;
}

const screens: readonly Expected[] = [terms, privacy, about, repayment];
const withoutCompany = repayment.screen;

const app = builtApp();

/** What is to be read, with every space alike; terms and values of a fact stand side by side. */
async function wordsOf({ page }: Visitor): Promise<string> {
  const texts = await page.locator("main :is(h1, h2, h3, p, li, dt, dd)").allTextContents();
  return texts.join(" ").replace(/\s+/g, " ");
}

describe.each(takeMarkets(1))("in %s", (market) => {
  const visitor = visitorOfEachTest(app, { market, width: 320, colorScheme: market === "india" ? "light" : "dark" });

  it.each(screens)("$screen has every heading and every fact, in its language", async ({ path, lang, headings, says, screen }) => {
    await visitor.open(path);
    await expectScreen(visitor.page, screen);
    expect(await visitor.page.locator("main").getAttribute("lang")).toBe(lang[market]);
    const wanted = "india" in headings ? headings[market] : headings;
    expect(await visitor.page.locator("h1, h2, h3").allTextContents()).toEqual(expect.arrayContaining([...wanted]));
    const words = await wordsOf(visitor);
    for (const fact of "india" in says ? says[market] : says) expect(words).toMatch(fact);
    if (screen !== withoutCompany) for (const fact of company[market]) expect(words).toContain(fact);
  });

  it.each(takeTurn(screens, 2))(`axe finds nothing in $screen, which fits 320 px with everything open, turn ${turn}`, async ({ path }) => {
    await visitor.open(path);
    for (const summary of await visitor.page.locator("summary").all()) if (await summary.isVisible()) await summary.click();
    expect(await findViolations(visitor.page)).toEqual([]);
    expect(await overflow(visitor.page)).toBe(0);
  });

  it.each(takeTurn(screens, 2, 1))(`$screen has a way back, home when the visit began here, turn ${turn}`, async ({ path }) => {
    await visitor.open(path);
    await visitor.page.locator("[data-node=header] button").click();
    await expectScreen(visitor.page, "site-home");
  });

  it("leads from about us to the documents and back", async () => {
    const { page, open } = visitor;
    for (const [node, screen] of [
      ["terms", "documents-loan-agreement"],
      ["privacy", "documents-privacy-policy"],
    ] as const) {
      await open("/aboutUs");
      await page.locator(`[data-node=${node}]`).click();
      await expectScreen(page, screen);
      await page.locator("[data-node=header] button").click();
      await expectScreen(page, "documents-about-us");
    }
  });

  it("leads from the payment instructions to a complaint", async () => {
    await visitor.open("/repaymentInstructions");
    await visitor.page.locator("[data-node=complain]").click();
    await expectScreen(visitor.page, "complaint-type");
  });

  it("leads from the contents of the terms to a section", async () => {
    const { page, open } = visitor;
    await open("/loanAgreement");
    const before = page.url();
    await page.locator("summary", { hasText: "Contents" }).click();
    await page.getByRole("link", { name: "Governing law" }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Governing law");
    expect(page.url()).toBe(before);
  });
});
