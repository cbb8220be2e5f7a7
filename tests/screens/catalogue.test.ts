import { describe, expect, it } from "vitest";
import { isObject } from "../../src/core/json/index.ts";
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

/** Messages of branches for a code that have the words of the server and none of ours. */
function findBare(part: unknown, isOfCode = false): readonly unknown[] {
  if (Array.isArray(part)) return part.flatMap((inner) => findBare(inner, isOfCode));
  if (!isObject(part)) return [];
  const own = isOfCode && part["text"] === "{answer.message}" ? [part] : [];
  return [...own, ...Object.entries(part).flatMap(([name, inner]) => findBare(inner, isOfCode || name === "codes"))];
}

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

  it("has codes whose meaning every screen says in words of its own where the server has none", () => {
    expect([...project.screens.values()].flatMap(({ value }) => findBare(value))).toEqual([]);
  });
});
