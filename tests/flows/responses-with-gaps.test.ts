// A server that has nothing to say often says null. What a screen can be shown without does not keep the borrower from it.
import { describe, expect, it } from "vitest";
import { builtApp } from "../support/browser/built-app.ts";
import { visitorOfEachTest } from "../support/browser/visitor.ts";

const app = builtApp();

const visitor = visitorOfEachTest(app);

const loan = { orderStatus: "174", noticeStatusText: "Due", productName: "A", productLogo: "", userOrderDetail: { detail: [] }, inside: 1 };
const period = { periodNo: 1, totalAmount: 5000, amountText: "", canClick: 1, periodStatus: 500, repayDes: "", dueTime: "" };
const account = { amount: "5000", vcode: "8808", cardNo: "B1", payType: 1, payCode: "HDFC" };

describe("a response with null in place of a text or a list", () => {
  it.each([
    ["/loanDetails?orderId=L1", "loan-details/loan-details", { ...loan, noticeDesText: null, isDelay: null, isScore: null }, "Due"],
    ["/#/borrowDetail?orderId=L1", "loan-details/loan-details", { ...loan, noticeDesText: null }, "Due"],
    [
      "/repayment?orderId=L1",
      "loan-play-detail",
      { productName: "A", repayPlanDetail: { repayWaitDetail: [period], repayYetDetail: null }, repayWaitCount: null, note: null },
      "Bayar Segera",
    ],
    ["/that?amount=5000&orderId=L1", "generate-vcode", { ...account, payStep: null, specificNum: null }, "TELAH MEMBAYAR"],
    ["/#/payway?orderId=L1&amount=5000", "repayment-way", { alipay: 1, repayToken: "T", bankCards: null }, "Add a bank card"],
    [
      "/complainDetails?problemId=C1",
      "problem-detail",
      {
        type: "Charges",
        sonType: null,
        problemId: 7,
        content: "Too much",
        images: null,
        disposeDetail: null,
        disposeImages: null,
        isScore: null,
      },
      "Too much",
    ],
    ["/jointLoginError?id=1", "joint-login/fail", { message: "No such account", notice: null, list: [] }, "No such account"],
  ])("is shown on %s", async (path, call, data, shown) => {
    const { page, open } = visitor;
    const code = call === "joint-login/fail" ? 0 : "00";
    await page.route(`**/${call}?*`, (route) => route.fulfill({ json: { code, success: true, message: "", data } }));
    await open(path);
    await page.getByText(shown, { exact: true }).waitFor();
    expect(await page.locator("[data-screen]").textContent()).not.toMatch(/null|undefined/);
  });
});

describe("a template whose agreement has no title", () => {
  const template = {
    id: "T2",
    title: "",
    heroImage: "",
    headline: "Offer",
    highlights: [],
    buttonText: "Go",
    agreementTitle: "",
    agreementBody: "",
  };

  it.each([
    ["registerTemplate", "button", "User agreement"],
    ["agreementTemplate", "heading", "User agreement"],
  ] as const)("leaves on #/%s the built-in %s: %s", async (path, role, name) => {
    const { page, open } = visitor;
    await page.route("**/channel-template?*", (route) => route.fulfill({ json: { code: "0", message: "", data: template } }));
    await open(`/#/${path}?templateId=T2`);
    await page.getByRole(role, { name, exact: true }).waitFor();
  });
});

describe("a complaint whose number is a number", () => {
  it("is opened from the list", async () => {
    const { page, open } = visitor;
    const tabs = [{ title: "Open", list: [{ id: 77, time: "Now", type: "Charges", content: "Paid twice" }] }];
    await page.route("**/problem-list?*", (route) => route.fulfill({ json: { code: "00", message: "", data: { tabs } } }));
    await open("/complaintList");
    const asked = page.waitForRequest(/problem-detail/);
    await page.getByText("Paid twice", { exact: true }).click();
    expect((await asked).postDataJSON()).toEqual({ problemId: "77" });
  });
});
