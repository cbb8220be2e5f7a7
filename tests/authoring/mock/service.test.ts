import { describe, expect, it } from "vitest";
import { blankRegistration, openMockState, readCaptcha } from "../../support/session/mock-state.ts";

const origin = "http://layar.test";
const call = openMockState(origin);

describe("the state of service, products and promotions", () => {
  it("goes down the bot's questions, level by level", async () => {
    const { answerList } = (await call("qaList", { orderNo: "", pid: 0 })).data;
    expect(answerList.length).toBeGreaterThan(4);
    expect(answerList[0].answerList[0].title_local).toBe("Pembayaran saya belum tercatat");
    expect((await call("qaList", { orderNo: "", pid: 11 })).data).toEqual({
      question: { id: 11, title_local: "Pembayaran tercatat paling lambat 1 hari kerja. Simpan struk Anda." },
      answerList: [],
    });
    expect((await call("qaList", { orderNo: "", pid: 2 })).data.answerList[2].answerList).toMatchObject([{ id: 231 }, { id: 232 }]);
    expect((await call("qaList", { orderNo: "", pid: 404 })).code).toBe("05");
  });

  it("leads to a partner's page, or to one of the app", async () => {
    const apply = { module_id: 300, scene: "" };
    expect((await call("productApply", { ...apply, product_id: "602" })).data.url).toMatch(/^http:/);
    expect((await call("productApply", { ...apply, product_id: "603" })).data.url).toMatch(/^layarapp:/);
    expect((await call("productApply", { ...apply, product_id: "1" })).code).toBe("07");
  });

  it("registers a number once, with the captcha of the last picture and the code of the SMS", async () => {
    const { sid } = (await call("getSid")).data;
    const stale = await readCaptcha(origin, sid);
    const captcha = await readCaptcha(origin, sid);
    expect((await call("getSms", { phone: "13800000000", captcha: stale, sid })).code).toBe("101");
    expect((await call("getSms", { phone: "13800000000", captcha, sid })).code).toBe("0");
    const form = { ...blankRegistration, phone: "13800000000", sid };
    expect((await call("register", { ...form, capcode: stale, smsCode: "123456" })).code).toBe("-1");
    expect((await call("register", { ...form, capcode: captcha, smsCode: "1" })).code).toBe("12");
    expect((await call("register", { ...form, capcode: captcha, smsCode: "123456" })).code).toBe("0");
    expect((await call("register", { ...form, capcode: captcha, smsCode: "123456" })).code).toBe("11");
  });
});
