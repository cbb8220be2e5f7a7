import { describe, expect, it } from "vitest";
import {
  checkExpression,
  describeType,
  findMismatch,
  readField,
  type Type,
  typeFromSchema,
  types,
  union,
} from "../../../src/core/expression/index.ts";

const definitions: Record<string, unknown> = {
  tree: {
    type: "object",
    properties: { name: { type: "string" }, children: { type: "array", items: { $ref: "tree" } } },
    required: ["name", "children"],
  },
  loop: { type: "array", items: { $ref: "loop" } },
};
const read = (schema: unknown): Type => typeFromSchema(schema, (ref) => definitions[ref]);
const field = (type: Type, name: string): string => describeType((type.obj && readField(type.obj, name)) ?? types.nothing);

describe("typeFromSchema", () => {
  const cases: readonly (readonly [unknown, string])[] = [
    [{ type: "string" }, "text"],
    [{ type: "string", format: "date" }, "a date"],
    [{ type: "string", format: "date-time" }, "a date"],
    [{ type: "string", format: "email" }, "text"],
    [{ type: "integer" }, "a number"],
    [{ type: "boolean" }, "yes/no"],
    [{ type: "null" }, "empty"],
    [{ type: ["string", "null"] }, "text or empty"],
    [{ type: "number", nullable: true }, "a number or empty"],
    [{ enum: ["174", "180"] }, "'174' or '180'"],
    [{ type: "string", enum: ["a", null] }, "'a'"],
    [{ const: 1 }, "1"],
    [{ type: "array", items: { type: "number" } }, "a list of numbers"],
    [{ prefixItems: [{ type: "number" }, { type: "string" }] }, "a list of numbers or text"],
    [{ type: "array" }, "a list of anything"],
    [{ properties: {} }, "an object"],
    [{ oneOf: [{ type: "string" }, { type: "number" }] }, "a number or text"],
    [{ anyOf: [{ enum: ["a"] }, { enum: ["b"] }] }, "'a' or 'b'"],
    [{ allOf: [{ type: ["string", "number"] }, { type: "string" }] }, "text"],
    [{ "x-opaque": "file" }, "a file"],
    [{}, "anything"],
    [true, "anything"],
    [undefined, "anything"],
    [{ not: { type: "string" } }, "anything"],
    [{ $ref: "loop" }, "a list of anything"],
  ];
  for (const [schema, words] of cases) it(`${JSON.stringify(schema)} is ${words}`, () => expect(describeType(read(schema))).toBe(words));

  it("lets a field that is not required be empty", () => {
    const type = read({ type: "object", properties: { a: { type: "string" }, b: { type: "string" } }, required: ["a"] });
    expect([field(type, "a"), field(type, "b"), field(type, "c")]).toEqual(["text", "text or empty", "nothing"]);
  });
  it("gives other fields the type of additionalProperties, or empty", () => {
    expect(field(read({ type: "object", additionalProperties: { type: "number" } }), "any")).toBe("a number or empty");
  });
  it("joins variants field by field", () => {
    const type = read({
      oneOf: [
        { properties: { kind: { const: "a" }, n: { type: "number" } }, required: ["kind", "n"] },
        { properties: { kind: { const: "b" } }, required: ["kind"] },
      ],
    });
    expect([field(type, "kind"), field(type, "n")]).toEqual(["'a' or 'b'", "a number or empty"]);
  });
  it("takes requirements beside variants as they are", () => {
    const type = read({ type: "object", properties: { a: { type: "string" } }, oneOf: [{ required: ["a"] }, { required: ["b"] }] });
    expect(field(type, "a")).toBe("text or empty");
  });
  it("follows recursive references as deep as an expression does", () => {
    const root = read({ $ref: "tree" });
    expect(checkExpression("root.children[0].children[0].name == 'a'", { roots: { root }, bare: {} }).errors).toEqual([]);
    expect(checkExpression("root.children[0].children[0].nam == 'a'", { roots: { root }, bare: {} }).errors).toHaveLength(1);
    expect(findMismatch(root, read({ $ref: "tree" }))).toBeNull();
  });
  it("counts what is not described", () => {
    const names = { roots: { data: read({ type: "object", properties: { a: {} }, required: ["a"] }) }, bare: {} };
    expect(checkExpression("data.a.b == 1 && data.a.c == 2", names).undescribed).toBe(2);
  });
});

