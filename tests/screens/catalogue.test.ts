import { describe, expect, it } from "vitest";
import { project } from "../support/project/shipped-screens.ts";

/** Endpoints that the product names without saying where they are. */
const named = [
  ["loginInit", "smsCodeSend", "voiceCode", "smsLogin", "logout", "homePage"],
  ["marketProductApply", "marketProductDetail", "marketProductPush"],
  ["personalInfoSave", "jobInfoSave", "extraInfoSave", "bankInfoSave", "certifyList", "orderList", "userMenu", "deleteUser", "cityList"],
  ["faqList", "surveySave", "installmentPlan", "installmentDetail", "verificationCodeGenerate", "utrSubmit"],
  ["marketGoogleScore", "eventSave", "imageUpload", "locationUpload", "deviceUpload", "contactsUpload", "fcmTokenUpload"],
  ["marketProblemList", "marketProblemSave", "marketProblemDetail", "marketProblemScore", "whatsappContact"],
].flat();

describe("the catalogue", () => {
  it("names every further endpoint, without an address and with code 0 for success", () => {
    const further = [...project.catalogue.actions].filter(([, { path }]) => path === undefined);
    expect(further.map(([name]) => name).sort()).toEqual([...named].sort());
    for (const [, { success }] of further) expect(success).toEqual({ code: "0" });
  });

  it("says of every action that commits a borrower what they must have seen", () => {
    const needs = [...project.catalogue.actions].flatMap(([name, action]) => (action.commits ? [[name, action.needs]] : []));
    expect(Object.fromEntries(needs)).toEqual({
      loanPush: ["amount", "fee", "consent"],
      repaymentCommit: ["amount"],
      repaymentConfirm: ["amount"],
      repaymentHuichao: ["amount"],
    });
  });
});
