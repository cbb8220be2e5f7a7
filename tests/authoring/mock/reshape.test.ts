import { describe, expect, it } from "vitest";
import { reshape } from "../../../src/authoring/mock/data/index.ts";

const book = {
  type: "object",
  required: ["title", "tags"],
  properties: {
    title: { type: "string", maxLength: 30 },
    note: { type: ["string", "null"] },
    tags: { type: "array", items: { type: "string" }, minItems: 1, maxItems: 3 },
    state: { enum: ["lent", "free"] },
  },
};
const schema = {
  type: "object",
  required: ["books", "next", "owner"],
  properties: {
    books: { type: "array", items: { $ref: "book" } },
    next: { anyOf: [{ type: "null" }, { type: "object", properties: {} }] },
    owner: { anyOf: [{ type: "number" }, { type: "string" }] },
    hint: { type: "string" },
  },
};
const resolve = (ref: string) => (ref === "book" ? book : undefined);
const data = {
  books: [{ title: "Emma", note: "Read it soon", tags: ["old", "new"], state: "lent" }],
  next: {},
  owner: "Jane",
  hint: "picture:emma.svg",
};

describe("another form of mock data", () => {
  it("has nothing that the schema does not need, and lists as short as they may be", () => {
    const inBooks = { type: "object", properties: { first: { $ref: "book" } }, required: ["first"] };
    expect(reshape(data, schema, { form: "empty", resolve })).toEqual({ books: [], next: null, owner: "Jane" });
    expect(reshape({ first: data.books[0] }, inBooks, { form: "empty", resolve })).toEqual({ first: { title: "Emma", tags: ["old"] } });
  });

  it("has long names, texts and lists, as far as the schema lets them", () => {
    const long = reshape(data, schema, { form: "long", resolve });
    const [first] = Object(long).books;
    expect(Object(long).books).toHaveLength(20);
    expect(first.title).toBe("Emmaemmaemmaemmaemmaemmaemmaem");
    expect(first.note).toHaveLength(120);
    expect(first.note).toMatch(/^Read it soon Read it soon /);
    expect(first.tags).toEqual(["old".repeat(20), "new".repeat(20), "old".repeat(20)]);
    expect(first.state).toBe("lent");
    expect(Object(long).owner).toMatch(/^Janejane/);
  });

  it.each(["L2001", "2026-11-02", "https://a.example/b", "picture:a.svg", "a@b.example", "PAID", "#a1b2c3", "order_1"])(
    "leaves %s, which is no wording",
    (text) => {
      expect(reshape(text, { type: "string" }, { form: "long", resolve })).toBe(text);
    },
  );

  it("is the same where no schema describes it", () => {
    expect(reshape(data, undefined, { form: "empty", resolve })).toBe(data);
    expect(reshape({ a: 1 }, { type: "string" }, { form: "empty", resolve })).toEqual({ a: 1 });
  });
});
