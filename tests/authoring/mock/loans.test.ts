import { describe, expect, it } from "vitest";
import { loadActionValidator } from "../../support/project/load-validator.ts";
import { openMockState } from "../../support/session/mock-state.ts";

const call = openMockState("http://layar.test");
const order = { productId: "P21", orderId: "L2001" };
const account = { ...order, payCode: "", pay_type: 1, is_default: 1, is_display: "", specific_num: "" };
const card = { orderId: "L2001", bankName: "", cardNo: "", bankCode: "", sendMsg: 1 };

describe("the state of loans", () => {
  it("responds with what the catalogue promises", async () => {
    const acceptsConfirm = await loadActionValidator("loanConfirmDetail");
    const acceptsDetails = await loadActionValidator("loanDetails");
    expect(acceptsConfirm((await call("loanConfirmDetail", { productId: "P22" })).data)).toBe(true);
    expect(acceptsDetails((await call("loanDetails", order)).data)).toBe(true);
  });

  it("shows a loan that was taken under review", async () => {
    const { lendDetailsUrl } = (await call("loanPush", { productId: "P21", amount: 15000, periods: 91, termUnit: "days" })).data;
    const orderId = new URL(lendDetailsUrl).searchParams.get("orderId");
    expect((await call("loanDetails", { productId: "P21", orderId })).data.orderStatus).toBe("21");
  });

  it("credits an account when the loan is read again, to the earliest periods", async () => {
    await call("generateVcode", { ...account, amount: "5455" });
    expect((await call("instalmentPlan", order)).data.repayWaitCount).toBe(3);
    await call("loanDetails", order);
    const { repayWaitDetail, repayYetDetail } = (await call("instalmentPlan", order)).data.repayPlanDetail;
    expect([repayWaitDetail.length, repayYetDetail.length, repayYetDetail[0].periodNo]).toEqual([2, 1, 1]);
  });

  it("settles a loan that is paid in full by card, after the code of the SMS", async () => {
    const { repayToken } = (await call("repaymentWay", { orderId: "L2001" })).data;
    const { needValid, repayRecordId } = (await call("repaymentCommit", { ...card, amount: "16365", cardId: "K1", repayToken })).data;
    expect(needValid).toBe(1);
    const confirm = { orderId: "L2001", repaymentRecordId: repayRecordId };
    expect((await call("repaymentConfirm", { ...confirm, verifyCode: "000000" })).code).toBe("800006");
    expect((await call("repaymentConfirm", { ...confirm, verifyCode: "123456" })).success).toBe(true);
    expect((await call("repaymentConfirm", { ...confirm, verifyCode: "123456" })).code).toBe("800005");
    expect((await call("loanDetails", order)).data).toMatchObject({ orderStatus: "200", isScore: 1 });
  });

  it("takes one payment for a token", async () => {
    const payment = { ...card, amount: "5455", cardId: "K2", repayToken: "T1" };
    expect((await call("repaymentCommit", payment)).data.needValid).toBe(0);
    expect((await call("repaymentCommit", payment)).code).toBe("800005");
    expect((await call("instalmentPlan", order)).data.repayWaitCount).toBe(2);
  });

  it("extends the term when the fee arrives", async () => {
    await call("generateVcode", { ...account, amount: "1637" });
    expect((await call("loanDetails", order)).data).toMatchObject({ orderStatus: "174", isDelay: "0" });
  });
});
