// Nothing of a user is in a receipt, whatever a screen is made of.
import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, it } from "vitest";
import { makeReceipt } from "../../../src/browser/app/receipts/receipt.ts";
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
