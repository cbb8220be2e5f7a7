import { describe, expect, it } from "vitest";
import {
  type Checked,
  checkExpression,
  checkTemplate,
  createBuiltins,
  createCompiler,
  type Names,
  type PluralText,
  type Type,
  types,
  union,
} from "../../../src/core/expression/index.ts";
import { formats, reports } from "./support.ts";

const file = "screens/texts.json";

function source(pointer: string, text: string) {
  return { file, pointer, text };
}

function plural(name: string, count: string, tag: string, forms: { readonly [category: string]: string }): PluralText {
  const written = Object.entries(forms).map(([category, text]) => [category, source(`/${name}/${tag}/${category}`, text)]);
  return { count: source(`/${name}/count`, count), tag, forms: Object.fromEntries(written) };
}

const written = {
  pay: "Pay",
  greeting: "Hello {state.name}!",
  asked: "{texts.greeting} {texts.pay}?",
  name: "{state.name}",
  row: "{index + 1}. {item.title}",
  own: "{title}",
  list: "{data.orders}",
  spoilt: "Hello {state.nme}",
  open: "Hello {state.name",
  one: "{texts.two}",
  two: "{texts.three}",
  three: "{texts.one}",
  silent: "{state.name ?? 'you'}",
};

const names: Names = {
  roots: {
    state: types.obj({ name: union(types.text, types.null), images: types.list(types.text), n: types.num }),
    data: types.obj({ orders: types.list(types.obj({ title: types.text })) }),
  },
  bare: {},
  texts: {
    ...Object.fromEntries(Object.entries(written).map(([name, text]) => [name, source(`/${name}/en`, text)])),
    photos: plural("photos", "size(state.images)", "en", { one: "1 photo", other: "{size(state.images)} photos" }),
    zdjecia: plural("zdjecia", "state.n", "pl", {
      one: "1 zdjęcie",
      few: "{state.n} zdjęcia",
      many: "{state.n} zdjęć",
      other: "{state.n} zdjęcia",
    }),
    foto: plural("foto", "state.n", "id", { other: "{state.n} foto" }),
    named: plural("named", "state.name", "en", { one: "1", other: "2" }),
  },
};

function show(checked: Checked, scope: object): unknown {
  expect(checked.errors).toEqual([]);
  return createCompiler(createBuiltins(formats))(JSON.parse(JSON.stringify(checked.ast)))({ ...scope });
}

const fill = (text: string, scope: object = {}) => show(checkTemplate(text, names), scope);
const check = (text: string, more: Partial<Names> = {}, want?: Type) => checkTemplate(text, { ...names, ...more }, want);

describe("a text", () => {
  it("is spliced in where it is used, so that nothing of it is left for the borrower's device", () => {
    expect(check("{texts.pay}").ast).toBe("Pay");
    expect(check("{texts.pay} now").ast).toBe("Pay now");
    expect(check("{texts.asked}").ast).toEqual(check("Hello {state.name}! Pay?").ast);
    expect(checkExpression("state.n > 0 ? texts.pay : texts['greeting']", names).ast).toEqual([
      "?:",
      [">", [".", "state", "n"], 0],
      "Pay",
      ["cat", "Hello ", [".", "state", "name"], "!"],
    ]);
  });

  it("keeps the value of a lone placeholder", () => {
    expect(check("{texts.name}").type).toEqual(union(types.text, types.null));
    expect(check("{texts.list}").type.list).toBeDefined();
  });

  it("reads what its place reads", () => {
    const item = types.obj({ title: types.text });
    const inNode = check("{texts.row}", { roots: { ...names.roots, item, index: types.num } });
    expect(inNode.ast).toEqual(["cat", ["+", [".", "index"], 1], ". ", [".", "item", "title"]]);
    expect(fill("{data.orders.map(texts.own)}", { data: { orders: [{ title: "a" }, { title: "b" }] } })).toEqual(["a", "b"]);
    expect(check("{data.orders.map(title == '' ? texts.name : texts.own)}").reads).toEqual(["data.orders", "state.name"]);
  });

  it("is named by what contains it", () => {
    expect(check("{texts.asked}").texts.sort()).toEqual(["asked", "greeting", "pay"]);
    expect(check("Pay").texts).toEqual([]);
  });

  it("has the type that its place wants", () =>
    expect(reports("{texts.pay}", check("{texts.pay}", {}, types.num))).toEqual([
      {
        code: "wrong-kind",
        at: "texts.pay",
        says: "Expected a number, but `texts.pay` is 'Pay'. Write `number(texts.pay)`.",
        suggestion: "number(texts.pay)",
      },
    ]));

  it("may give a fallback that only some of its places reach", () =>
    expect(check("{texts.silent}", { roots: { state: types.obj({ name: types.literal("a") }) } }).errors).toEqual([]));
});

