/** Each screen speaks the language of the wording that the product's specification quotes on it; toasts may keep another. */
import { describe, expect, it } from "vitest";
import type { ScreenPlan } from "../../src/core/format/index.ts";
import { compileShipped, project } from "../support/project/shipped-screens.ts";

/** Wording that is fixed from outside, by screen and language. */
const quoted: { readonly [screen: string]: { readonly [language: string]: readonly string[] } } = {
  "complaint-type": { en: ["My complaints", "All"] },
  "complaint-new": { id: ["Semua", "Pilih jenis permasalahan"] },
  "complaint-details": { en: ["Process Result", "Please rate this service"] },
  "service-chat": { id: ["Terselesaikan", "Belum Terselesaikan", "Hubungi CS"] },
  "loan-details": { en: ["delay repay", "borrow more"] },
  "repayment-periods": { id: ["Detail Tagihan", "Belanja cicilan (nomor pesanan)", "Bayar semua total pembayaran", "Bayar Segera"] },
  "repayment-delay": { id: ["Detail Tagihan", "Biaya perpanjang tenor", "Bayar Segera"] },
  "repayment-virtual-account": { id: ["Pelunasan", "TELAH MEMBAYAR"] },
  ...Object.fromEntries(
    ["site-home", "site-about", "site-policy", "site-loan-terms", "site-user-agreement", "site-contact"].map((id) => [
      id,
      { en: ["Home", "About us", "Privacy Policy", "Loan Terms And Conditions", "Contact us"] },
    ]),
  ),
};
/** The longer documents, which are in English everywhere, and the page for testers. */
const alwaysEnglish = ["documents-privacy-policy", "documents-loan-agreement", "device-test-preview"];
/** Messages that are fixed from outside: they keep their language on every screen. */
const quotedMessages = [
  "Silakan pilih",
  "Silakan lengkapi informasinya",
  "Please fill in your comments and suggestions",
  "please select a payment bank card first",
  "please enter the correct verification code",
  "please enter the phone number correctly",
  "do not resend the code repeatedly",
  "do not submit the payment request repeatedly",
  "already registered, please download the app and log in",
  "verification code error",
  "processing failed",
  "failed to query card list",
];

const plans = [...compileShipped()];

function languageOf(plan: ScreenPlan): string {
  if (alwaysEnglish.includes(plan.id)) return "en";
  const languages = Object.keys(quoted[plan.id] ?? {});
  return (languages.length === 1 ? languages[0] : project.catalogue.markets.get(plan.market)?.languages[0]) ?? "";
}

describe.each(plans)("%s", (_name, plan) => {
  it("speaks the language of what is quoted on it", () => expect(plan.language).toBe(languageOf(plan)));

  it("shows each quoted wording as it is", () => {
    const written = JSON.stringify(plan);
    for (const wording of Object.values(quoted[plan.id] ?? {}).flat()) expect(written).toContain(JSON.stringify(wording));
  });

  it("keeps no other language but in quoted messages", () => {
    for (const text of Object.keys(plan.otherLanguages ?? {})) expect(quotedMessages).toContain(text);
  });
});

it("knows no screen that is gone", () => {
  const ids = plans.map(([, { id }]) => id);
  for (const id of [...Object.keys(quoted), ...alwaysEnglish]) expect(ids).toContain(id);
});
