import { describe, expect, it } from "vitest";
import { loadProject, writeResponseSchema } from "../../../src/authoring/compiler/index.ts";
import { writeScreenValidator, writeSilentValidator, writeValidator } from "../../../src/authoring/testing/validators/validator.ts";
import { readProjectFiles } from "../../../src/authoring/vite/index.ts";
import { loadValidator } from "../../support/project/load-validator.ts";

const { catalogue } = loadProject(readProjectFiles("."));

const compileResponse = (schema: unknown) => loadValidator(writeResponseSchema(catalogue, schema));

const detail = { $ref: "layar:entities/complaint#/$defs/OrderCard" };
const order = { orderNo: "A1", productLogo: "", productName: "Loan", status: "Open", rows: [{ title: "a", value: "b" }], isShow: 1 };

it("needs no module and generates no code", () => {
  const schemas = [...catalogue.actions.values()].flatMap(({ answer }) =>
    answer === undefined ? [] : [writeResponseSchema(catalogue, answer)],
  );
  const texts = [writeScreenValidator(), ...schemas.flatMap((schema) => [writeValidator(schema), writeSilentValidator(schema)])];
  expect(texts.filter((text) => /\brequire\(|\bimport\b|\beval\b|new Function/.test(text))).toEqual([]);
});

describe("a validator of responses", () => {
  it("accepts a response as described", async () => {
    expect((await compileResponse(detail))(order)).toBe(true);
  });

  it("lets further fields pass, at any depth", async () => {
    expect((await compileResponse(detail))({ ...order, more: 1, rows: [{ title: "a", value: "b", more: 1 }] })).toBe(true);
  });

  it("lets longer lists pass than an author may count on", async () => {
    const rows = Array.from({ length: 500 }, () => ({ title: "a", value: "b" }));
    expect((await compileResponse(detail))({ ...order, rows })).toBe(true);
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
    expect((await compileResponse(detail))(value)).toBe(false);
  });

  it("looks for a pattern that holds a brace", async () => {
    const accepts = await loadValidator({ type: "string", pattern: "^[0-9]{2,3}$" });
    expect([accepts("12"), accepts("1"), accepts("1234")]).toEqual([true, false, false]);
  });

  it("says where and what, and never the value", async () => {
    const validate = await compileResponse(detail);
    validate({ ...order, rows: [{ title: "a", value: 5 }] });
    expect(validate.errors).toMatchObject([{ instancePath: "/rows/0/value", keyword: "type" }]);
    expect(validate.errors?.flatMap((error) => Object.keys(error))).toEqual(["instancePath", "schemaPath", "keyword", "params"]);
    expect(validate.errors).toMatchObject([{ params: { type: "string" } }]);
  });

  it("names the location of one error among alternatives and after errors of a list", async () => {
    const validate = await compileResponse({
      type: "object",
      required: ["order", "rows", "name"],
      properties: {
        order: { oneOf: [detail, { const: "" }] },
        rows: { type: "array", items: detail },
        name: { type: "string" },
        free: {},
      },
    });
    expect(validate({ order: "", rows: [order], name: "A" })).toBe(true);
    expect(validate({ order, rows: [], name: "A", free: null })).toBe(true);
    expect(validate({ order: "", rows: [order, { ...order, status: 5 }], name: "A" })).toBe(false);
    expect(validate.errors).toMatchObject([{ instancePath: "/rows/1/status", keyword: "type" }]);
    expect(validate({ order: "none", rows: [], name: "A" })).toBe(false);
    expect(validate.errors?.[0]?.instancePath).toBe("/order");
    expect(validate({ order, rows: [], name: null })).toBe(false);
    expect(validate.errors).toMatchObject([{ instancePath: "/name", keyword: "type" }]);
  });

  it("gives the same verdict without a report", async () => {
    const silent = await loadValidator(writeResponseSchema(catalogue, detail), writeSilentValidator);
    expect(silent(order)).toBe(true);
    expect(silent({ ...order, rows: [{ title: "a", value: 5 }] })).toBe(false);
    expect(silent.errors).toEqual([{}]);
  });

  it("wants a field of any kind to be there when it is needed", async () => {
    const validate = await compileResponse({ type: "object", required: ["a"], properties: { a: {}, b: { type: "number" } } });
    expect([validate({ a: null }), validate({ a: 1, b: null }), validate({ b: 1 })]).toEqual([true, true, false]);
  });

  it("takes null for what may be missing", async () => {
    const validate = await compileResponse({
      type: "object",
      properties: { a: { type: "string" }, b: { enum: [1, 2] }, c: { oneOf: [{ type: "number" }, { const: "" }] } },
    });
    expect(validate({ a: null, b: null, c: null })).toBe(true);
    expect(validate({ a: 5 })).toBe(false);
  });

  it("counts characters as people do", async () => {
    const validate = await compileResponse({ type: "string", minLength: 2 });
    expect([validate("😀"), validate("😀😀")]).toEqual([false, true]);
  });
});
