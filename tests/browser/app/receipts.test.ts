// Nothing of a user is in a receipt, whatever a screen is made of.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeReceipt, shorten } from "../../../src/browser/app/receipts/receipt.ts";
import { describePage } from "../../../src/browser/app/reports/reports.ts";
import { openTestSession } from "../../support/session/open-session.ts";

const fits = new Ajv2020({ strict: false }).compile(JSON.parse(readFileSync("src/authoring/operate/reports/receipt.schema.json", "utf8")));

const personal = [
  "eyJhbGciOiJIUzI1NiJ9.e30.c2ln",
  "Rp 2.000.000",
  "081234567890",
  "4111111111111111",
  "https://app.example/?token=abc",
  "budi@example.com",
  "The collector called again",
  "बुधि SANTOSO",
  "317-502-110-485",
];

it("has no value, text, address or token, wherever one stands, and always fits its schema", async () => {
  const words = fc.oneof(fc.constantFrom(...personal), fc.string(), fc.string({ unit: "grapheme" }));
  const given = fc.record({
    shown: words,
    typed: words,
    account: words,
    by: words,
    screen: words,
    lang: words,
    release: words,
    market: words,
  });
  await fc.assert(
    fc.asyncProperty(given, fc.boolean(), async ({ shown, typed, account, by, screen, lang, release, market }, isCommit) => {
      const { module, session } = openTestSession({
        plan: {
          id: screen,
          state: { typed: { initial: typed } },
          body: [
            {
              widget: "text",
              id: "sum",
              props: { label: shown },
              live: { text: { $: [".", "state", "typed"] } },
              children: [{ widget: "text", id: "inner", props: { text: typed } }],
            },
          ],
        },
      });
      const seen = { module, store: session.store.getState(), disclosing: { sum: ["amount"] }, account, at: 1_795_000_000_000 };
      const page = describePage({ lang, dataset: { release, market } });
      const receipt = await makeReceipt(seen, { what: isCommit ? "commit" : "consent", by }, page);
      expect(fits(receipt), JSON.stringify(fits.errors)).toBe(true);
      const { at: _, plan: __, of: ___, all: ____, shown: _____, ...said } = receipt;
      for (const text of personal) expect(JSON.stringify(said)).not.toContain(text);
      expect(JSON.stringify(said)).not.toMatch(/\d{4}/);
    }),
  );
});

const page = describePage({ lang: "en-IN", dataset: { release: "abcdefghijkl-abcdefgh", market: "indonesia" } });
const openSeen = (disclosing: { readonly [node: string]: readonly string[] }) => {
  const { module: opened, session } = openTestSession({ plan: { id: "loan-confirm" } });
  const module = { ...opened, plan: { ...opened.plan, commits: { payV2: {}, pay2027: {} } } };
  return { module, store: session.store.getState(), disclosing, account: "C7", at: 1_795_000_000_000 };
};

it("names what the project names, whatever a name looks like", async () => {
  const seen = openSeen({ "agree-2027-terms": ["consent"] });
  for (const by of ["payV2", "pay2027"]) expect(await makeReceipt(seen, { what: "commit", by }, page)).toMatchObject({ by });
  const consent = await makeReceipt(seen, { what: "consent", by: "agree-2027-terms" }, page);
  expect([consent.by, fits(consent)]).toEqual(["agree-2027-terms", true]);
  expect(await makeReceipt(seen, { what: "commit", by: "agree-2027-terms" }, page)).toMatchObject({ by: "" });
});

it("has at most 400 bytes, however much a screen discloses", async () => {
  const names = ["amount", "annualRate", "charges", "coolingOff", "consent", "grievance", "penalty", "x".repeat(60)];
  const seen = openSeen({ all: names });
  const made = { ...(await makeReceipt(seen, { what: "commit", by: "payV2" }, page)), promotion: "T1" };
  const short = shorten(made);
  expect([JSON.stringify(made).length > 400, JSON.stringify(short).length <= 400]).toEqual([true, true]);
  // The longest names go, and what says everything together stays.
  expect(short).toEqual({ ...made, shown: short.shown });
  expect(Object.keys(made.shown)).toEqual(expect.arrayContaining(Object.keys(short.shown)));
  expect([short.shown["amount"], "x".repeat(60) in short.shown]).toEqual([made.shown["amount"], false]);
  const long = shorten({ ...made, by: "b".repeat(60), screen: "s".repeat(60), market: "m".repeat(60), promotion: "p".repeat(60) });
  expect(JSON.stringify(long).length).toBeLessThanOrEqual(400);
  expect(long).toEqual({ ...made, by: "b".repeat(60), screen: "", market: "m".repeat(60), shown: {}, promotion: undefined });
});
