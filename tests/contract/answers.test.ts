import { describe, expect, it } from "vitest";
import { answerSchema } from "../../scripts/contract/answers.ts";
import { readSources } from "../../scripts/contract/read-schemas.ts";
import { browserValidator } from "../../scripts/contract/standalone.ts";

type Validate = ((value: unknown) => boolean) & { errors?: null | { instancePath: string; keyword: string }[] };

/** The validator as the browser gets it, loaded from its text. */
async function compileAnswer(schema: { readonly [keyword: string]: unknown }): Promise<Validate> {
  const code = browserValidator(answerSchema(schema, readSources(process.cwd())));
  const loaded: { validate: Validate } = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`);
  return loaded.validate;
}

const detail = { $ref: "layar:entities/complaint#/$defs/OrderCard" };
const order = { orderNo: "A1", productLogo: "", productName: "Loan", status: "Open", rows: [{ title: "a", value: "b" }], isShow: 1 };

describe("a validator of answers", () => {
  it("takes an answer as described", async () => {
    expect((await compileAnswer(detail))(order)).toBe(true);
  });

  it("lets further fields pass, at any depth", async () => {
    expect((await compileAnswer(detail))({ ...order, more: 1, rows: [{ title: "a", value: "b", more: 1 }] })).toBe(true);
  });

  it("lets longer lists pass than an author may count on", async () => {
    const rows = Array.from({ length: 500 }, () => ({ title: "a", value: "b" }));
    expect((await compileAnswer(detail))({ ...order, rows })).toBe(true);
  });

  it.each<[string, unknown]>([
    ["a missing field", { ...order, orderNo: undefined }],
    ["null in a needed field", { ...order, orderNo: null }],
    ["another kind", { ...order, rows: "none" }],
    ["another choice", { ...order, isShow: 2 }],
    ["a list", [order]],
    ["null", null],
    ["text", "order"],
  ])("refuses %s", async (_, value) => {
    expect((await compileAnswer(detail))(value)).toBe(false);
  });

  it("says where and what, and never the value", async () => {
    const validate = await compileAnswer(detail);
    validate({ ...order, rows: [{ title: "a", value: 5 }] });
    expect(validate.errors).toEqual([{ instancePath: "/rows/0/value", keyword: "type" }]);
  });

  it("takes null for what may be missing", async () => {
    const validate = await compileAnswer({
      type: "object",
      properties: { a: { type: "string" }, b: { enum: [1, 2] }, c: { oneOf: [{ type: "number" }, { const: "" }] } },
    });
    expect(validate({ a: null, b: null, c: null })).toBe(true);
    expect(validate({ a: 5 })).toBe(false);
  });

  it("counts characters as people do", async () => {
    const validate = await compileAnswer({ type: "string", minLength: 2 });
    expect([validate("😀"), validate("😀😀")]).toEqual([false, true]);
  });
});