describe("findMismatch", () => {
  const obj = types.obj({ a: types.num });
  const fits: readonly (readonly [string, Type, Type])[] = [
    ["literals in their kind", types.literal("a"), types.text],
    ["a smaller set", types.literal("a"), types.literal("a", "b")],
    ["more fields than wanted", types.obj({ a: types.num, b: types.text }), obj],
    ["a missing field that may be empty", obj, types.obj({ a: types.num, b: union(types.text, types.null) })],
    ["an empty list", types.list(types.nothing), types.list(types.text)],
    ["a date where text is wanted", types.date, types.text],
    ["a constant date", types.literal("2024-08-18"), types.date],
    ["anything", types.any, types.text],
    ["a file as a file", types.file, types.file],
  ];
  for (const [name, have, want] of fits) it(`accepts ${name}`, () => expect(findMismatch(have, want)).toBeNull());

  const misfits: readonly (readonly [Type, Type, string])[] = [
    [types.text, types.num, "the value is text, not a number"],
    [types.condition, types.bool, "the value may be empty"],
    [types.obj({ a: types.text }), obj, "`a` of the value is text, not a number"],
    [types.list(types.text), types.list(types.num), "an item of the value is text, not a number"],
    [types.obj({}, types.text), types.obj({}, types.num), "a field of the value is text, not a number"],
    [types.text, types.date, "the value is text, not a date"],
    [types.literal("soon"), types.date, "the value is text, not a date"],
    [types.obj({}), types.file, "the value is an object, not a file"],
    [types.file, obj, "the value is a file, not an object"],
    [types.literal(1, 2), types.literal(1), "the value can be 2, where only 1 fits"],
  ];
  for (const [have, want, words] of misfits) it(`says that ${words}`, () => expect(findMismatch(have, want)).toBe(words));
});

describe("union", () => {
  it("joins kind by kind", () => expect(union(types.num, types.text, types.null)).toEqual({ null: true, num: true, text: true }));
  it("is anything when one part is", () => expect(union(types.num, types.any)).toEqual(types.any));
  it("keeps a date a date", () =>
    expect([describeType(union(types.date, types.null)), describeType(union(types.date, types.text))]).toEqual([
      "a date or empty",
      "text",
    ]));
  it("gives up listing very many values", () => {
    const many = Array.from({ length: 201 }, (_, at) => types.literal(at));
    expect(describeType(union(...many))).toBe("a number");
  });
  it("names the first of a long list of values", () =>
    expect(describeType(types.literal(1, 2, 3, 4, 5, 6, 7, 8))).toBe("1, 2, 3, 4, 5, 6 and 2 more"));
});

describe("a condition", () => {
  const names = {
    roots: { data: types.obj({ note: union(types.text, types.null), other: union(types.text, types.null) }) },
    bare: {},
  };
  it.each([
    ["data.note == null ? '' : data.note"],
    ["data.note != null ? data.note : 'none'"],
    ["size(data.note) > 0 ? data.note : 'none'"],
    ["data.note != null && data.other != null ? data.note + data.other : ''"],
    ["data.note == null || data.other == null ? '' : data.other"],
    ["!(data.note == null) ? data.note : ''"],
  ])("says in `%s` what is never empty in its branches", (text) => {
    expect(checkExpression(text, names, types.text)).toMatchObject({ errors: [] });
  });

  it.each([
    ["data.note != null ? '' : data.note"],
    ["data.note != null || data.other != null ? data.note : ''"],
    ["data.note == null && data.other == null ? '' : data.other"],
    ["data.other == null ? '' : data.note"],
  ])("does not say so in `%s`", (text) => {
    expect(checkExpression(text, names, types.text).errors).toHaveLength(1);
  });
});
