/** What the mock server says, in the language that a call asks for. */
import { describe, expect, it } from "vitest";
import { readMockProject } from "../../../src/authoring/mock/server/index.ts";
import { isContainer } from "../../../src/core/json/index.ts";
import { openMockState } from "../../support/session/mock-state.ts";

const call = openMockState("http://layar.test");
const loan = { productId: "P21", orderId: "L2001" };
const [india, indonesia] = ["1", "2"];

describe("a call", () => {
  it("gets a response in the language that was chosen, refusals too", async () => {
    expect((await call("loanDetails", loan, indonesia, "en")).data).toMatchObject({
      noticeStatusText: "Payment due",
      productName: "Dana Kilat",
      userOrderDetail: {
        detail: [{ text: "Amount due", value: "Rp\u00a0728.000" }, { text: "Loan amount", value: "Rp 2.000.000" }, {}, {}, {}],
      },
    });
    expect((await call("qaList", { orderNo: "", pid: 21 }, india, "en")).data.question.title_local).toMatch(/^The money arrives/);
    expect((await call("loanDetails", { ...loan, orderId: "L9" }, india, "id")).message).toBe("Pesanan tidak ditemukan");
  });

  it("gets the usual one where a browser asks for what its user reads", async () => {
    expect((await call("loanDetails", loan, indonesia)).data.noticeStatusText).toBe("Menunggu pembayaran");
    expect((await call("loanDetails", loan, indonesia, "fr")).data.noticeStatusText).toBe("Menunggu pembayaran");
  });

  it("speaks another language as soon as another one is chosen, of what was done before, too", async () => {
    await call("loanPush", { productId: "P21", amount: "2000000", periods: "91", termUnit: "hari" }, indonesia, "en");
    const made = { productId: "P21", orderId: "L4008" };
    expect((await call("loanDetails", made, indonesia, "en")).data.noticeStatusText).toBe("Under review");
    expect((await call("loanDetails", made, indonesia, "id")).data.noticeStatusText).toBe("Sedang ditinjau");
  });
});

/** What no user reads, and names, which are the same in every language. */
const staying = /^(widget|id|do|screen|kind|route|\$.*|bankName|name|productName|methods|email|templateId|.*[uU]rl|images?|url)$/;

function listSaid(value: unknown, name = ""): string[] {
  if (typeof value === "string")
    return staying.test(name) || !/\p{Ll}{2}/u.test(value) || /^[/{]|:\/\/|^layarapp:/.test(value) ? [] : [value];
  if (!isContainer(value)) return [];
  return Object.entries(value).flatMap(([part, inner]) => listSaid(inner, Array.isArray(value) ? name : part));
}

it("has every language for whatever the seeds say", () => {
  const { mock } = readMockProject(".");
  const known = new Set(mock.wording.flatMap((text) => Object.values(text)));
  const said = Object.values(mock.seeds).flatMap((files) => Object.values(files).flatMap((file) => listSaid(file)));
  expect(said.length).toBeGreaterThan(200);
  // A promotion that is refused whole.
  expect(said.filter((text) => !known.has(text) && text !== "Win" && text !== "javascript:alert(1)")).toEqual([]);
});
