import { describe, expect, it } from "vitest";
import { loadActionValidator } from "../../support/project/load-validator.ts";
import { malform } from "../../support/session/malformed.ts";

const order = { orderNo: "A1", productLogo: "", productName: "Loan", status: "Open", rows: [{ title: "a", value: "b" }], isShow: 1 };
const options = [{ title: "Fees", value: 1 }];
const good = {
  code: "00",
  data: { problemType: options, problemSonType: options, problemStatus: "1", orderDetail: order, orderList: [order] },
};

/** What is as good as another form of it: a value may be a number or a text, the status may be missing. */
const harmless = /^(nothing|null|a number) at data\.(problemStatus|\w+\.0\.value)$/;

describe("the validator of problemInitNew, which no screen uses yet", () => {
  it("refuses 60 broken responses and throws at none", async () => {
    const validate = await loadActionValidator("problemInitNew");
    const data = (text: string): unknown => JSON.parse(text).data;
    const variants = malform(good, 200).filter(({ name }) => name.includes(" at data") && !harmless.test(name));
    expect(variants.length).toBeGreaterThanOrEqual(60);
    expect(variants.filter(({ text }) => validate(data(text))).map(({ name }) => name)).toEqual([]);
    expect(validate(good.data)).toBe(true);
    expect("polluted" in {}).toBe(false);
  });
});