describe("errors of a text", () => {
  it("are reported where it is written", () => {
    expect(check("Dear {texts.spoilt}").errors).toEqual([
      {
        source: source("/spoilt/en", "Hello {state.nme}"),
        code: "unknown-field",
        message: "`state` has no field `nme`.",
        help: "Did you mean `name`?",
        suggestion: "name",
        subject: { kind: "field", name: "nme", of: "state", is: "missing", near: ["name"] },
        start: 13,
        end: 16,
      },
    ]);
    expect(check("{texts.open}").errors.map(({ code, source: at }) => [code, at?.pointer])).toEqual([["open-brace", "/open/en"]]);
  });

  it("include a cycle, which is reported in the text that closes it", () =>
    expect(check("{texts.one}").errors).toEqual([
      {
        source: source("/three/en", "{texts.one}"),
        code: "text-cycle",
        message: "The text contains itself: `one` → `two` → `three` → `one`.",
        subject: { kind: "type", name: "one", of: "text-cycle", is: "other" },
        start: 7,
        end: 10,
      },
    ]));

  it.each([
    ["{texts.pya}", "pya", "No text is named `pya`. Did you mean `pay`?"],
    ["{texts.constructor}", "constructor", "No text is named `constructor`. Write it in the texts of the screen."],
    ["{texts}", "texts", "`texts` is not a value by itself. Write `texts.` and the name of a text."],
    ["{texts[state.name]}", "texts", "`texts` is not a value by itself. Write `texts.` and the name of a text."],
  ])("%s is refused", (text, at, says) => {
    const found = reports(text, check(text));
    expect(found.map((each) => [each.code, each.at, each.says])).toEqual([["unknown-text", at, says]]);
  });

  it("hide nothing else of the expression", () =>
    expect(check("{texts.pya} {state.nme}").errors.map(({ code }) => code)).toEqual(["unknown-text", "unknown-field"]));

  it("include an item of that name, which would hide all texts", () =>
    expect(reports("{state.images.map(texts, texts)}", check("{state.images.map(texts, texts)}")).map(({ code }) => code)).toEqual([
      "name-taken",
    ]));
});

describe("a text that counts", () => {
  it.each([
    [[], "0 photos"],
    [["a"], "1 photo"],
    [["a", "b"], "2 photos"],
  ])("has the form of the number: %j", (images, shown) => expect(fill("{texts.photos}", { state: { images } })).toBe(shown));

  it.each([
    [1, "1 zdjęcie"],
    [3, "3 zdjęcia"],
    [5, "5 zdjęć"],
    [22, "22 zdjęcia"],
    [0.5, "0.5 zdjęcia"],
  ])("follows the rules of its language: %d", (n, shown) => expect(fill("{texts.zdjecia}", { state: { n } })).toBe(shown));

  it("asks for nothing in a language with one form", () => expect(check("{texts.foto}").ast).toEqual(check("{state.n} foto").ast));

  it("counts numbers only", () =>
    expect(check("{texts.named}").errors.map(({ message, source: at }) => [message, at?.pointer])).toEqual([
      ["The `count` of a text must be a number, but `state.name` is text.", "/named/count"],
    ]));

  it("has a function that authors cannot call", () =>
    expect(check("{plural(1, 'en')}").errors.map(({ code }) => code)).toEqual(["unknown-function"]));
});
